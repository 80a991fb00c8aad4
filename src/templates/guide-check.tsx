import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/Article';
import { ArticleFooter } from '../components/ArticleFooter';
import { CheckFacts } from '../components/guide/CheckFacts';
import { CheckPage, useCheckSections } from '../components/guide/CheckPage';
import type { GuideCheckPageContext } from '../components/guide/guide-check';
import { aroundText, contentIn, type ContentNode } from './content-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function GuideCheckPage({ data, pageContext }: PageProps<{ mdx: ContentNode }, GuideCheckPageContext>) {
  const { frontmatter, compiled } = contentIn(pageContext.locale, data.mdx);
  const { check, editUrl } = pageContext;
  const sections = useCheckSections(check);
  return (
    <PageFrame context={pageContext} navigation="guide">
      <Article
        title={frontmatter.title}
        lede={frontmatter.description}
        meta={<CheckFacts check={check} />}
        toc={[...compiled.headings, ...sections]}
        html={compiled.html}
        after={
          <>
            <CheckPage check={check} />
            <ArticleFooter editUrl={editUrl} />
          </>
        }
        {...aroundText(pageContext)}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query GuideCheckPage($id: String!) {
    mdx(id: { eq: $id }) {
      ...ContentNode
    }
  }
`;
