import type { ReactNode } from 'react';
import { DIMENSION_IDS } from '../brand/report';
import { pathTo } from '../site/routes';
import { LeadingAddressForm } from './LeadingAddressForm';
import { ChangelogList, PostList, type ChangelogSummary, type PostSummary } from './Ledger';
import { Gem } from './Gem';
import { useLocale, useStrings } from './strings';

interface HomePageProps {
  /** What Facet does, in one sentence. */
  readonly title: string;
  readonly lede: string;
  /** What its reader should know of the text. */
  readonly notice?: ReactNode;
  /** The page's own text, compiled. */
  readonly bodyHtml: string;
  /** The latest posts. */
  readonly posts: readonly PostSummary[];
  /** The latest changes. */
  readonly entries: readonly ChangelogSummary[];
  /** A real report. */
  readonly example?: ReactNode;
}

/** What Facet does, the field to do it with, how it measures, and what is new. */
export function HomePage({ title, lede, notice, bodyHtml, posts, entries, example }: HomePageProps) {
  const t = useStrings('home');
  const locale = useLocale();
  return (
    <>
      {notice !== undefined && <div className="sheet">{notice}</div>}
      <section className="hero">
        <div>
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          <LeadingAddressForm />
        </div>
        <figure className="specimen">
          <Gem
            size={360}
            numbered
            label={t('gem.label')}
            facets={DIMENSION_IDS.map((id) => ({ id, state: 'assessed', value: 1000 }))}
          />
          <figcaption>{t('gem.caption')}</figcaption>
        </figure>
      </section>
      {example !== undefined && (
        <section className="sheet section">
          <h2 className="margin">{t('example.title')}</h2>
          <div>
            {example}
            <p className="hint">{t('example.note')}</p>
          </div>
        </section>
      )}
      <section className="sheet section">
        <h2 className="margin">{t('dimensions.title')}</h2>
        <ol className="dimensions">
          {DIMENSION_IDS.map((id) => (
            <li key={id}>
              <h3>{t(`dimensions.${id}.name`)}</h3>
              <p>{t(`dimensions.${id}.question`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="sheet section">
        <div className="prose" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      </section>
      <section className="sheet section">
        <h2 className="margin">{t('posts.title')}</h2>
        <PostList posts={posts} level={3} />
        <p>
          <a href={pathTo(locale, 'posts')}>{t('posts.all')}</a>
        </p>
      </section>
      <section className="sheet section">
        <h2 className="margin">{t('changes.title')}</h2>
        <ChangelogList entries={entries} level={3} />
        <p>
          <a href={pathTo(locale, 'changelog')}>{t('changes.all')}</a>
        </p>
      </section>
    </>
  );
}
