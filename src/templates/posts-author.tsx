import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../components/PageHeader';
import { PostList } from '../components/PostList';
import type { CollectionPageContext } from '../components/page-context';
import { postSummaries, type ListedNodes } from './listed-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function PostsAuthor({ data, pageContext }: PageProps<{ listed: ListedNodes }, CollectionPageContext>) {
  return (
    <PageFrame context={pageContext} navigation="posts">
      <div className="sheet">
        <PageHeader title={pageContext.head.title} lede={pageContext.about ?? pageContext.head.description} />
        <PostList posts={postSummaries(data.listed, pageContext.listed)} />
      </div>
    </PageFrame>
  );
}

export const query = graphql`
  query PostsAuthor($ids: [String!]!, $stringLocales: [String!]!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { in: $stringLocales }, ns: { in: $namespaces } }) {
      ...PageStrings
    }
    listed: contentByIds(ids: $ids) {
      ...ListedNode
    }
  }
`;
