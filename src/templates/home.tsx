import { graphql, type PageProps } from 'gatsby';
import type { ShownExample } from '../components/home/Examples';
import { HomePage } from '../components/HomePage';
import { VisibilityNotice } from '../components/ContentNotices';
import type { Report } from '../brand/report/report';
import type { ContentPageContext, ListingPageContext } from '../components/page-context';
import { contentIn, type ContentNode } from './content-node';
import { postSummaries, type ListedNodes } from './listed-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

type HomeContext = ContentPageContext &
  Pick<ListingPageContext, 'ids' | 'listed'> & { readonly example: Report; readonly examples: readonly ShownExample[] };

export default function HomeTemplate({
  data,
  pageContext,
}: PageProps<{ mdx: ContentNode; listed: ListedNodes }, HomeContext>) {
  const { frontmatter, compiled } = contentIn(pageContext.locale, data.mdx);
  const { visibility, due, example, examples } = pageContext;
  return (
    <PageFrame context={pageContext}>
      <HomePage
        title={frontmatter.title}
        {...(visibility !== 'public' && { notice: <VisibilityNotice visibility={visibility} due={due ?? ''} /> })}
        bodyHtml={compiled.html}
        posts={postSummaries(data.listed, pageContext)}
        example={example}
        examples={examples}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query HomePageQuery($id: String!, $ids: [String!]!) {
    mdx(id: { eq: $id }) {
      ...ContentNode
    }
    listed: contentByIds(ids: $ids) {
      ...ListedNode
    }
  }
`;
