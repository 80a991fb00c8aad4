import { graphql, type PageProps } from 'gatsby';
import { PostsPage } from '../components/ListingPages';
import type { PostsPageContext } from '../components/page-context';
import { Island } from '../islands/Island';
import { pathTo } from '../site/routes';
import { postSummaries, type ListedNodes } from './listed-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function PostsListing({ data, pageContext }: PageProps<{ listed: ListedNodes }, PostsPageContext>) {
  const { locale, page, pages, allTags } = pageContext;
  return (
    <PageFrame context={pageContext} navigation="posts">
      <PostsPage
        posts={postSummaries(data.listed, pageContext)}
        page={page}
        pages={pages}
        tags={allTags}
        {...(page === 1 && { search: <Island name="search" /> })}
        hrefOf={(n) => (n === 1 ? pathTo(locale, 'posts') : pathTo(locale, 'posts-page', { n }))}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query PostsListing($ids: [String!]!) {
    listed: contentByIds(ids: $ids) {
      ...ListedNode
    }
  }
`;
