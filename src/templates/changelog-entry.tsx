import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/Article';
import { ArticleFooter } from '../components/ArticleFooter';
import { ArticleMeta } from '../components/ArticleMeta';
import type { ArticlePageContext } from '../components/page-context';
import { aroundText, contentIn, type ContentNode } from './content-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function ChangelogEntryPage({ data, pageContext }: PageProps<{ mdx: ContentNode }, ArticlePageContext>) {
  const { frontmatter, compiled } = contentIn(pageContext.locale, data.mdx);
  const { published, updated, version } = frontmatter;
  const { editUrl, newer, older } = pageContext;
  return (
    <PageFrame context={pageContext} navigation="changelog">
      <Article
        title={frontmatter.title}
        lede={frontmatter.description}
        meta={<ArticleMeta published={published ?? ''} {...(updated && { updated })} {...(version && { version })} />}
        html={compiled.html}
        after={<ArticleFooter editUrl={editUrl} newer={newer} older={older} />}
        {...aroundText(pageContext)}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ChangelogEntryPage($id: String!) {
    mdx(id: { eq: $id }) {
      ...ContentNode
    }
  }
`;
