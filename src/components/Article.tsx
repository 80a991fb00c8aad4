import type { ReactNode } from 'react';
import { useStrings } from './strings';

interface ArticleProps {
  readonly title: string;
  readonly lede?: string;
  /** What is in the margin next to the text: `ArticleMeta`, as a rule. */
  readonly meta?: ReactNode;
  /** Language and direction of the text where they are not the page's. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** In the reader's language, above the text. */
  readonly notice?: ReactNode;
  readonly toc?: readonly Section[];
  /** The text, compiled. */
  readonly html: string;
  /** What follows the text. */
  readonly after?: ReactNode;
}

/** A page of prose: heading, margin with facts and contents, text. */
export function Article({ title, lede, meta, lang, dir, notice, toc = [], after, html }: ArticleProps) {
  const t = useStrings('site');
  return (
    <article className="sheet">
      {notice}
      <div className="page-header" lang={lang} dir={dir}>
        <h1>{title}</h1>
        {lede !== undefined && <p className="lede">{lede}</p>}
      </div>
      {(meta !== undefined || toc.length > 0) && (
        <div className="margin">
          {meta}
          {toc.length > 0 && <TableOfContents label={t('article.contents')} sections={toc} {...(lang && { lang })} />}
        </div>
      )}
      <div className="prose" lang={lang} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />
      {after}
    </article>
  );
}

/** A heading of the text that can be linked to. */
export interface Section {
  readonly id: string;
  readonly text: string;
  /** Level of the heading. */
  readonly depth: 2 | 3;
}

interface TableOfContentsProps {
  readonly label: string;
  readonly sections: readonly Section[];
  /** Language of the headings where it is not the page's. */
  readonly lang?: string;
}

/** Links to the sections of a text. */
export function TableOfContents({ label, sections, lang }: TableOfContentsProps) {
  return (
    <nav className="toc" aria-label={label}>
      <p className="label">{label}</p>
      <ol lang={lang}>
        {sections.map((section) => (
          <li key={section.id} className={section.depth === 3 ? 'toc-deeper' : undefined}>
            <a href={`#${section.id}`}>
              <bdi>{section.text}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
