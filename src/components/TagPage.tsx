import { PageHeader } from './PageHeader';
import { PostList, type PostListProps } from './PostList';
import { useStrings } from './strings';

export interface TagPageProps extends Pick<PostListProps, 'posts'> {
  /** Heading that names the tag: the page's title. */
  readonly title: string;
}

/** Everything with one tag, on one page. */
export function TagPage({ title, posts }: TagPageProps) {
  const t = useStrings('reading');
  return (
    <div className="sheet">
      <PageHeader title={title} lede={t('posts', { count: posts.length })} />
      <PostList posts={posts} />
    </div>
  );
}
