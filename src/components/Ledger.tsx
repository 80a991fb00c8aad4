import { DEFAULT_LOCALE } from '../site/locales';
import { Day } from './Time';
import { foreign } from './foreign';
import { perLocale } from './formatters';
import { languageName } from './language-name';
import type { Hidden } from './page-context';
import { useLocale, useStrings } from './strings';
import { VisibilityMark } from './ContentNotices';

/** A post as a listing shows it. */
export interface PostSummary {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** ISO 8601 day. */
  readonly published: string;
  /** Language of title and description where it is not the page's. */
  readonly lang?: string;
  /** Set where the post is not translated. */
  readonly fallback?: boolean;
  /** Set where production does not list it. */
  readonly hidden?: Hidden;
  readonly readingMinutes: number;
}

export interface PostListProps {
  readonly posts: readonly PostSummary[];
  /** Level of the titles; 3 below a section's heading. */
  readonly level?: 2 | 3;
}

/** Posts, newest first: the day in the margin, title and description beside it. */
export function PostList({ posts, level = 2 }: PostListProps) {
  const t = useStrings('site');
  const locale = useLocale();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className="ledger">
      {posts.map((post) => (
        <li key={post.path}>
          <div className="ledger-side">
            <Day date={post.published} />
            <span>{t('article.minutes', { count: post.readingMinutes })}</span>
          </div>
          <div>
            <Heading className="ledger-title">
              <a href={post.path} hrefLang={post.lang} {...foreign(post.lang)}>
                {post.title}
              </a>
              {post.fallback && (
                <small> {t('language.textIn', { language: languageName(locale, DEFAULT_LOCALE) })}</small>
              )}
              <VisibilityMark hidden={post.hidden} />
            </Heading>
            <p>
              <span {...foreign(post.lang)}>{post.description}</span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Kinds of change, as keepachangelog.com names them (without `deprecated`). */
export type ChangeKind = 'added' | 'changed' | 'fixed' | 'removed' | 'security';

/** A changelog entry as a listing shows it. */
export interface ChangelogSummary {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** ISO 8601 day. */
  readonly published: string;
  /** At least one. */
  readonly kinds: readonly ChangeKind[];
  readonly version?: string;
  /** Language of title and description where it is not the page's. */
  readonly lang?: string;
  /** Set where the entry is not translated. */
  readonly fallback?: boolean;
  /** Set where production does not list it. */
  readonly hidden?: Hidden;
}

export interface ChangelogListProps {
  readonly entries: readonly ChangelogSummary[];
  /** Level of the titles; 3 below a section's heading. */
  readonly level?: 2 | 3;
}

/** Changes, newest first: version and day in the margin, kind and title beside them. */
const unitList = perLocale((tag) => new Intl.ListFormat(tag, { type: 'unit' }));

export function ChangelogList({ entries, level = 2 }: ChangelogListProps) {
  const t = useStrings('site');
  const locale = useLocale();
  const list = unitList(locale);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className="ledger">
      {entries.map((entry) => (
        <li key={entry.path}>
          <div className="ledger-side">
            {entry.version !== undefined && <span className="version">{entry.version}</span>}
            <Day date={entry.published} />
          </div>
          <div>
            <p className="label">{list.format(entry.kinds.map((kind) => t(`change.${kind}`)))}</p>
            <Heading className="ledger-title">
              <a href={entry.path} hrefLang={entry.lang} {...foreign(entry.lang)}>
                {entry.title}
              </a>
              {entry.fallback && (
                <small> {t('language.textIn', { language: languageName(locale, DEFAULT_LOCALE) })}</small>
              )}
              <VisibilityMark hidden={entry.hidden} />
            </Heading>
            <p>
              <span {...foreign(entry.lang)}>{entry.description}</span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
