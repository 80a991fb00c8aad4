import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/Article';
import { ArticleMeta } from '../components/ArticleMeta';
import type { ContentPageContext } from '../components/page-context';
import type { ContentNode } from './content-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function LegalPage({ data, pageContext }: PageProps<{ mdx: ContentNode }, ContentPageContext>) {
  const { frontmatter, compiled } = data.mdx;
  return (
    <PageFrame context={pageContext}>
      <Article
        title={frontmatter.title}
        lede={frontmatter.description}
        meta={<ArticleMeta inForceFrom={pageContext.version ?? ''} />}
        toc={compiled.headings}
        html={compiled.html}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query LegalPage($id: String!, $stringLocales: [String!]!, $namespaces: [String!]!) {
    mdx(id: { eq: $id }) {
      frontmatter {
        title
        description
      }
      ...CompiledContent
    }
    locales: allLocale(filter: { language: { in: $stringLocales }, ns: { in: $namespaces } }) {
      ...PageStrings
    }
  }
`;
