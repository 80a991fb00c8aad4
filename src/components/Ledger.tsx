import type { ReactNode } from 'react';
import { FallbackMark, VisibilityMark } from './ContentNotices';
import { foreign } from './foreign';
import { perLocale } from './format';
import type { Hidden } from './page-context';
import { useLocale, useStrings } from './strings';
import { Day } from './Time';

/** What every listing shows of a page. */
interface ListedSummary {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** ISO 8601 day. */
  readonly published: string;
  /** Language of title and description where it is not the page's. */
  readonly lang?: string;
  /** Set if it is not translated. */
  readonly fallback?: boolean;
  /** Set if production does not list it. */
  readonly hidden?: Hidden;
}

/** A post as a listing shows it. */
export interface PostSummary extends ListedSummary {
  readonly readingMinutes: number;
}

/** Kinds of change, as keepachangelog.com names them (without `deprecated`). */
export type ChangeKind = 'added' | 'changed' | 'fixed' | 'removed' | 'security';

/** A changelog entry as a listing shows it. */
export interface ChangelogSummary extends ListedSummary {
  /** At least one. */
  readonly kinds: readonly ChangeKind[];
  readonly version?: string;
}

interface LedgerProps {
  /** Level of the titles; 3 below a section's heading. */
  readonly level?: 2 | 3;
}

export interface PostListProps extends LedgerProps {
  readonly posts: readonly PostSummary[];
}

/** Posts, newest first: the day in the margin, title and description next to it. */
export function PostList({ posts, level = 2 }: PostListProps) {
  const t = useStrings('site');
  return (
    <ol className="ledger">
      {posts.map((post) => (
        <li key={post.path}>
          <div className="ledger-side">
            <Day date={post.published} />
            <span>{t('article.minutes', { count: post.readingMinutes })}</span>
          </div>
          <Summary summary={post} level={level} />
        </li>
      ))}
    </ol>
  );
}

const unitList = perLocale((tag) => new Intl.ListFormat(tag, { type: 'unit' }));

export interface ChangelogListProps extends LedgerProps {
  readonly entries: readonly ChangelogSummary[];
}

/** Changes, newest first: version and day in the margin, kind and title next to them. */
export function ChangelogList({ entries, level = 2 }: ChangelogListProps) {
  const t = useStrings('site');
  const list = unitList(useLocale());
  return (
    <ol className="ledger">
      {entries.map((entry) => (
        <li key={entry.path}>
          <div className="ledger-side">
            {entry.version !== undefined && <span className="version">{entry.version}</span>}
            <Day date={entry.published} />
          </div>
          <Summary summary={entry} level={level}>
            <p className="label">{list.format(entry.kinds.map((kind) => t(`change.${kind}`)))}</p>
          </Summary>
        </li>
      ))}
    </ol>
  );
}

interface SummaryProps extends Required<LedgerProps> {
  readonly summary: ListedSummary;
  /** Above the title. */
  readonly children?: ReactNode;
}

/** Title and description of a page in a list, marked where it is not translated or not public. */
export function Summary({
  summary: { path, title, description, lang, fallback, hidden },
  level,
  children,
}: SummaryProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div>
      {children}
      <Heading className="ledger-title">
        <a href={path} hrefLang={lang} {...foreign(lang)}>
          {title}
        </a>
        <FallbackMark fallback={fallback} />
        <VisibilityMark hidden={hidden} />
      </Heading>
      <p>
        <span {...foreign(lang)}>{description}</span>
      </p>
    </div>
  );
}
