import type { ReactNode } from 'react';
import { FEED_FORMATS, FEED_NAMES, FEED_TYPES, feedPath, type FeedSection } from '../site/feeds';
import { writtenLocale } from '../site/locales';
import { pathTo } from '../site/routes';
import { ChangelogList, PostList, type ChangelogListProps, type PostListProps } from './Ledger';
import { PageHeader } from './PageHeader';
import { Pagination, type PaginationProps } from './Pagination';
import { useLocale, useStrings } from './strings';

interface PostsPageProps extends Pick<PostListProps, 'posts'>, Pick<TagNavProps, 'tags'>, PaginationProps {
  /** The search of all articles, above the list. */
  readonly search?: ReactNode;
}

/** The listing of posts, one page of it. */
export function PostsPage({ posts, page, pages, hrefOf, search, tags }: PostsPageProps) {
  const t = useStrings('site');
  return (
    <div className="sheet">
      <PageHeader
        title={page === 1 ? t('listing.posts.title') : t('listing.posts.titleOfPage', { n: page })}
        lede={t('listing.posts.lede')}
      />
      {search !== undefined && <div className="search">{search}</div>}
      <TagNav tags={tags} />
      <PostList posts={posts} />
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      <FeedLinks section="posts" />
    </div>
  );
}

/** The changelog, one page of it. */
export function ChangelogPage({ entries, page, pages, hrefOf }: Pick<ChangelogListProps, 'entries'> & PaginationProps) {
  const t = useStrings('site');
  return (
    <div className="sheet">
      <PageHeader
        title={page === 1 ? t('listing.changelog.title') : t('listing.changelog.titleOfPage', { n: page })}
        lede={t('listing.changelog.lede')}
      />
      <ChangelogList entries={entries} />
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      <FeedLinks section="changelog" />
    </div>
  );
}

interface TagPageProps extends Pick<PostListProps, 'posts'>, TagNavProps {
  /** One sentence on what is listed. */
  readonly lede: string;
  /** Heading that names the tag: the page's title. */
  readonly title: string;
}

/** Everything with one tag, on one page. */
export function TagPage({ title, lede, posts, tags, current }: TagPageProps) {
  const t = useStrings('reading');
  return (
    <div className="sheet">
      <PageHeader title={title} lede={lede} />
      <TagNav tags={tags} {...(current !== undefined && { current })} />
      <p className="count">{t('posts', { count: posts.length })}</p>
      <PostList posts={posts} />
    </div>
  );
}

interface AuthorPageProps extends Pick<PostListProps, 'posts'> {
  readonly name: string;
  /** One or two sentences on who that is. */
  readonly about: string;
}

/** Who an author is, and everything they wrote, on one page. */
export function AuthorPage({ name, about, posts }: AuthorPageProps) {
  const t = useStrings('reading');
  return (
    <div className="sheet">
      <PageHeader title={name} lede={about} />
      <p className="count">{t('posts', { count: posts.length })}</p>
      <PostList posts={posts} />
    </div>
  );
}

interface TagNavProps {
  /** Every tag that has a post, named in the reader's language. */
  readonly tags: readonly { readonly name: string; readonly path: string }[];
  /** Path of the page it stands on, where that is a tag's. */
  readonly current?: string;
}

/** Links to the listings by tag. */
function TagNav({ tags, current }: TagNavProps) {
  const t = useStrings('reading');
  if (tags.length === 0) return null;
  return (
    <nav className="tag-nav" aria-label={t('tags')}>
      <p className="label">{t('tags')}</p>
      <ul className="tags">
        {tags.map(({ name, path }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Below a listing: the feeds that carry its entries, one for each format. */
export function FeedLinks({ section }: { readonly section: FeedSection }) {
  const t = useStrings('site');
  // Pseudo-locales have no feeds.
  const folder = pathTo(writtenLocale(useLocale()), section);
  return (
    <div className="feeds">
      <span id="feeds">{t('feeds.label')}</span>
      <ul aria-labelledby="feeds">
        {FEED_FORMATS.map((format) => (
          <li key={format}>
            <a href={feedPath(folder, format)} type={FEED_TYPES[format]}>
              <bdi>{FEED_NAMES[format]}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
