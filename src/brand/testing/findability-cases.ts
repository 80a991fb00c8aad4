/** Facts of Findability that no site in the checks’ `cases.ts` states: limits, and details of verdicts. */
import type { Facts } from '../facts/facts';
import type { IndexingRules, NotFoundFacts, RobotsFileFacts, SitemapFacts } from '../facts/findability';
import type { Case } from './cases';
import { GOOD, PARTIAL, UNREAD } from './facts';
import { at, HOME, link, said } from './statements';

const home = (status: number): Partial<Facts> => ({ ...UNREAD, page: { ...GOOD.page, state: 'unread', status } });
const rules = (agent: string, ...stated: readonly string[]): IndexingRules => ({
  ...said(stated.join(', '), `meta:${agent}`),
  agent,
  rules: stated,
  until: null,
});
const target = (status: number | null) => ({
  canonicalTarget: { state: 'gone', url: `${HOME}start`, status, where: at('status', 'canonical-target') } as const,
});
const until = (...days: readonly string[]) => ({
  indexingRules: days.map((day) => ({ ...rules('robots', 'index'), until: day })),
});
const access = (allowed: boolean | null, ...names: readonly string[]): Partial<Facts> => ({
  crawlers: GOOD.crawlers.map((one) =>
    one.resource === 'page' && names.includes(one.crawler) ? { ...one, allowed } : one,
  ),
});
const robotsFile = (patch: Partial<RobotsFileFacts>) => ({ robotsFile: { ...GOOD.robotsFile, ...patch } });
const sitemap = (patch: Partial<SitemapFacts>) => ({ sitemap: { ...GOOD.sitemap, ...patch } });
const UNDECLARED = robotsFile({ sitemaps: [] });
const canonicals = (...urls: readonly string[]) => ({ canonicals: urls.map((url) => link(url, 'link:canonical')) });
const skip = (from: number, to: number) => ({ from, to, heading: said('Where it goes', `h${String(to)}`) });
const notFound = (patch: Partial<NotFoundFacts>) => ({ notFound: { ...GOOD.notFound, ...patch } });

