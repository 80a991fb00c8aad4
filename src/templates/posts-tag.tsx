import { graphql, type PageProps } from 'gatsby';
import type { CollectionPageContext } from '../components/page-context';
import { CollectionPage } from '../components/ListingPages';
import { postSummaries, type ListedNodes } from './listed-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function PostsTag({ data, pageContext }: PageProps<{ listed: ListedNodes }, CollectionPageContext>) {
  return (
    <PageFrame context={pageContext} navigation="posts">
      <CollectionPage
        title={pageContext.head.title}
        lede={pageContext.head.description}
        posts={postSummaries(data.listed, pageContext)}
        tags={pageContext.allTags}
        current={pageContext.pagePath}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query PostsTag($ids: [String!]!) {
    listed: contentByIds(ids: $ids) {
      ...ListedNode
    }
  }
`;
