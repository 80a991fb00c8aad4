/** Facts of previews that no site in the checks’ `cases.ts` states: limits, and details of verdicts. */
import type { ImageFacts } from '../facts/facts';
import { GOOD, PARTIAL, UNREAD } from './facts';
import { HOME, link, property } from './statements';
import type { Case } from './cases';

const image = (patch: Partial<ImageFacts>) => ({ previewImage: { ...GOOD.previewImage, ...patch } });
const sized = (width: number, height: number) => image({ width, height });
const without = (...names: readonly string[]) => ({
  openGraph: GOOD.openGraph.filter(({ property: name }) => !names.includes(name)),
});
const withOg = (name: string, value: string) => ({
  openGraph: [...without(name).openGraph, property(name, value)],
});
const PASTED = {
  scope: 'page',
  target: { ...GOOD.target, address: '' },
  page: { ...GOOD.page, url: 'https://pasted.invalid/', kind: { is: 'home', by: 'unknown' } },
} as const;
const forX = (text: string) => ({ twitter: [property('twitter:description', text)] });
const card = (value: string) => ({ twitter: [property('twitter:card', value)] });
/** The small card, with an image whose size only the page states. */
const declaredSize = (width: string, height: string) => ({
  ...card('summary'),
  ...image({ state: 'unread', width: null, height: null }),
  openGraph: [property('og:image:width', width), property('og:image:height', height)],
});
const blocked = (names: readonly string[], resource = 'page') => ({
  crawlers: GOOD.crawlers.map((one) =>
    one.resource === resource && names.includes(one.crawler) ? { ...one, allowed: false } : one,
  ),
});
const NO_IMAGE = { previewImageDeclared: null, previewImage: { ...GOOD.previewImage, state: 'none' } } as const;

/** What all checks of the image file say where there is nothing to measure. */
const measured = (id: string): readonly Case[] => [
  [id, 'none', NO_IMAGE],
  [id, 'none', image({ state: 'missing', status: 404 })],
  [id, 'none', image({ state: 'not-image' })],
  [id, 'unread', image({ state: 'unread' })],
  [id, 'unread', UNREAD],
  [id, 'unread', PARTIAL],
];

