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
export function PostsPage({ posts, search, tags, ...part }: PostsPageProps) {
  return (
    <ListingPage section="posts" {...part}>
      {search !== undefined && <div className="search">{search}</div>}
      <TagNav tags={tags} />
      <PostList posts={posts} />
    </ListingPage>
  );
}

/** The changelog, one page of it. */
export function ChangelogPage({ entries, ...part }: Pick<ChangelogListProps, 'entries'> & PaginationProps) {
  return (
    <ListingPage section="changelog" {...part}>
      <ChangelogList entries={entries} />
    </ListingPage>
  );
}

interface ListingPageProps extends PaginationProps {
  readonly section: FeedSection;
  readonly children: ReactNode;
}

function ListingPage({ section, children, ...part }: ListingPageProps) {
  const t = useStrings('site');
  const { page } = part;
  return (
    <div className="sheet">
      <PageHeader
        title={page === 1 ? t(`listing.${section}.title`) : t(`listing.${section}.titleOfPage`, { n: page })}
        lede={t(`listing.${section}.lede`)}
      />
      {children}
      <Pagination {...part} />
      <FeedLinks section={section} />
    </div>
  );
}

interface CollectionPageProps extends Pick<PostListProps, 'posts'>, Partial<TagNavProps> {
  /** Heading that names the tag or the author. */
  readonly title: string;
  /** One or two sentences on what is listed, or on who wrote it. */
  readonly lede: string;
}

/** Everything with one tag or by one author, on one page. */
export function CollectionPage({ title, lede, posts, tags = [], current }: CollectionPageProps) {
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

interface TagNavProps {
  /** Every tag that has a post, named in the reader's language. */
  readonly tags: readonly { readonly name: string; readonly path: string }[];
  /** Path of the page it is on, if that is a tag's. */
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
