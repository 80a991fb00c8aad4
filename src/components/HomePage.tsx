import type { ReactNode } from 'react';
import type { Report } from '../brand/report/report';
import { pathTo } from '../site/routes';
import { Examples, type ShownExample } from './home/Examples';
import { FirstScreen } from './home/FirstScreen';
import { Questions } from './home/Questions';
import { Summary, type PostSummary } from './Ledger';
import { useLocale, useStrings } from './strings';

interface HomePageProps {
  readonly title: string;
  /** What its reader should know of the text. */
  readonly notice?: ReactNode;
  /** What people ask, compiled. */
  readonly bodyHtml: string;
  /** The latest posts. */
  readonly posts: readonly PostSummary[];
  /** The report that shows what Facet does. */
  readonly example: Report;
  readonly examples: readonly ShownExample[];
}

/** What Facet does, shown with an example; the field to do it with, what it asks, where to learn, and what people ask. */
export function HomePage({ title, notice, bodyHtml, posts, example, examples }: HomePageProps) {
  const t = useStrings('home');
  return (
    <>
      {notice !== undefined && <div className="sheet">{notice}</div>}
      <FirstScreen title={title} example={example} />
      <Questions checks={example.checks.length} />
      <Examples examples={examples} />
      <Learn posts={posts} />
      <section className="sheet section">
        <details className="asked">
          <summary>
            <h2>{t('asked')}</h2>
          </summary>
          <div className="prose" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        </details>
      </section>
    </>
  );
}

/** The latest posts, and the ways to all of them and to the guide. */
function Learn({ posts }: Pick<HomePageProps, 'posts'>) {
  const t = useStrings('home');
  const locale = useLocale();
  return (
    <section className="sheet section">
      <div className="margin">
        <h2>{t('learn.title')}</h2>
        <p>
          <a href={pathTo(locale, 'guide')}>{t('learn.guide')}</a>
        </p>
        <p>
          <a href={pathTo(locale, 'posts')}>{t('learn.posts')}</a>
        </p>
      </div>
      <ul className="thirds">
        {posts.map((post) => (
          <li key={post.path}>
            <Summary summary={post} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