export const FINDABILITY_CASES: readonly Case[] = [
  ['status', 'pass', {}, { status: 200 }],
  ['status', 'pass', PARTIAL.page === undefined ? {} : { page: { ...PARTIAL.page, status: 206 } }],
  ['status', 'error', home(404), { status: 404 }],
  ['status', 'error', home(410)],
  ['status', 'unread', home(401)],
  ['status', 'unread', home(406)],
  ['status', 'unread', home(407)],
  ['status', 'unread', home(429)],
  ['status', 'unread', home(503)],
  ['status', 'pass', home(299)],
  ['status', 'error', home(300)],
  ['status', 'error', home(199)],
  ['status', 'unread', home(408)],
  ['status', 'unread', home(425)],

  ['indexable', 'pass', {}],
  ['indexable', 'pass', { indexingRules: [rules('robots', 'index', 'follow', 'max-snippet:-1')] }],
  ['indexable', 'pass', { indexingRules: [rules('robots', 'unavailable_after:2020-01-01')] }],
  ['indexable', 'pass', { indexingRules: [rules('otherbot', 'noindex')] }],
  ['indexable', 'some', access(false, 'YandexBot', 'Bingbot'), { blocked: 'Bingbot, YandexBot' }],
  ['indexable', 'some', { indexingRules: [rules('bingbot', 'noindex')] }, { blocked: 'Bingbot' }],
  ['indexable', 'some', { indexingRules: [rules('yandex', 'none')], ...access(false, 'Baiduspider') }],
  ['indexable', 'noindex', { indexingRules: [rules('robots', 'noindex')] }, { source: 'meta:robots' }],
  ['indexable', 'noindex', { indexingRules: [rules('googlebot', 'follow', 'none')] }, { source: 'meta:googlebot' }],
  // The more restrictive of two rules counts.
  ['indexable', 'noindex', { indexingRules: [rules('robots', 'noindex'), rules('googlebot', 'index')] }],
  ['indexable', 'noindex', { indexingRules: [rules('robots', 'noindex')], ...access(null, 'Googlebot') }],
  ['indexable', 'blocked', access(false, 'Googlebot')],
  ['indexable', 'unread', access(null, 'Googlebot')],
  ['indexable', 'unread', PARTIAL],
  ['indexable', 'unread', UNREAD],
  ...(
    [
      ['bingbot', 'Bingbot'],
      ['duckduckbot', 'DuckDuckBot'],
      ['yandex', 'YandexBot'],
      ['yandexbot', 'YandexBot'],
      ['baiduspider', 'Baiduspider'],
    ] as const
  ).map(([agent, blocked]): Case => ['indexable', 'some', { indexingRules: [rules(agent, 'noindex')] }, { blocked }]),
  [
    'indexable',
    'some',
    {
      indexingRules: [rules('otherbot', 'noindex'), rules('bingbot', 'none')],
      ...access(false, 'Baiduspider', 'GPTBot'),
    },
    { blocked: 'Bingbot, Baiduspider' },
    ['!meta:bingbot: none', '!robots: Baiduspider'],
  ],
  // The day after the next, that day is over everywhere.
  ['indexable', 'expired', until('2025-12-31'), { date: '2025-12-31' }],
  ['indexable', 'expired', until('2020-01-01', '2021-01-01'), { date: '2020-01-01' }],
  ['indexable', 'pass', until('2026-01-01')],
  ['indexable', 'unread', { crawlers: [] }],
  ['indexable', 'unread', access(null, 'Googlebot'), {}, ['robots']],

  ['robots-valid', 'orphans', robotsFile({ orphans: [said('Disallow: /', 'robots')] }), { line: 1 }],
  ['robots-valid', 'failing', robotsFile({ state: 'failing', status: 502 }), { status: 502 }],
  ['robots-valid', 'unread', robotsFile({ state: 'unread', status: null, where: null })],

  ['sitemap', 'pass', {}, { entries: 2 }],
  ['sitemap', 'pass', sitemap({ entries: 50_000 })],
  // A host named in robots.txt may list URLs for us.
  ['sitemap', 'pass', sitemap({ own: false })],
  ['sitemap', 'undeclared', UNDECLARED, { url: `${HOME}sitemap.xml` }],
  ['sitemap', 'undeclared', robotsFile({ state: 'absent', sitemaps: [] })],
  ['sitemap', 'undeclared', robotsFile({ state: 'markup', sitemaps: [] })],
  ['sitemap', 'elsewhere', { ...UNDECLARED, ...sitemap({ own: false }) }],
  ['sitemap', 'too-many', sitemap({ entries: 50_001 }), { entries: 50_001, limit: 50_000 }],
  ['sitemap', 'too-many', sitemap({ state: 'cut', entries: 50_001 })],
  ['sitemap', 'broken', sitemap({ state: 'broken', entries: 0 })],
  ['sitemap', 'missing', sitemap({ state: 'missing', entries: 0 })],
  ['sitemap', 'none', { ...UNDECLARED, ...sitemap({ state: 'missing', entries: 0 }) }],
  ['sitemap', 'cut', sitemap({ state: 'cut' })],
  ['sitemap', 'unread', sitemap({ state: 'unread', url: null, where: null })],
  ['sitemap', 'unread', { ...robotsFile({ state: 'failing' }), ...sitemap({ state: 'missing' }) }],
  ['sitemap', 'undeclared', robotsFile({ sitemaps: [link(`${HOME}other.xml`, 'robots:sitemap')] })],
  ['sitemap', 'undeclared', robotsFile({ sitemaps: [link('sitemap.xml', 'robots:sitemap', null)] })],
  ['sitemap', 'none', { ...UNDECLARED, ...sitemap({ state: 'broken', entries: 0 }) }],
  ['sitemap', 'unread', robotsFile({ state: 'absent', status: 403 })],
  ['sitemap', 'unread', sitemap({ url: null })],
  ['sitemap', 'unread', sitemap({ state: 'unread', where: null }), {}, ['status']],
  ['sitemap', 'unread', sitemap({ state: 'unread' }), {}, ['sitemap']],

  ['canonical', 'pass', {}, { url: HOME }],
  ['canonical', 'pass', canonicals(HOME, `${HOME}#top`)],
  ['canonical', 'pass', canonicals('https://www.northwind.example/')],
  ['canonical', 'pass', { ...canonicals(`${HOME}start`), aliases: [`${HOME}start`] }],
  [
    'canonical',
    'pass',
    { scope: 'page', target: { ...GOOD.target, address: '' }, ...canonicals('https://a.example/') },
  ],
  ['canonical', 'relative', { canonicals: [link('/', 'link:canonical', HOME)] }, { url: '/' }],
  ['canonical', 'relative', { canonicals: [link('//northwind.example/', 'link:canonical', HOME)] }],
  [
    'canonical',
    'relative',
    { canonicals: [link(HOME, 'link:canonical'), link('/', 'link:canonical', HOME)] },
    { url: '/' },
  ],
  // One in its place counts, regardless of others elsewhere.
  ['canonical', 'pass', { misplacedCanonicals: [link('https://elsewhere.example/', 'link:canonical')] }],
  ['canonical', 'none', { canonicals: [link('data:,', 'link:canonical', null)] }],
  ['canonical', 'several', canonicals(HOME, `${HOME}start`), { url: HOME, other: `${HOME}start` }],
  ['canonical', 'elsewhere', canonicals('https://elsewhere.example/'), { url: 'https://elsewhere.example/' }],
  ['canonical', 'elsewhere', { ...PARTIAL, ...canonicals('https://elsewhere.example/') }],
  ['canonical', 'unread', { ...PARTIAL, ...canonicals(HOME) }],
  ['canonical', 'unread', UNREAD],
  ['canonical', 'pass', { canonicals: [link('HTTPS://northwind.example/', 'link:canonical', HOME)] }],
  [
    'canonical',
    'pass',
    { page: { ...GOOD.page, url: 'http://northwind.example/' }, ...canonicals('http://northwind.example/') },
  ],
  [
    'canonical',
    'relative',
    { canonicals: [link('#https://', 'link:canonical', HOME), link('/', 'link:canonical', HOME)] },
    { url: '#https://' },
  ],
  ['canonical', 'several', canonicals(HOME, `${HOME}start`, `${HOME}end`), { other: `${HOME}start` }],
  ['canonical', 'misplaced', { canonicals: [], misplacedCanonicals: [link(HOME, 'link:canonical')] }, { url: HOME }],
  [
    'canonical',
    'none',
    { canonicals: [link('data:,', 'link:canonical', null)] },
    {},
    ['link:canonical', '!link:canonical: data:,'],
  ],
  [
    'canonical',
    'elsewhere',
    { ...canonicals('https://elsewhere.example/'), ...target(404) },
    {},
    ['!link:canonical: https://elsewhere.example/'],
  ],
  [
    'canonical',
    'nowhere',
    { ...canonicals(`${HOME}start`), ...target(404) },
    {},
    [`!link:canonical: ${HOME}start`, '!status: 404'],
  ],
  ['canonical', 'nowhere', { ...canonicals(`${HOME}start`), ...target(null) }, {}, [`!link:canonical: ${HOME}start`]],

  ['meta-description', 'pass', {}, { text: 'Tea, shipped slowly.' }],
  ['meta-description', 'pass', { titles: [] }],
  ['meta-description', 'pass', { ...PARTIAL, descriptions: [said('Tea', 'meta:description')] }],
  ['meta-description', 'title', { descriptions: [said('NORTHWIND – Tea by sea.', 'meta:description')] }],
  // If there are several titles, the first is the page's.
  [
    'meta-description',
    'pass',
    {
      titles: [said('Northwind', 'title'), said('Tea', 'title')],
      descriptions: [said('Tea', 'meta:description')],
    },
  ],
  ['meta-description', 'unread', UNREAD],
  // Words hold 120 characters of what is said, receipts 300.
  [
    'meta-description',
    'pass',
    { descriptions: [said('x'.repeat(300), 'meta:description')] },
    { text: `${'x'.repeat(119)}…` },
    [`meta:description: ${'x'.repeat(300)}`],
  ],
  [
    'meta-description',
    'pass',
    { descriptions: [said('x'.repeat(301), 'meta:description')] },
    {},
    [`meta:description: ${'x'.repeat(299)}…`],
  ],
  [
    'meta-description',
    'pass',
    { descriptions: [said('x'.repeat(120), 'meta:description')] },
    { text: 'x'.repeat(120) },
  ],

  ['headings', 'pass', {}],
  ['headings', 'skipped', { headingSkips: [skip(1, 3), skip(2, 5)] }, { from: 'h1', to: 'h3' }],
  ['headings', 'skipped', { ...PARTIAL, heading: said('Tea', 'h1'), headingSkips: [skip(2, 4)] }],
  ['headings', 'none', { heading: null, headingSkips: [skip(2, 4)] }],
  ['headings', 'unread', { ...PARTIAL, heading: said('Tea', 'h1') }],
  ['headings', 'unread', UNREAD],
  ['headings', 'pass', { pageHeading: said('Teas', 'h1') }, { text: 'Teas' }],
  ['headings', 'unread', { ...PARTIAL, heading: said('', 'h1'), headingSkips: [skip(2, 4)] }],
  ['headings', 'none', { heading: said('', 'h1') }, {}, ['!h1: ']],

  [
    'crawlable-links',
    'many',
    { crawlableLinks: { count: 9, lacking: 1, examples: [said('Teas', 'a')] } },
    { text: 'Teas', count: 1, total: 9 },
  ],
  ['crawlable-links', 'unread', UNREAD],

  ['soft-404', 'pass', {}, { status: 404 }],
  ['soft-404', 'success', notFound({ state: 'success', status: 200 }), { status: 200 }],
  ['soft-404', 'unread', notFound({ state: 'unread', status: 403, where: at('status', 'not-found-control') })],
  ['soft-404', 'unread', notFound({ state: 'unread', status: null, where: null })],
  ['soft-404', 'unread', notFound({ state: 'unread', status: null, where: null }), {}, ['page']],
];
