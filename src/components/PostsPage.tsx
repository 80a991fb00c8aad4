import { FeedLinks } from './FeedLinks';
import { PageHeader } from './PageHeader';
import { Pagination, type PaginationProps } from './Pagination';
import { PostList, type PostListProps } from './PostList';
import { useStrings } from './strings';

/** The listing of posts, one page of it. */
export function PostsPage({ posts, page, pages, hrefOf }: Pick<PostListProps, 'posts'> & PaginationProps) {
  const t = useStrings('site');
  return (
    <div className="sheet">
      <PageHeader
        title={page === 1 ? t('listing.posts.title') : t('listing.posts.titleOfPage', { n: page })}
        lede={t('listing.posts.lede')}
      />
      <PostList posts={posts} />
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      <FeedLinks section="posts" />
    </div>
  );
}
