import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/Article';
import { ArticleFooter } from '../components/ArticleFooter';
import { ArticleMeta } from '../components/ArticleMeta';
import { EarlierVersions, useVersionsSection, type ShownVersion } from '../components/EarlierVersions';
import type { LegalPageContext } from '../components/page-context';
import { DEFAULT_LOCALE, type Locale } from '../site/locales';
import { pseudoHtml } from '../site/pseudo-html';
import { pseudoText } from '../site/pseudo-text';
import { inLocale } from '../site/routes';
import { aroundText, contentIn, type ContentNode } from './content-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

type LegalPageProps = PageProps<{ mdx: ContentNode & { earlierVersions: readonly ShownVersion[] } }, LegalPageContext>;

function versionIn(locale: Locale, version: ShownVersion): ShownVersion {
  return {
    ...version,
    title: pseudoText(locale, version.title),
    description: pseudoText(locale, version.description),
    html: pseudoHtml(locale, version.html),
    difference: version.difference && pseudoHtml(locale, version.difference),
  };
}

export default function LegalPage({ data, pageContext }: LegalPageProps) {
  const { locale, version, versions, pagePath, editUrl } = pageContext;
  const { frontmatter, compiled, earlierVersions } = contentIn(locale, data.mdx);
  const versionsSection = useVersionsSection(versions);
  return (
    <PageFrame context={pageContext}>
      <Article
        title={frontmatter.title}
        lede={frontmatter.description}
        meta={<ArticleMeta inForceFrom={version ?? ''} />}
        toc={[...compiled.headings, ...versionsSection]}
        html={compiled.html}
        {...aroundText(pageContext)}
        after={
          <>
            <EarlierVersions
              current={version ?? ''}
              versions={versions}
              shown={earlierVersions.map((shown) => versionIn(locale, shown))}
              sourcePath={inLocale(pagePath, DEFAULT_LOCALE)}
            />
            <ArticleFooter editUrl={editUrl} />
          </>
        }
      />
    </PageFrame>
  );
}

export const query = graphql`
  query LegalPage($id: String!, $versionIds: [String!]!) {
    mdx(id: { eq: $id }) {
      ...ContentNode
      earlierVersions(ids: $versionIds) {
        id
        title
        description
        html
        comparedWith
        difference
      }
    }
  }
`;
