/** Creates the site's pages from GraphQL-queried MDX nodes and the table of routes. */
import { join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CreatePagesArgs, Page } from 'gatsby';
import { shownChecks } from '../../brand/engine/shown-outcomes';
import { translator } from '../../components/strings';
import { keepingTexts, stringsInstance } from '../../components/strings-instance';
import { rememberBodies, rememberPlan } from '../gatsby/planned-site';
import { isDeveloping, showProblems } from '../gatsby/shown-problems';
import { DEFAULT_LOCALE, type Locale } from '../../site/locales';
import { localesIn } from '../../site/pseudo-locales';
import type { CheckedContent } from '../check/check';
import { checkedContent } from '../check/checked-content';
import { formatProblems, type Problem } from '../model/problem';
import { stopping } from '../model/lacking';
import { readNames } from '../model/names';
import { buildEnvironment, buildTime } from '../model/environment';
import { CompiledBodies } from '../compile/compiled-bodies';
import { renderMedia } from '../compile/media';
import { translationTable } from '../model/translations';
import { contentEntries, dueTimesOf, type MdxNode } from './content-entries';
import { readCalibration } from '../model/calibration';
import { readExamples } from '../model/examples';
import { withCards } from '../outputs/cards/page-cards';
import { gatsbyContext, PageContexts, writePageStrings } from './renderer-files';
import { planPages } from './pages';
import { stringsByLocale, type StringsNode } from './strings-node';

interface ContentQuery {
  readonly allMdx: { readonly nodes: readonly MdxNode[] };
  readonly allLocale: { readonly nodes: readonly StringsNode[] };
}

/** The pages of the last content without problems, where Gatsby serves with hot reload. */
let lastRight: readonly Page[] | undefined;

/** How long Gatsby may take to have a file that was saved among its nodes, in milliseconds. */
const NODES_FOLLOW = 1000;

/** Problems of the content that the pages were last made from. */
let problems: readonly Problem[] = [];

export async function createPages(args: CreatePagesArgs): Promise<void> {
  const root = process.cwd();
  let content = await checkedContent(root);
  let pages = await create(content, args);
  // Gatsby misses files that are saved while this runs; without this they would only appear with the next change.
  while (isDeveloping()) {
    const now = await checkedContent(root);
    if (stateOf(now) === stateOf(content)) break;
    await pause(NODES_FOLLOW);
    content = now;
    const before = pages;
    pages = await create(content, args);
    const paths = new Set(pages.map(({ path }) => path));
    for (const page of before) if (!paths.has(page.path)) args.actions.deletePage(page);
  }
  ({ problems } = content);
}

/** Called once Gatsby notices saved files again, so that a problem can be fixed as soon as it is shown. */
export function showContentProblems(): void {
  showProblems(problems);
}

async function create(content: CheckedContent, args: CreatePagesArgs): Promise<readonly Page[]> {
  const pages = await pagesOf(content, args);
  for (const page of pages) args.actions.createPage(page);
  return pages;
}

/** The same as long as nothing was changed. */
function stateOf({ files, problems }: CheckedContent): string {
  return JSON.stringify([files.map(({ file, key }) => [file, key]), problems]);
}

async function pagesOf(content: CheckedContent, { reporter, ...gatsby }: CreatePagesArgs): Promise<readonly Page[]> {
  const root = process.cwd();
  // A build ends here.
  const found = stopping(content);
  if (found.length > 0) reporter.panicOnBuild(formatProblems(found));
  // Hot reload keeps the pages of the last content that was right; if there was none, it goes on with the rest.
  if (content.problems.length > 0 && lastRight !== undefined) return lastRight;
  const result = await gatsby.graphql<ContentQuery>(`
    {
      allMdx {
        nodes {
          id
          frontmatter {
            title
            description
            published
            publishAt
            updated
            version
            draft
            onlyTranslated
            author
            tags
          }
          internal {
            contentFilePath
          }
        }
      }
      allLocale {
        nodes {
          ns
          language
          data
        }
      }
    }
  `);
  if (result.data === undefined) {
    reporter.panicOnBuild('The content could not be queried.', result.errors as Error);
    return [];
  }
  const environment = buildEnvironment();
  const fileOf = (path: string) => relative(root, path).split(sep).join('/');
  const { nodes } = result.data.allMdx;
  const now = buildTime();
  const entries = contentEntries(nodes, { content, environment, now, fileOf });
  const bodies = new CompiledBodies(root);
  rememberBodies({ bodies, keys: new Map(content.files.map(({ file, key }) => [file, key])) });
  // What only a draft shows must not come with the rest.
  const shown = new Set(entries.map(({ file }) => file));
  const media = content.files.filter(({ file }) => shown.has(file)).flatMap(({ body }) => body.media);
  const undecodable = await renderMedia(root, media);
  if (undecodable.length > 0) reporter.panicOnBuild(formatProblems(undecodable));
  const strings = stringsByLocale(result.data.allLocale.nodes, localesIn(environment));
  const i18n = keepingTexts(stringsInstance(strings, DEFAULT_LOCALE));
  const stringsOf = (locale: Locale) => translator(i18n, locale, 'pages');
  const planned = planPages(translationTable(entries).rows, {
    environment,
    stringsOf,
    stringsDigestOf: writePageStrings(root, strings),
    ...readNames(root),
    examples: readExamples(root),
    figures: readCalibration(root),
    shownChecks: shownChecks(),
    compiler: bodies.compiler,
  });
  const pages = withCards(planned, { environment, stringsOf });
  rememberPlan({ pages, due: dueTimesOf(nodes, { now, fileOf }) });
  const contexts = new PageContexts();
  const made = pages.map(({ path, template, context }) => ({
    path,
    component: join(root, 'src/templates', `${template}.tsx`),
    context: gatsbyContext(context, contexts),
  }));
  if (isDeveloping() && content.problems.length === 0) lastRight = made;
  contexts.write(root);
  return made;
}
