/** Facts of identity that no site in the checks’ `cases.ts` states: limits, and details of verdicts. */
import { GOOD, PARTIAL, UNREAD } from './facts';
import { at, icon, link, named, said } from './statements';
import type { Case } from './cases';

const NO_MANIFEST = { state: 'none', name: null, shortName: null, where: null } as const;
const UNREAD_MANIFEST = { ...NO_MANIFEST, state: 'unread', where: at('link:manifest') } as const;
/** A page on which people see no name. */
const UNSEEN = { titles: [], heading: null, homeLinks: [], copyrights: [] } as const;
const { organization } = GOOD;
if (organization === null) throw new Error('the good brand has an organisation');

const hosts = (other: Partial<(typeof GOOD.hosts)[number]>) =>
  GOOD.hosts.map((host) => (host.request === 'other-host' ? { ...host, ...other } : host));

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

  // Title, heading, logo, copyright, structured data twice, Open Graph.
  ['name-agreement', 'pass', {}, { count: 7, name: 'Northwind' }],
  ['name-agreement', 'pass', { names: [...GOOD.names, named('website-alternate', 'NW')] }],
  [
    'name-agreement',
    'pass',
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
  // A visible slip counts as well; another party's name there does not.
  ['name-agreement', 'misspelt', { copyrights: [said('Nortwhind GmbH', 'copyright')] }, { source: 'copyright' }],
  ['name-agreement', 'pass', { copyrights: [said('Seafarers Holding', 'copyright')] }, { count: 6 }],
  [
    'name-agreement',
    'different',
    { names: [named('website', 'Northwind'), named('og-site-name', 'Northwind'), named('manifest', 'NW Coffee')] },
    { other: 'NW Coffee', source: 'manifest' },
  ],
  // Part of a word is not part of a name.
  ['name-agreement', 'tie', { ...UNSEEN, names: [named('website', 'Art'), named('og-site-name', 'Smart')] }],
  ['name-agreement', 'alone', { ...UNSEEN, names: [named('website', 'Northwind')], manifest: NO_MANIFEST }],
  ['name-agreement', 'nameless', { ...UNSEEN, names: [], manifest: NO_MANIFEST }],
  ['name-agreement', 'unread', UNREAD],
  ['name-agreement', 'unread', { ...UNSEEN, names: [named('website', 'Northwind')], manifest: UNREAD_MANIFEST }],
  ['name-agreement', 'unread', { ...UNSEEN, names: [], manifest: UNREAD_MANIFEST }],

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

  ['favicon', 'pass', {}],
  ['favicon', 'default-only', { icons: [icon(null)] }],
  ['favicon', 'broken', { icon: { ...GOOD.icon, state: 'missing', status: 404 } }],
  ['favicon', 'broken', { icon: { ...GOOD.icon, state: 'not-image' } }],
  ['favicon', 'unread', UNREAD],
  ['favicon', 'unread', PARTIAL],

  ['favicon-size', 'pass', { icon: { ...GOOD.icon, width: 48, height: 48 } }],
  ['favicon-size', 'pass', { icon: { ...GOOD.icon, type: 'svg', width: null, height: null } }, { size: 'SVG' }],
  ['favicon-size', 'small', { icon: { ...GOOD.icon, width: 47, height: 47 } }],
  ['favicon-size', 'small', { icon: { ...GOOD.icon, width: 8, height: 8 } }],
  ['favicon-size', 'tiny', { icon: { ...GOOD.icon, width: 7, height: 7 } }],
  ['favicon-size', 'not-square', { icon: { ...GOOD.icon, width: 96, height: 95 } }, { size: '96 × 95' }],
  ['favicon-size', 'none', { icon: { ...GOOD.icon, state: 'missing' } }],
  ['favicon-size', 'unread', { icon: { ...GOOD.icon, state: 'unread' } }],
  ['favicon-size', 'unread', { icon: { ...GOOD.icon, width: null, height: null } }],

  ['organization', 'pass', {}, { type: 'Corporation' }],
  ['organization', 'partial', { organization: { ...organization, logo: null } }, { missing: 'logo' }],
  ['organization', 'poor', { organization: { ...organization, logo: null, url: null } }, { missing: 'url, logo' }],
  ['organization', 'unread', UNREAD],

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
    { manifest: { ...GOOD.manifest, name: said('React App Sample', 'name'), shortName: said('App', 'short_name') } },
  ],
  ['manifest-names', 'unread', UNREAD],

  ['one-host', 'pass', {}, { host: 'northwind.example' }],
  ['one-host', 'pass', { hosts: hosts({ state: 'absent', to: null }) }],
  ['one-host', 'pass', { canonicals: [], openGraph: [] }],
  ['one-host', 'pass', { canonicals: [link('https://www.northwind.example/', 'link:canonical')] }],
  ['one-host', 'one-elsewhere', { canonicals: [link('https://shop.northwind.example/', 'link:canonical')] }],
  [
    'one-host',
    'one-elsewhere',
    { canonicals: [link('https://elsewhere.example/', 'link:canonical')] },
    { other: 'elsewhere.example', source: 'link:canonical' },
  ],
  [
    'one-host',
    'elsewhere',
    {
      canonicals: [link('https://elsewhere.example/', 'link:canonical')],
      openGraph: [{ ...said('https://elsewhere.example/', 'meta:og:url'), property: 'og:url' }],
    },
  ],
  ['one-host', 'two-hosts', { hosts: hosts({ to: 'www.northwind.example' }) }, { other: 'www.northwind.example' }],
  ['one-host', 'pass', { page: { ...GOOD.page, state: 'partial' } }],
  // What it says further down may lead away.
  ['one-host', 'unread', { page: { ...GOOD.page, state: 'partial' }, openGraph: [] }],
  ['one-host', 'unread', UNREAD],
  ['one-host', 'unread', PARTIAL],
];
