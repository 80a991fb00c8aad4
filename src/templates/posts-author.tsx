import { graphql, type PageProps } from 'gatsby';
import { CollectionPage } from '../components/ListingPages';
import type { CollectionPageContext } from '../components/page-context';
import { postSummaries, type ListedNodes } from './listed-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function PostsAuthor({ data, pageContext }: PageProps<{ listed: ListedNodes }, CollectionPageContext>) {
  return (
    <PageFrame context={pageContext} navigation="posts">
      <CollectionPage
        title={pageContext.name}
        lede={pageContext.about ?? ''}
        posts={postSummaries(data.listed, pageContext)}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query PostsAuthor($ids: [String!]!) {
    listed: contentByIds(ids: $ids) {
      ...ListedNode
    }
  }
`;
