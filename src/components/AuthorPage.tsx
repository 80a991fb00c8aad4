import { PageHeader } from './PageHeader';
import { PostList, type PostListProps } from './PostList';
import { useStrings } from './strings';

export interface AuthorPageProps extends Pick<PostListProps, 'posts'> {
  readonly name: string;
  /** One or two sentences on who that is. */
  readonly about: string;
}

/** Who somebody is, and everything they wrote, on one page. */
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
