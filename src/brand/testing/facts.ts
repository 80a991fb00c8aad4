/** Literal facts of a fictional brand that does everything right, for tests to deviate from. */
import { ANSWER_CRAWLERS, SEARCH_CRAWLERS, TRAINING_CRAWLERS } from '../basics/crawlers';
import type { Facts } from '../facts/facts';
import { GOOD_ACCESS } from './access-facts';
import { GOOD_FINDABILITY } from './findability-facts';
import { GOOD_LANGUAGES } from './languages-facts';
import { GOOD_MACHINES } from './machines-facts';
import { at, HOME, icon, link, named, property, said } from './statements';
import { GOOD_TRUST } from './trust-facts';

export const GOOD: Facts = {
  format: 1,
  scope: 'site',
  target: { address: 'northwind.example', origin: 'https://northwind.example' },
  collectedAt: '2026-01-02T03:04:05.000Z',
  domains: {
    'northwind.example': 'northwind.example',
    'www.northwind.example': 'northwind.example',
    'shop.northwind.example': 'northwind.example',
    'elsewhere.example': 'elsewhere.example',
    'social.example': 'social.example',
    'video.example': 'video.example',
  },
  page: { state: 'whole', kind: { is: 'home', by: 'root' }, url: HOME, status: 200, reason: null, where: at('page') },
  aliases: [],
  names: [named('website', 'Northwind'), named('organization', 'Northwind GmbH'), named('og-site-name', 'NORTHWIND')],
  titles: [said('Northwind: tea by sea', 'title')],
  heading: said('Tea by sea, from Northwind', 'h1'),
  homeLinks: [said('Northwind', 'home-link')],
  otherMarks: [],
  copyrights: [said('Northwind GmbH', 'copyright')],
  proseWords: [],
  feedNames: [],
  descriptions: [said('Tea, shipped slowly.', 'meta:description')],
  language: said('en', 'html:lang'),
  otherLanguage: null,
  charset: said('utf-8', 'meta:charset'),
  openGraph: [
    property('og:title', 'Northwind'),
    property('og:type', 'website'),
    property('og:image', `${HOME}card.png`),
    property('og:image:alt', 'A sailing ship full of tea'),
    property('og:url', HOME),
    property('og:description', 'Tea, shipped slowly.'),
  ],
  twitter: [property('twitter:card', 'summary_large_image')],
  blanks: [],
  author: null,
  creator: null,
  canonicals: [link(HOME, 'link:canonical')],
  icons: [icon(`${HOME}icon.png`)],
  organization: {
    type: 'Corporation',
    name: said('Northwind GmbH', 'jsonld:Corporation.name'),
    url: link(HOME, 'jsonld:Corporation.url'),
    logo: link(`${HOME}logo.png`, 'jsonld:Corporation.logo'),
    description: null,
    where: at('jsonld:Corporation'),
  },
  sameAs: [link('https://social.example/northwind', 'sameAs'), link('https://video.example/northwind', 'sameAs')],
  jsonLd: { blocks: 1, broken: [], repaired: [], microdata: null, rdfa: null, parts: null, foreign: null },
  manifest: {
    state: 'read',
    name: said('Northwind', 'manifest:name'),
    shortName: said('Northwind', 'manifest:short_name'),
    where: at('status', 'manifest'),
  },
  previewImageDeclared: link(`${HOME}card.png`, 'meta:og:image'),
  icon: {
    state: 'loaded',
    url: `${HOME}icon.png`,
    status: 200,
    type: 'png',
    width: 96,
    height: 96,
    bytes: 900,
    where: at('status', 'icon'),
  },
  previewImage: {
    state: 'loaded',
    url: `${HOME}card.png`,
    status: 200,
    type: 'png',
    width: 1200,
    height: 630,
    bytes: 90_000,
    where: at('status', 'preview-image'),
  },
  logo: {
    state: 'loaded',
    url: `${HOME}logo.png`,
    status: 200,
    type: 'png',
    width: 512,
    height: 512,
    bytes: 9000,
    where: at('status', 'logo'),
  },
  hosts: (['http-home', 'https-home', 'other-host'] as const).map((request) => ({
    request,
    state: 'live' as const,
    from: request === 'other-host' ? 'www.northwind.example' : 'northwind.example',
    to: 'northwind.example',
    where: at('status', request),
  })),
  crawlers: [
    ...(['page', 'preview-image'] as const).flatMap((resource) =>
      ['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'Slackbot'].map((crawler) => ({
        crawler,
        resource,
        allowed: true,
        where: at('robots', 'robots'),
      })),
    ),
    ...[...SEARCH_CRAWLERS, ...ANSWER_CRAWLERS, ...TRAINING_CRAWLERS].map((crawler) => ({
      crawler,
      resource: 'page' as const,
      allowed: true,
      where: at('robots', 'robots'),
    })),
    { crawler: 'Googlebot-Image', resource: 'logo', allowed: true, where: at('robots', 'robots') },
  ],
  ...GOOD_FINDABILITY,
  ...GOOD_ACCESS,
  ...GOOD_TRUST,
  ...GOOD_LANGUAGES,
  ...GOOD_MACHINES,
};

/** The facts if nothing of the page could be read. */
export const UNREAD: Partial<Facts> = {
  page: { ...GOOD.page, state: 'unread', status: null, reason: 'too-slow' },
  names: [],
  titles: [],
  heading: null,
  homeLinks: [],
  otherMarks: [],
  copyrights: [],
  descriptions: [],
  openGraph: [],
  twitter: [],
  author: null,
  creator: null,
  canonicals: [],
  text: null,
  entityGraph: { website: null, organization: null, publisher: null, dangling: null },
  jsonLd: { blocks: 0, broken: [], repaired: [], microdata: null, rdfa: null, parts: null, foreign: null },
  icons: [],
  organization: null,
  sameAs: [],
  previewImageDeclared: null,
};

/** The facts if only the start of a page is known, and it contains nothing. */
export const PARTIAL: Partial<Facts> = { ...UNREAD, page: { ...GOOD.page, state: 'partial' } };
