import type { ReactNode } from 'react';
import { FeedLinks } from './FeedLinks';
import { PageHeader } from './PageHeader';
import { Pagination, type PaginationProps } from './Pagination';
import { PostList, type PostListProps } from './PostList';
import { useStrings } from './strings';
import { TagNav, type TagNavProps } from './TagNav';

export interface PostsPageProps extends Pick<PostListProps, 'posts'>, Pick<TagNavProps, 'tags'>, PaginationProps {
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
