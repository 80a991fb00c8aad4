import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/Article';
import { ArticleFooter } from '../components/ArticleFooter';
import type { ContentPageContext } from '../components/page-context';
import { aroundText, contentIn, type ContentNode } from './content-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function ProsePage({ data, pageContext }: PageProps<{ mdx: ContentNode }, ContentPageContext>) {
  const { frontmatter, compiled } = contentIn(pageContext.locale, data.mdx);
  return (
    <PageFrame context={pageContext}>
      <Article
        title={frontmatter.title}
        lede={frontmatter.description}
        toc={compiled.headings}
        html={compiled.html}
        after={<ArticleFooter editUrl={pageContext.editUrl} />}
        {...aroundText(pageContext)}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ProsePage($id: String!) {
    mdx(id: { eq: $id }) {
      ...ContentNode
    }
  }
`;
