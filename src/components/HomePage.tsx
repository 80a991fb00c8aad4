import type { ReactNode } from 'react';
import type { Report } from '../brand/report/report';
import { pathTo } from '../site/routes';
import { ExampleFacets } from './home/ExampleFacets';
import { ExampleStory } from './home/ExampleStory';
import { FirstScreen, type ExampleScore } from './home/FirstScreen';
import { ChangelogList, PostList, type ChangelogSummary, type PostSummary } from './Ledger';
import { useLocale, useStrings } from './strings';

interface HomePageProps {
  readonly title: string;
  /** What Facet does, in one sentence. */
  readonly lede: string;
  /** What its reader should know of the text. */
  readonly notice?: ReactNode;
  /** What people ask, compiled. */
  readonly bodyHtml: string;
  /** The latest posts. */
  readonly posts: readonly PostSummary[];
  /** The latest changes. */
  readonly entries: readonly ChangelogSummary[];
  /** The report that shows what Facet does. */
  readonly example: Report;
  readonly scores: readonly ExampleScore[];
}

/** What Facet does, shown with an example; the field to do it with, what people ask, and what is new. */
export function HomePage({ notice, bodyHtml, posts, entries, ...first }: HomePageProps) {
  const t = useStrings('home');
  const pages = useStrings('pages');
  const locale = useLocale();
  return (
    <>
      {notice !== undefined && <div className="sheet">{notice}</div>}
      <FirstScreen {...first} />
      <ExampleFacets report={first.example} />
      <ExampleStory report={first.example} />
      <section className="sheet section">
        <h2 className="margin">{t('guide.title')}</h2>
        <p>
          {pages('guide.description')} <a href={pathTo(locale, 'guide')}>{t('guide.all')}</a>
        </p>
      </section>
      <section className="asked section">
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
