import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/Article';
import { ArticleFooter } from '../components/ArticleFooter';
import { ArticleMeta } from '../components/ArticleMeta';
import type { ArticlePageContext } from '../components/page-context';
import { aroundText, contentIn, type ContentNode } from './content-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

type Named = readonly { readonly name: string; readonly path: string }[];

type PostContext = ArticlePageContext & { readonly authors: Named; readonly tags: Named };

export default function PostPage({ data, pageContext }: PageProps<{ mdx: ContentNode }, PostContext>) {
  const { frontmatter, compiled } = contentIn(pageContext.locale, data.mdx);
  const { published, updated } = frontmatter;
  const { authors, editUrl, tags, newer, older } = pageContext;
  return (
    <PageFrame context={pageContext} navigation="posts">
      <Article
        title={frontmatter.title}
        lede={frontmatter.description}
        meta={
          <ArticleMeta
            published={published ?? ''}
            {...(updated && { updated })}
            authors={authors}
            readingMinutes={compiled.minutes}
          />
        }
        toc={compiled.headings}
        html={compiled.html}
        after={<ArticleFooter editUrl={editUrl} tags={tags} newer={newer} older={older} />}
        {...aroundText(pageContext)}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query PostPage($id: String!) {
    mdx(id: { eq: $id }) {
      ...ContentNode
    }
  }
`;
