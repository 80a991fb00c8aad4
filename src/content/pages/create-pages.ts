/** Creates the site's pages from GraphQL-queried MDX nodes and the table of routes. */
import { join, relative, sep } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { translator } from '../../components/strings';
import { checkContent } from '../check/check';
import { compilerDigest } from '../compile/compiler-digest';
import { buildEnvironment } from '../model/environment';
import { readExample } from './example';
import { parseContentPath } from '../model/kinds';
import { readNames } from '../model/names';
import { planPages, type ContentEntry } from './pages';
import { formatProblems } from '../model/problem';
import { buildI18n } from '../model/strings';
import { translationTable } from '../model/translations';

interface MdxQuery {
  allMdx: {
    nodes: {
      id: string;
      frontmatter: { title: string; description: string; published: string | null; updated: string | null; author: string | null };
      internal: { contentFilePath: string };
    }[];
  };
}

export async function createPages({ actions, reporter, ...gatsby }: CreatePagesArgs): Promise<void> {
  const root = process.cwd();
  const { problems } = checkContent(root);
  // `gatsby develop` goes on with the rest of the content; a build ends here.
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
  const result = await gatsby.graphql<MdxQuery>(`
    {
      allMdx {
        nodes {
          id
          frontmatter {
            title
            description
            published
            updated
            author
          }
          internal {
            contentFilePath
          }
        }
      }
    }
  `);
  if (result.data === undefined) {
    reporter.panicOnBuild('The content could not be queried.', result.errors as Error);
    return;
  }
  // Nodes come in the order the files were read in; pages and listings must not depend on it.
  const nodes = [...result.data.allMdx.nodes].sort((a, b) => (a.internal.contentFilePath < b.internal.contentFilePath ? -1 : 1));
  const entries = nodes.flatMap(({ id, frontmatter, internal }): ContentEntry[] => {
    const address = parseContentPath(relative(join(root, 'content'), internal.contentFilePath).split(sep).join('/'));
    return 'message' in address ? [] : [{ id, address, ...frontmatter }];
  });
  const i18n = buildI18n(root);
  const pages = planPages(translationTable(entries).rows, {
    environment: buildEnvironment(),
    stringsOf: (locale) => translator(i18n, locale, 'pages'),
    authors: readNames(root).authors,
    example: readExample(root),
    compiler: compilerDigest(root),
  });
  const reviewed = pages
    .filter(({ context }) => context.head.canonical !== null)
    .map(({ path, context: { head, locale } }) => ({ path, locale, title: head.title, description: head.description }));
  for (const { path, template, context } of pages) {
    actions.createPage({
      path,
      component: join(root, 'src/templates', `${template}.tsx`),
      context: template === 'debug-og' ? { ...context, reviewed: reviewed.filter(({ locale }) => locale === context.locale) } : { ...context },
    });
  }
}
