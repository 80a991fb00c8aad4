/** Which pages exist: the table of pages, and the plan made from it and from the table of translations. */
import type { ShownExample } from '../../components/home/Examples';
import { facetsOf } from '../../components/report/dimensions';
import type { SheetName } from '../../styles/sheets';
import type { StringKey } from '../../components/string-keys';
import { BUDGETS } from '../../site/budgets';
import { EXAMPLES, SHOWN_EXAMPLE } from '../../site/examples';
import { DEFAULT_LOCALE } from '../../site/locales';
import { localesIn } from '../../site/pseudo-locales';
import { pathTo, type RouteId, type RouteParams } from '../../site/routes';
import { planGuide, planGuideCheck, planGuideText } from './guide';
import { planLegalDocuments } from './legal-versions';
import { contentPage, stringsPage, type LocalePlan, type PageType } from './page-makers';
import type { PlannedPage, Row, Site } from './planned-page';
import { articlesIn, newestListed, planAuthors, planEntries, planListing, planTags } from './sections';
import { planShells } from './shells';

/** What a build makes of a route. Every page that search engines may list has a social card. */
interface PageRow {
  /** Name of a file in `src/templates/`. */
  readonly template: string;
  /** The style sheet its pages link besides the one every page carries. */
  readonly sheet?: SheetName;
  /** The one that their script links once there is something to show. */
  readonly laterSheet?: SheetName;
  /** What a search result calls such a page (`search:kind.*`). Pages of other routes are not searched. */
  readonly searchedAs?: 'post' | 'changelog' | 'legal' | 'about' | 'guide';
  /** What HTML and styles of a page may weigh together: bytes, brotli at its best. */
  readonly budget: number;
  /** Plans all pages of the route in a locale; null if another row does, or if functions fill in a shell. */
  readonly plan: ((plan: LocalePlan, page: PageType) => PlannedPage[]) | null;
}

/** Posts on the home page. */
const NEWEST_AT_HOME = 3;

/** @throws Error if the source is missing */
function pageRow({ rows }: LocalePlan, name: 'home' | 'about'): Row {
  const row = rows.find(({ kind, slug }) => kind === 'page' && slug === name);
  if (row === undefined)
    throw new Error(`content/pages/${name}/${DEFAULT_LOCALE}.mdx is missing; the site needs this page.`);
  return row;
}

function planHome(plan: LocalePlan, page: PageType): PlannedPage[] {
  const { examples } = plan.site;
  const newest = newestListed(plan, 'posts', NEWEST_AT_HOME);
  return contentPage(plan, page, pageRow(plan, 'home'), pathTo(plan.locale, 'home'), {
    example: examples[SHOWN_EXAMPLE],
    examples: EXAMPLES.map(({ id, name }): ShownExample => ({
      id,
      name,
      score: examples[id].overall?.value ?? null,
      facets: facetsOf(examples[id]),
    })),
    ids: newest.map(({ id }) => id),
    listed: newest,
  });
}

function planAbout(plan: LocalePlan, page: PageType): PlannedPage[] {
  return contentPage(plan, page, pageRow(plan, 'about'), pathTo(plan.locale, 'about'));
}

type Parameterless<R extends RouteId> = keyof RouteParams<R> extends never ? R : never;
/** Routes with one page in each locale whose title and description are in `pages.json` under the route's name. */
type SimpleRoute = {
  [R in RouteId]: `${R}.title` extends StringKey<'pages'> ? Parameterless<R> : never;
}[RouteId];

function planSimple(route: SimpleRoute) {
  return (plan: LocalePlan, page: PageType): PlannedPage[] => {
    const words = { title: plan.t(`${route}.title`), description: plan.t(`${route}.description`) };
    return [stringsPage(plan, page, pathTo(plan.locale, route), words)];
  };
}

const { article, page } = BUDGETS;

/** In the order in which pages are planned. */
export const PAGES: Readonly<Record<RouteId, PageRow>> = {
  home: { template: 'home', sheet: 'home', budget: page, plan: planHome },
  about: { template: 'text', budget: article, searchedAs: 'about', plan: planAbout },
  'brand-assessment': {
    template: 'brand-assessment',
    sheet: 'tool',
    laterSheet: 'report',
    budget: page,
    plan: planSimple('brand-assessment'),
  },
  'brand-comparison': {
    template: 'brand-comparison',
    sheet: 'tool',
    laterSheet: 'comparison',
    budget: page,
    plan: planSimple('brand-comparison'),
  },
  feedback: { template: 'feedback', budget: page, plan: planSimple('feedback') },
  posts: { template: 'posts', budget: page, plan: planListing('posts') },
  'posts-page': { template: 'posts', budget: page, plan: null },
  changelog: { template: 'changelog', budget: page, plan: planListing('changelog') },
  'changelog-page': { template: 'changelog', budget: page, plan: null },
  'posts-tag': { template: 'posts-tag', budget: page, plan: planTags },
  'posts-author': { template: 'posts-author', budget: page, plan: planAuthors },
  post: { template: 'post', budget: article, searchedAs: 'post', plan: planEntries('posts') },
  'changelog-entry': {
    template: 'changelog-entry',
    budget: article,
    searchedAs: 'changelog',
    plan: planEntries('changelog'),
  },
  guide: { template: 'guide', sheet: 'guide', budget: page, plan: planGuide },
  'guide-method': { template: 'text', budget: article, searchedAs: 'guide', plan: planGuideText('method') },
  'guide-api': { template: 'text', budget: article, searchedAs: 'guide', plan: planGuideText('api') },
  'guide-command': { template: 'text', budget: article, searchedAs: 'guide', plan: planGuideText('command') },
  'guide-check': {
    template: 'guide-check',
    sheet: 'guide',
    budget: article,
    searchedAs: 'guide',
    plan: planGuideCheck,
  },
  legal: { template: 'legal', budget: article, searchedAs: 'legal', plan: planLegalDocuments },
  'feedback-inbox': { template: 'shell', sheet: 'inbox', budget: page, plan: null },
  'feedback-status': { template: 'shell', budget: page, plan: null },
  'published-assessment': { template: 'shell', sheet: 'published', budget: page, plan: null },
  'published-comparison': { template: 'shell', sheet: 'published-comparison', budget: page, plan: null },
  'publisher-assessment': { template: 'shell', budget: page, plan: null },
  'publisher-comparison': { template: 'shell', budget: page, plan: null },
  auth: { template: 'shell', sheet: 'account', budget: page, plan: null },
  'debug-og': { template: 'shell', sheet: 'review', budget: page, plan: null },
};

/** What HTML and styles of a page may weigh together, in bytes. @param route null for shells and status pages */
export function pageBudget(route: RouteId | null): number {
  return route === null ? BUDGETS.page : PAGES[route].budget;
}

/** Every page of the site. */
export function planPages(rows: readonly Row[], site: Site): PlannedPage[] {
  const articles = { posts: articlesIn('posts', rows), changelog: articlesIn('changelog', rows) };
  return localesIn(site.environment).flatMap((locale) => {
    const plan: LocalePlan = { site, locale, t: site.stringsOf(locale), rows, articles };
    return [
      ...(Object.entries(PAGES) as [RouteId, PageRow][]).flatMap(
        ([route, { template, sheet, laterSheet, plan: planRoute }]) =>
          planRoute?.(plan, { route, template, ...(sheet && { sheet }), ...(laterSheet && { laterSheet }) }) ?? [],
      ),
      ...planShells(plan),
    ];
  });
}
