import { PageHeader } from './PageHeader';
import { PostList, type PostListProps } from './PostList';
import { useStrings } from './strings';
import { TagNav, type TagNavProps } from './TagNav';

export interface TagPageProps extends Pick<PostListProps, 'posts'>, TagNavProps {
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
