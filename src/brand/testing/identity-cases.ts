/** Facts of identity that no site in the checks’ `cases.ts` states: limits, and details of verdicts. */
import { GOOD, PARTIAL, UNREAD } from './facts';
import { at, HOME, icon, link, named, said } from './statements';
import type { Case } from './cases';
import { ONE_HOST_CASES } from './one-host-cases';

const NO_MANIFEST = { state: 'none', name: null, shortName: null, where: null } as const;
const UNREAD_MANIFEST = { ...NO_MANIFEST, state: 'unread', where: at('link:manifest') } as const;
/** A page on which people see no name. */
const UNSEEN = { titles: [], heading: null, homeLinks: [], copyrights: [] } as const;
const { organization } = GOOD;
if (organization === null) throw new Error('the good brand has an organisation');

const inner = (title: string) => ({
  page: { ...GOOD.page, url: `${HOME}2041`, kind: { is: 'inner', by: 'path' } } as const,
  titles: [said(title, 'title')],
});
const manifest = (name: string, short: string | null) => ({
  manifest: {
    ...GOOD.manifest,
    name: said(name, 'manifest:name'),
    shortName: short === null ? null : said(short, 'manifest:short_name'),
  },
});

export const IDENTITY_CASES: readonly Case[] = [
  ['name-declared', 'pass', {}, { name: 'Northwind' }],
  ['name-declared', 'pass', { page: { ...GOOD.page, state: 'partial' } }],
  ['name-declared', 'elsewhere', { names: [named('og-site-name', 'Northwind')] }, { source: 'og-site-name' }],
  ['name-declared', 'elsewhere', { names: [named('manifest', 'Northwind')] }],
  ['name-declared', 'inferred', { names: [], manifest: NO_MANIFEST }, { name: 'Northwind' }],
  ['name-declared', 'none', { ...UNSEEN, names: [named('apple-title', '')], manifest: NO_MANIFEST }],
  // A template's placeholder is not a name.
  ['name-declared', 'none', { ...UNSEEN, names: [named('website', 'Home')], manifest: NO_MANIFEST }],
  ['name-declared', 'unread', { ...PARTIAL, names: [named('og-site-name', 'Northwind')] }],
  ['name-declared', 'unread', { names: [], manifest: UNREAD_MANIFEST }],
  [
    'name-declared',
    'elsewhere',
    {
      names: [named('website', 'Harbour Teas'), named('organization', 'Northwind'), named('og-site-name', 'Northwind')],
    },
    { name: 'Northwind', source: 'organization' },
    ['!website: Harbour Teas', 'organization: Northwind', 'og-site-name: Northwind', 'jsonld:WebSite.name'],
  ],
  // If nothing else declares the brand's name, the report mentions no other name.
  ['name-declared', 'none', { names: [named('website', 'Harbour Teas')] }, {}, ['website: Harbour Teas']],

  // Title, logo, structured data, Open Graph; others say it with a legal form, or in a sentence.
  ['name-agreement', 'pass', {}, { count: 4, name: 'Northwind' }],
  ['name-agreement', 'pass', { names: [...GOOD.names, named('website-alternate', 'NW')] }],
  [
    'name-agreement',
    'alone',
    {
      ...UNSEEN,
      names: [named('website', 'Northwind'), named('manifest', 'NW Tea'), named('website-alternate', 'NW tea')],
    },
  ],
  ['name-agreement', 'pass', { names: [named('website', 'Northwind'), named('og-site-name', 'Northwind.example')] }],
  [
    'name-agreement',
    'other-forms',
    { names: [named('website', 'Northwind'), named('og-site-name', 'Northwind Tea')] },
    { name: 'Northwind', other: 'Northwind Tea', source: 'og-site-name' },
  ],
  [
    'name-agreement',
    'misused',
    { names: [named('website', 'Northwind'), named('og-site-name', 'https://northwind.example/')] },
    { other: 'https://northwind.example/' },
  ],
  [
    'name-agreement',
    'misspelt',
    { names: [named('website', 'Northwind'), named('og-site-name', 'Nortwind')] },
    { name: 'Northwind', other: 'Nortwind', source: 'og-site-name' },
  ],
  // A slip that people see is a hint. Another party's name in the same place isn't.
  ['name-agreement', 'hint', { copyrights: [said('Nortwhind GmbH', 'copyright')] }, { source: 'copyright' }],
  ['name-agreement', 'pass', { copyrights: [said('Seafarers Holding', 'copyright')] }, { count: 4 }],
  [
    'name-agreement',
    'different',
    { names: [named('website', 'Northwind'), named('og-site-name', 'Northwind'), named('manifest', 'NW Coffee')] },
    { other: 'NW Coffee', source: 'manifest' },
  ],
  ['name-agreement', 'tie', { ...UNSEEN, names: [named('website', 'Harbour'), named('og-site-name', 'Silver')] }],
  // What shares a word may be a product; what has few letters, a short form.
  [
    'name-agreement',
    'alone',
    {
      ...UNSEEN,
      names: [named('website', 'Harbour Teas'), named('og-site-name', 'Teas by Sea'), named('application-name', 'NW')],
    },
  ],
  ['name-agreement', 'alone', { ...UNSEEN, names: [named('website', 'Seafarers')], manifest: NO_MANIFEST }],
  // What the host confirms is no tie, and one place still.
  ['name-agreement', 'alone', { ...UNSEEN, names: [named('website', 'Northwind')], manifest: NO_MANIFEST }],
  ['name-agreement', 'nameless', { ...UNSEEN, names: [], manifest: NO_MANIFEST }],
  ['name-agreement', 'unread', UNREAD],
  ['name-agreement', 'unread', { ...UNSEEN, names: [named('website', 'Seafarers')], manifest: UNREAD_MANIFEST }],
  ['name-agreement', 'unread', { ...UNSEEN, names: [], manifest: UNREAD_MANIFEST }],
  ['name-agreement', 'pass', { names: [...GOOD.names, named('website-alternate', 'Harbour Teas')] }, { count: 4 }],
  ['name-agreement', 'pass', { copyrights: [said('Northwind Tea', 'copyright')] }],
  [
    'name-agreement',
    'other-forms',
    { names: [named('website', 'Northwind Tea Works'), named('og-site-name', 'NTW')], ...UNSEEN },
    { other: 'NTW' },
  ],
  [
    'name-agreement',
    'other-forms',
    {
      names: [
        named('website', 'Northwind'),
        named('manifest', 'Northwind Tea'),
        named('og-site-name', 'Northwind Ships'),
      ],
    },
    { other: 'Northwind Tea' },
  ],
  [
    'name-agreement',
    'misused',
    {
      names: [
        named('website', 'Northwind'),
        named('og-site-name', 'https://northwind.example/'),
        named('manifest', 'Home'),
      ],
    },
    { other: 'https://northwind.example/' },
  ],
  [
    'name-agreement',
    'misspelt',
    { names: [named('website', 'Northwind'), named('og-site-name', 'Nortwind'), named('manifest', 'Northwid')] },
    { other: 'Nortwind' },
  ],
  [
    'name-agreement',
    'different',
    {
      ...UNSEEN,
      names: [named('website', 'Northwind'), named('organization', 'Northwind'), named('og-site-name', 'Harbour Teas')],
    },
    {},
    ['!og-site-name: Harbour Teas', 'website: Northwind', 'organization: Northwind'],
  ],

  ['title-has-brand', 'pass', {}],
  ['title-has-brand', 'pass', { titles: [said('NW | Tea', 'title')], names: [named('website-alternate', 'NW')] }],
  ['title-has-brand', 'misspelt', { titles: [said('Nortwind: tea by sea', 'title')] }, { other: 'Nortwind' }],
  ['title-has-brand', 'absent', { titles: [said('Tea by sea', 'title')] }, { title: 'Tea by sea' }],
  ['title-has-brand', 'absent', { titles: [] }, { title: '–' }],
  ['title-has-brand', 'unnamed', { ...UNSEEN, names: [], manifest: NO_MANIFEST }],
  ['title-has-brand', 'unread', UNREAD],
  ['title-has-brand', 'unread', { ...UNSEEN, names: [], manifest: UNREAD_MANIFEST }],

  ['title-quality', 'pass', { titles: [said('The tea of the sea of the north', 'title')] }],
  ['title-quality', 'pass', { titles: [said('茶・茶・茶', 'title')] }],
  ['title-quality', 'several', { titles: [said('Northwind', 'title'), said('Menu', 'title')] }, { count: 2 }],
  ['title-quality', 'repeated', { titles: [said('Cheap tea, cheap cups, CHEAP!', 'title')] }, { word: 'cheap' }],
  ['title-quality', 'generic', { titles: [said('ホーム', 'title')] }],
  ['title-quality', 'unread', UNREAD],
  ['title-quality', 'pass', { titles: [said('Cheap tea, cheap cups', 'title')] }],
  ['title-quality', 'pass', { titles: [said('Tea, tea, tea by sea', 'title')] }],
  ['title-quality', 'repeated', { titles: [said('Teas, teas, teas', 'title')] }],
  ['title-quality', 'repeated', { titles: [said('茶叶・茶叶・茶叶', 'title')] }],
  ...['Test', 'My WordPress blog', 'Pagina iniziale', 'トップページ', 'דף הבית'].map((title): Case => [
    'title-quality',
    'generic',
    { titles: [said(title, 'title')] },
  ]),
  ['title-quality', 'generic', inner('2041 / 7')],
  ['title-quality', 'pass', inner('Teas of 2041')],
  ['title-quality', 'pass', inner('2041a b7')],
  ['title-quality', 'pass', { titles: [said('2041', 'title')] }],
  ['title-quality', 'pass', { page: { ...GOOD.page, state: 'partial' } }],
  ['title-quality', 'unread', { ...PARTIAL, titles: [said('', 'title')] }],
  ['title-quality', 'pass', inner('2041a')],
  ['title-quality', 'pass', inner('b7')],

  ['visible-name', 'pass', {}],
  ['visible-name', 'pass', { heading: said('Welcome', 'h1') }],
  [
    'visible-name',
    'misspelt',
    { heading: said('Welcome', 'h1'), homeLinks: [said('Nortwind logo', 'home-link')] },
    { other: 'Nortwind' },
  ],
  ['visible-name', 'absent', { heading: said('Welcome', 'h1'), homeLinks: [said('Home', 'home-link')] }],
  ['visible-name', 'absent', { heading: null, homeLinks: [] }],
  ['visible-name', 'unnamed', { ...UNSEEN, names: [], manifest: NO_MANIFEST }],
  ['visible-name', 'unread', UNREAD],
  ['visible-name', 'pass', {}, {}, ['h1: Tea by sea, from Northwind']],

  ['favicon', 'pass', {}],
  ['favicon', 'default-only', { icons: [icon(null)] }],
  ['favicon', 'broken', { icon: { ...GOOD.icon, state: 'missing', status: 404 } }],
  ['favicon', 'broken', { icon: { ...GOOD.icon, state: 'not-image' } }],
  ['favicon', 'unread', UNREAD],
  ['favicon', 'unread', PARTIAL],
  [
    'favicon',
    'pass',
    { icons: [icon(`${HOME}other.png`), icon(`${HOME}icon.png`)] },
    { url: `${HOME}icon.png` },
    [`link:icon: ${HOME}icon.png`, 'status'],
  ],
  [
    'favicon',
    'pass',
    { icons: [icon(null), icon(`${HOME}a.png`), icon(`${HOME}b.png`)] },
    {},
    [`link:icon: ${HOME}a.png`, 'status'],
  ],
  ['favicon', 'default-only', { icons: [icon(null)] }, {}, ['!link:icon: data:,', 'status']],

  ['favicon-size', 'pass', { icon: { ...GOOD.icon, width: 48, height: 48 } }],
  ['favicon-size', 'pass', { icon: { ...GOOD.icon, type: 'svg', width: null, height: null } }, { size: 'SVG' }],
  ['favicon-size', 'small', { icon: { ...GOOD.icon, width: 47, height: 47 } }],
  ['favicon-size', 'small', { icon: { ...GOOD.icon, width: 8, height: 8 } }],
  ['favicon-size', 'tiny', { icon: { ...GOOD.icon, width: 7, height: 7 } }],
  ['favicon-size', 'not-square', { icon: { ...GOOD.icon, width: 96, height: 95 } }, { size: '96 × 95' }],
  ['favicon-size', 'none', { icon: { ...GOOD.icon, state: 'missing' } }],
  ['favicon-size', 'unread', { icon: { ...GOOD.icon, state: 'unread' } }],
  ['favicon-size', 'unread', { icon: { ...GOOD.icon, width: null, height: null } }],
  ['favicon-size', 'pass', { icon: { ...GOOD.icon, type: 'svg' } }, { url: `${HOME}icon.png` }, ['status: SVG']],
  ['favicon-size', 'small', { icon: { ...GOOD.icon, width: 47, height: 47 } }, { url: `${HOME}icon.png` }],
  ['favicon-size', 'unread', { icon: { ...GOOD.icon, width: null } }],
  ['favicon-size', 'unread', { icon: { ...GOOD.icon, height: null } }],
  ['favicon-size', 'pass', {}, { size: '96 × 96' }, ['status: 96 × 96']],

  ['organization', 'pass', {}, { type: 'Corporation' }],
  ['organization', 'partial', { organization: { ...organization, logo: null } }, { missing: 'logo' }],
  ['organization', 'poor', { organization: { ...organization, logo: null, url: null } }, { missing: 'url, logo' }],
  ['organization', 'unread', UNREAD],
  [
    'organization',
    'unread',
    { page: { ...GOOD.page, state: 'partial' }, organization: { ...organization, logo: null } },
  ],

  ['logo-file', 'pass', { logo: { ...GOOD.logo, width: 112, height: 112 } }],
  ['logo-file', 'pass', { logo: { ...GOOD.logo, type: 'svg', width: null, height: null } }],
  ['logo-file', 'small', { logo: { ...GOOD.logo, width: 300, height: 111 } }, { size: '300 × 111' }],
  ['logo-file', 'blocked', { crawlers: GOOD.crawlers.map((one) => ({ ...one, allowed: one.resource !== 'logo' })) }],
  ['logo-file', 'broken', { logo: { ...GOOD.logo, state: 'missing', status: 404 } }],
  ['logo-file', 'broken', { logo: { ...GOOD.logo, state: 'not-image' } }],
  ['logo-file', 'unread', { logo: { ...GOOD.logo, state: 'unread' } }],
  ['logo-file', 'unread', { logo: { ...GOOD.logo, width: null, height: null } }],
  ['logo-file', 'unread', { crawlers: GOOD.crawlers.map((one) => ({ ...one, allowed: null })) }],
  ['logo-file', 'unread', UNREAD],
  [
    'logo-file',
    'pass',
    { organization: { ...organization, logo: link('/logo.png', 'logo', `${HOME}logo.png`) } },
    { url: `${HOME}logo.png` },
  ],
  ['logo-file', 'pass', { logo: { ...GOOD.logo, type: 'svg' } }, { size: 'SVG' }],
  [
    'logo-file',
    'broken',
    {
      organization: { ...organization, logo: link('data:,', 'logo', null) },
      logo: { ...GOOD.logo, state: 'none', where: null },
    },
    { url: 'data:,' },
    ['logo: data:,'],
  ],
  ['logo-file', 'unread', { logo: { ...GOOD.logo, state: 'unread' } }, {}, ['status']],
  ['logo-file', 'unread', { logo: { ...GOOD.logo, width: null } }],
  ['logo-file', 'unread', { logo: { ...GOOD.logo, height: null } }],
  ['logo-file', 'unread', { crawlers: [] }],

  ['same-as', 'pass', {}, { count: 2 }],
  [
    'same-as',
    'pass',
    { sameAs: [link('https://social.example/n', 'sameAs'), link('http://video.example/n', 'sameAs')] },
    { count: 1 },
  ],
  [
    'same-as',
    'pass',
    { sameAs: [link('https://social.example/n', 'sameAs'), link('https://social.example/n', 'sameAs')] },
    { count: 1 },
  ],
  ['same-as', 'none', { sameAs: [link('https://shop.northwind.example/', 'sameAs')] }],
  ['same-as', 'unread', UNREAD],
  // No more receipts than a reader would look at.
  [
    'same-as',
    'pass',
    { sameAs: Array.from({ length: 13 }, (_, index) => link(`https://social.example/${String(index)}`, 'sameAs')) },
    { count: 13 },
    Array.from({ length: 12 }, (_, index) => `sameAs: https://social.example/${String(index)}`),
  ],
  [
    'same-as',
    'none',
    { sameAs: [link('https://shop.northwind.example/', 'sameAs')] },
    {},
    ['!sameAs: https://shop.northwind.example/'],
  ],

  ['manifest-names', 'pass', {}],
  ['manifest-names', 'pass', { manifest: { ...GOOD.manifest, shortName: null } }],
  ['manifest-names', 'pass', { manifest: { ...GOOD.manifest, name: said('Northwind Tea', 'manifest:name') } }],
  // A name that is part of the page's is also the brand's.
  ['manifest-names', 'pass', { names: [named('website', 'Northwind Tea')] }],
  [
    'manifest-names',
    'one-broken',
    { manifest: { ...GOOD.manifest, name: said('Northwind: tea that came by sea', 'manifest:name') } },
    { member: 'name' },
  ],
  [
    'manifest-names',
    'one-broken',
    { manifest: { ...GOOD.manifest, shortName: said('Northwind Tea', 'manifest:short_name') } },
    { member: 'short_name' },
  ],
  ['manifest-names', 'one-broken', { manifest: { ...GOOD.manifest, name: null } }, { member: 'name' }],
  [
    'manifest-names',
    'both-broken',
    {
      names: [...GOOD.names, named('manifest', 'React App Sample')],
      manifest: {
        ...GOOD.manifest,
        name: said('React App Sample', 'name'),
        shortName: said('React App', 'short_name'),
      },
    },
  ],
  ['manifest-names', 'unread', UNREAD],
  ['manifest-names', 'pass', {}, { name: 'Northwind', short: 'Northwind' }],
  ['manifest-names', 'pass', manifest('Northwind: tea from afar, sold', 'Northwind AG')],
  ['manifest-names', 'pass', manifest('Northwind AG', null)],
  ['manifest-names', 'one-broken', manifest('Northwind Tea', null), { member: 'short_name', short: '–' }],
  // Where places disagree, the manifest may side with any of them, yet not with itself.
  ['manifest-names', 'pass', { names: [named('website', 'Northwind'), named('og-site-name', 'Harbour Teas')] }],
  [
    'manifest-names',
    'both-broken',
    {
      names: [named('website', 'Northwind'), named('manifest', 'Harbour Teas'), named('manifest-short', 'Harbour')],
      ...manifest('Harbour Teas', 'Harbour'),
    },
  ],

  ...ONE_HOST_CASES,
];