export const PREVIEWS_CASES: readonly Case[] = [
  ['og-required', 'pass', {}],
  [
    'og-required',
    'pass',
    { openGraph: [...without('og:image').openGraph, property('og:image:url', 'https://a.example/b')] },
  ],
  ['og-required', 'three', without('og:type'), { missing: 'og:type', count: 3 }],
  ['og-required', 'two', without('og:type', 'og:url'), { missing: 'og:type, og:url' }],
  ['og-required', 'few', without('og:type', 'og:url', 'og:title'), { count: 1 }],
  ['og-required', 'few', { openGraph: [] }, { count: 0 }],
  ['og-required', 'unread', UNREAD],
  [
    'og-required',
    'pass',
    { openGraph: [...without('og:image').openGraph, property('og:image:secure_url', '//a.example/b')] },
  ],
  ['og-required', 'pass', withOg('og:image', 'http://a.example/b')],
  ['og-required', 'relative', withOg('og:image', '/a?to=//b.example'), { url: '/a?to=//b.example' }],
  ['og-required', 'relative', { openGraph: [property('og:image', '/a'), ...GOOD.openGraph] }, { url: '/a' }],

  ['preview-image-loads', 'insecure', { previewImageDeclared: link('http://northwind.example/card.png', 'og:image') }],
  [
    'preview-image-loads',
    'relative',
    { previewImageDeclared: link('/card.png', 'og:image', 'https://northwind.example/card.png') },
  ],
  [
    'preview-image-loads',
    'relative',
    { previewImageDeclared: link('//northwind.example/card.png', 'og:image', 'https://northwind.example/card.png') },
  ],
  ['preview-image-loads', 'broken', image({ state: 'missing', status: 404 }), { status: 404 }],
  [
    'preview-image-loads',
    'broken',
    { previewImageDeclared: link('data:,x', 'og:image', null), ...image({ state: 'none' }) },
  ],
  ['preview-image-loads', 'unread', image({ state: 'unread' })],
  ['preview-image-loads', 'unread', UNREAD],
  ['preview-image-loads', 'unread', PARTIAL],
  ['preview-image-loads', 'pass', { previewImageDeclared: link('HTTPS://northwind.example/card.png', 'og:image') }],
  ['preview-image-loads', 'insecure', { previewImageDeclared: link('HTTP://northwind.example/?https:', 'og:image') }],
  ['preview-image-loads', 'relative', { previewImageDeclared: link('/?https:', 'og:image', `${HOME}?https:`) }],
  ['preview-image-loads', 'broken', { previewImageDeclared: link('data:,x', 'og:image', null) }, { status: '–' }],
  ['preview-image-loads', 'broken', image({ state: 'missing', status: null }), { status: '–' }],
  // 15 % off 1.91 is 2.1965 and 1.6235.
  ['preview-image-size', 'pass', sized(2196, 1000)],
  ['preview-image-size', 'pass-ratio', sized(2197, 1000)],
  ['preview-image-size', 'pass', sized(1624, 1000)],
  ['preview-image-size', 'pass-ratio', sized(1623, 1000)],
  // Exactly 15 % off, and the next pixel.
  ['preview-image-size', 'pass', sized(4393, 2000)],
  ['preview-image-size', 'pass-ratio', sized(4394, 2000)],
  ['preview-image-size', 'medium', sized(1199, 630)],
  ['preview-image-size', 'medium', sized(600, 315)],
  ['preview-image-size', 'medium-ratio', sized(600, 600)],
  ['preview-image-size', 'small', sized(599, 315)],
  ['preview-image-size', 'small-ratio', sized(200, 200)],
  ['preview-image-size', 'tiny', sized(400, 199)],
  ['preview-image-size', 'unread', image({ width: null, height: null })],
  ['preview-image-size', 'pass', sized(3247, 2000)],
  ['preview-image-size', 'pass-ratio', sized(43_931, 20_000)],
  ['preview-image-size', 'medium', sized(1200, 629)],
  ['preview-image-size', 'small', sized(600, 314)],
  ['preview-image-size', 'tiny', sized(199, 200)],
  ['preview-image-size', 'unread', image({ width: null })],
  ['preview-image-size', 'unread', image({ height: null })],
  ...measured('preview-image-size'),

  ['preview-image-weight', 'pass', image({ bytes: 600 * 1024 })],
  ['preview-image-weight', 'large', image({ bytes: 600 * 1024 + 1 }), { kilobytes: 601 }],
  ['preview-image-weight', 'large', image({ bytes: 5 * 1024 * 1024 })],
  ['preview-image-weight', 'heavy', image({ bytes: 5 * 1024 * 1024 + 1 }), { kilobytes: 5121 }],
  ['preview-image-weight', 'heavy', image({ bytes: 8 * 1024 * 1024 })],
  ['preview-image-weight', 'too-heavy', image({ bytes: 8 * 1024 * 1024 + 1 })],
  ...measured('preview-image-weight'),

  ['preview-image-format', 'pass', image({ type: 'webp' })],
  ['preview-image-format', 'other', image({ type: 'avif' }), { format: 'AVIF' }],
  ['preview-image-format', 'pass', image({ type: 'jpeg' })],
  ['preview-image-format', 'pass', image({ type: 'gif' })],
  ...measured('preview-image-format'),

  ['preview-image-alt', 'pass', {}],
  ['preview-image-alt', 'pass', { ...withOg('og:image:alt', 'x'.repeat(420)) }],
  // An emoji is one character, however much memory it takes.
  ['preview-image-alt', 'pass', { ...withOg('og:image:alt', '🫖'.repeat(420)) }],
  ['preview-image-alt', 'pass', { ...without('og:image:alt'), twitter: [property('twitter:image:alt', 'A ship')] }],
  ['preview-image-alt', 'long', withOg('og:image:alt', 'x'.repeat(421)), { count: 421 }],
  ['preview-image-alt', 'missing', without('og:image:alt')],
  ['preview-image-alt', 'none', NO_IMAGE],
  ['preview-image-alt', 'unread', UNREAD],
  [
    'preview-image-alt',
    'pass',
    { twitter: [property('twitter:image:alt', 'A ship')] },
    { text: 'A sailing ship full of tea' },
  ],

  ['preview-description', 'pass', withOg('og:description', 'x'.repeat(201))],
  ['preview-description', 'pass', forX('x'.repeat(200))],
  ['preview-description', 'long', forX('x'.repeat(201)), { count: 201 }],
  ['preview-description', 'meta-only', { ...without('og:description'), ...forX('x'.repeat(201)) }],
  ['preview-description', 'meta-only', without('og:description')],
  ['preview-description', 'none', { ...without('og:description'), descriptions: [] }],
  ['preview-description', 'unread', UNREAD],
  ['preview-description', 'long', { ...withOg('og:description', 'x'.repeat(200)), ...forX('y'.repeat(201)) }],
  [
    'preview-description',
    'both-long',
    { ...withOg('og:description', 'x'.repeat(201)), ...forX('y'.repeat(201)) },
    { text: `${'y'.repeat(119)}…` },
  ],
  ['preview-description', 'unread', { ...PARTIAL, descriptions: GOOD.descriptions }],
  [
    'preview-description',
    'pass',
    forX('Tea'),
    {},
    ['meta:og:description: Tea, shipped slowly.', 'meta:twitter:description: Tea'],
  ],

  ['card-type', 'pass', {}],
  ['card-type', 'pass', { ...card('summary'), ...sized(299, 157) }],
  ['card-type', 'imageless', { ...card('summary'), ...NO_IMAGE }],
  ['card-type', 'pass', card('app')],
  ['card-type', 'pass', image({ state: 'unread', width: null, height: null })],
  // The last of several counts.
  ['card-type', 'pass', { twitter: [...card('nonsense').twitter, ...card('summary_large_image').twitter] }],
  ['card-type', 'small-card', card('summary'), { card: 'summary' }],
  ['card-type', 'small-card', { ...card('Summary'), ...sized(300, 157) }],
  [
    'card-type',
    'small-card',
    {
      ...card('summary'),
      ...image({ state: 'unread', width: null, height: null }),
      openGraph: [property('og:image:width', '1200'), property('og:image:height', '630')],
    },
  ],
  ['card-type', 'small-image', sized(299, 157)],
  ['card-type', 'no-image', image({ state: 'missing', width: null, height: null })],
  ['card-type', 'absent', { twitter: [] }],
  ['card-type', 'invalid', card('photo'), { card: 'photo' }],
  ['card-type', 'unread', UNREAD],
  ['card-type', 'unread', PARTIAL],
  ['card-type', 'pass', { ...card('summary'), ...image({ state: 'unread', width: null, height: null }) }],
  ['card-type', 'absent', { twitter: [] }, { suited: 'summary_large_image' }],
  ['card-type', 'absent', { twitter: [], ...sized(300, 200) }, { suited: 'summary_large_image' }],
  ['card-type', 'absent', { twitter: [], ...sized(400, 300) }, { suited: 'summary' }],
  ['card-type', 'absent', { twitter: [], ...sized(299, 157) }, { suited: 'summary' }],
  ['card-type', 'invalid', { ...card('photo'), ...sized(600, 600) }, { suited: 'summary' }],
  [
    'card-type',
    'invalid',
    { ...card('audio'), ...withOg('og:type', 'music.song'), ...image({ width: null, height: null }) },
    { suited: 'summary' },
  ],

  ['card-type', 'pass', card('player')],
  ['card-type', 'pass', { ...card('app'), ...NO_IMAGE }],
  ['card-type', 'pass', { ...card('summary'), ...sized(300, 156) }],
  ['card-type', 'no-image', { previewImageDeclared: link('data:,', 'og:image', null), ...image({ state: 'unread' }) }],
  ['card-type', 'pass', declaredSize('9', '9')],
  ['card-type', 'pass', declaredSize('x1200', '630')],
  ['card-type', 'pass', declaredSize('1234567', '630')],
  ['card-type', 'pass', declaredSize('1200', '')],
  ['card-type', 'unread', { ...PARTIAL, openGraph: GOOD.openGraph }],
  ['card-type', 'unread', { ...PARTIAL, ...card('summary') }],
  ['og-url-agreement', 'pass', {}],
  ['og-url-agreement', 'pass', withOg('og:url', 'HTTPS://northwind.example:443/#top')],
  ['og-url-agreement', 'relative', withOg('og:url', '/')],
  ['og-url-agreement', 'other-scheme', withOg('og:url', 'http://www.northwind.example/')],
  ['og-url-agreement', 'other-page', withOg('og:url', 'https://northwind.example/a'), { expected: HOME }],
  ['og-url-agreement', 'other-page', withOg('og:url', 'data:,')],
  ['og-url-agreement', 'other-host', withOg('og:url', 'https://elsewhere.example/')],
  ['og-url-agreement', 'none', without('og:url')],
  ['og-url-agreement', 'pass', { canonicals: [] }],
  // A page pasted without its address has only its own statements to compare.
  ['og-url-agreement', 'pass', { ...PASTED, ...withOg('og:url', `${HOME}index.html`) }],
  ['og-url-agreement', 'relative', { ...PASTED, ...withOg('og:url', '/tea') }],
  [
    'og-url-agreement',
    'undecided',
    { ...PASTED, ...withOg('og:url', 'https://northwind.example/a') },
    { expected: HOME },
  ],
  ['og-url-agreement', 'unread', UNREAD],
  ['og-url-agreement', 'pass', { page: { ...GOOD.page, state: 'partial' } }],
  ['og-url-agreement', 'tracked', withOg('og:url', `${HOME}?gclid=1&utm_source=tea`)],

  ['preview-bots', 'pass', {}],
  ['preview-bots', 'pass', { page: { ...GOOD.page, state: 'partial' } }],
  ['preview-bots', 'some', blocked(['Twitterbot']), { blocked: 'Twitterbot' }],
  ['preview-bots', 'some', blocked(['Twitterbot', 'Slackbot'], 'preview-image')],
  ['preview-bots', 'none', blocked(['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'Slackbot'])],
  ['preview-bots', 'unread', { crawlers: GOOD.crawlers.map((one) => ({ ...one, allowed: null })) }],
  [
    'preview-bots',
    'unread',
    { crawlers: GOOD.crawlers.map((one) => (one.resource === 'page' ? one : { ...one, allowed: null })) },
  ],
  ['preview-bots', 'unread', UNREAD],
  ['preview-bots', 'pass', NO_IMAGE],
  [
    'preview-bots',
    'some',
    blocked(['Twitterbot', 'Slackbot'], 'preview-image'),
    { blocked: 'Twitterbot, Slackbot' },
    ['!robots: Twitterbot', '!robots: Slackbot'],
  ],
  [
    'preview-bots',
    'none',
    { ...PARTIAL, ...blocked(['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'Slackbot']) },
  ],
  ['preview-bots', 'unread', { crawlers: [] }],
  [
    'preview-bots',
    'unread',
    { crawlers: GOOD.crawlers.map((one) => (one.crawler === 'Slackbot' ? { ...one, allowed: null } : one)) },
    {},
    ['robots', 'robots'],
  ],
];
