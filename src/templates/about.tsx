import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/Article';
import type { ContentPageContext } from '../components/page-context';
import { contentLanguage, type ContentNode } from './content-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function AboutPage({ data, pageContext }: PageProps<{ mdx: ContentNode }, ContentPageContext>) {
  const { frontmatter, compiled } = data.mdx;
  return (
    <PageFrame context={pageContext}>
      <Article
        title={frontmatter.title}
        lede={frontmatter.description}
        toc={compiled.headings}
        html={compiled.html}
        {...contentLanguage(pageContext)}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query AboutPage($id: String!, $stringLocales: [String!]!, $namespaces: [String!]!) {
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
