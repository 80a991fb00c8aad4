import type { ReactNode } from 'react';
import { useStrings } from './strings';
import { TableOfContents, type Section } from './TableOfContents';

interface ArticleFrame {
  readonly title: string;
  readonly lede?: string;
  /** What stands in the margin beside the text: `ArticleMeta`, as a rule. */
  readonly meta?: ReactNode;
  /** Language and direction of the text where they are not the page's. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** In the reader's language, above the text. */
  readonly notice?: ReactNode;
  readonly toc?: readonly Section[];
  /** What follows the text. */
  readonly after?: ReactNode;
}

/** The text: compiled HTML, or children. */
type ArticleBody =
  { readonly html: string; readonly children?: never } | { readonly children: ReactNode; readonly html?: never };

/** A page of prose: heading, margin with facts and contents, text. */
export function Article({
  title,
  lede,
  meta,
  lang,
  dir,
  notice,
  toc = [],
  after,
  html,
  children,
}: ArticleFrame & ArticleBody) {
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
      {html !== undefined ? (
        <div className="prose" lang={lang} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <div className="prose" lang={lang} dir={dir}>
          {children}
        </div>
      )}
      {after}
    </article>
  );
}
