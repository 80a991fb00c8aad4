import { extractFacts } from '../engine/extract';
import type { Report } from '../report/report';
import { answered, evidence, GOOD_PAGE, page } from '../examples/evidence';
import { edited } from '../examples/pages';
import { block, expectRepaired, judged, named, pasted, reportOf } from '../testing/pasting';

const IMAGE_PLACE = { request: 'https-home', thing: 'image', value: '/card.png', odd: false } as const;

/** Pages that fail a check of any dimension, whichever of them the rubric asks. */
const FAULTY: readonly (readonly [check: string, page: string])[] = [
  ['zoom', edited('initial-scale=1', 'initial-scale=1, user-scalable=no')],
  ['zoom', edited(/<meta name="viewport"[^>]*>/, '')],
  ['meta-description', edited(/<meta name="description"[^>]*>/, '')],
  ['meta-description', edited('content="Tea, shipped slowly."', 'content="Northwind: tea by sea"')],
  ['lang', edited('lang="en"', '')],
  ['canonical', edited('canonical" href="https://northwind.example/"', 'canonical" href="/"')],
  ['canonical', edited(/<link rel="canonical"[^>]*>/, '')],
  ['hreflang-self-default', edited(/<link rel="alternate" hreflang="x-default"[^>]*>/, '')],
  ['hreflang-self-default', edited(/<link rel="alternate" hreflang="en"[^>]*>/, '')],
  ['language-agreement', edited('en_GB', 'de_DE')],
  ['entity-graph', edited(/"publisher": \{[^}]*\}/, '"alternateName": "NW"')],
  ['jsonld-parses', edited('"@graph": [', '"@graph": [[')],
];

describe('lines for the page', () => {
  it.each(FAULTY)('repair %s', (check, html) => {
    const before = judged(reportOf(page(html)), { [check]: {} });
    expect(named(before).flatMap(({ checks }) => checks)).toContain(check);
    expectRepaired(before, reportOf(page(pasted(html, before))));
  });
});

describe('tags for link previews', () => {
  const good = reportOf(evidence());
  const head = (portrait: Partial<Report['portrait']>, ...lost: readonly string[]) =>
    block(
      judged({ ...good, portrait: { ...good.portrait, ...portrait } }, Object.fromEntries(lost.map((id) => [id, {}]))),
      'head',
    )?.text ?? '';
  const contentOf = (name: string, text: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(text)?.[1];
  const { openGraph, twitter } = good.portrait;
  const image = { type: 'png', width: 1200, height: 630, state: 'loaded' } as const;

  it.each<[url: string, state: 'loaded' | 'missing' | 'not-image' | 'unread', content: string]>([
    ['https://northwind.example/a.png', 'loaded', 'https://northwind.example/a.png'],
    ['https://northwind.example/a.png', 'unread', 'https://northwind.example/a.png'],
    ['https://northwind.example/a.png', 'missing', 'REPLACE: image'],
    ['https://northwind.example/a.png', 'not-image', 'REPLACE: image'],
    ['http://northwind.example/a.png', 'loaded', 'https://northwind.example/a.png'],
    ['http://images.example/a.png', 'loaded', 'REPLACE: image'],
    ['https://images.example/a.png', 'loaded', 'https://images.example/a.png'],
  ])('keep the picture %s that is %s as %s', (url, state, content) => {
    expect(contentOf('og:image', head({ image: { ...image, url, state } }, 'preview-image-loads'))).toBe(content);
  });

  it('name a picture where Open Graph names none, be it there for X', () => {
    const stated = (source: string) => [{ ...IMAGE_PLACE, source }];
    expect(contentOf('og:image', head({ things: stated('meta:og:image') }, 'og-required'))).toBeUndefined();
    expect(contentOf('og:image', head({ things: stated('meta:twitter:image') }, 'og-required'))).toBe(
      'https://northwind.example/card.png',
    );
  });

  it('describe a picture that is stated only now, or that nothing describes', () => {
    const alt = (lost: string, imageAlt: string | null, forX: string | null = null) =>
      contentOf(
        'og:image:alt',
        head({ openGraph: { ...openGraph, imageAlt }, twitter: { ...twitter, imageAlt: forX } }, lost),
      );
    expect([alt('preview-image-loads', null), alt('preview-image-loads', 'A ship')]).toEqual([
      'REPLACE: image-alt',
      undefined,
    ]);
    expect([alt('preview-image-alt', null), alt('preview-image-alt', null, 'A sail')]).toEqual([
      'REPLACE: image-alt',
      'A sail',
    ]);
    expect(alt('preview-image-alt', 'a'.repeat(500))?.length).toBeLessThanOrEqual(420);
  });

  it.each<[language: string | null, locale: string | null, content: string | undefined]>([
    ['de-AT', 'en_GB', 'de_AT'],
    ['zh-Hant-TW', 'en_GB', 'zh_TW'],
    ['DE-at', 'en', 'de_AT'],
    ['de', 'en_GB', 'REPLACE: locale'],
    ['de', 'DE_at', undefined],
    ['de-AT', null, undefined],
    [null, 'en_GB', undefined],
  ])('of a page in %s with the locale %s state %s', (language, locale, content) => {
    const text = head({ language, openGraph: { ...openGraph, locale } }, 'language-agreement');
    expect(contentOf('og:locale', text)).toBe(content);
  });

  it('shorten what X cuts, and leave what it shows', () => {
    const described = (description: string | null) =>
      contentOf('twitter:description', head({ twitter: { ...twitter, description } }, 'preview-description'));
    expect(described(`${'tea '.repeat(49)}teas`)).toBeUndefined();
    expect(described(`${'tea '.repeat(49)}teas.`)?.length).toBeLessThanOrEqual(200);
    expect(described(null)).toBeUndefined();
  });

  it('give a new og:url with a new canonical address only where it differs from it', () => {
    const url = (stated: string) =>
      contentOf('og:url', head({ openGraph: { ...openGraph, url: stated } }, 'canonical'));
    expect(url('https://northwind.example')).toBeUndefined();
    expect(url('/')).toBeUndefined();
    expect(url('https://northwind.example/tea')).toBe('https://northwind.example/');
  });
});

describe('lines for the head', () => {
  const factsWith = (report: Report, html = GOOD_PAGE) => extractFacts(page(pasted(html, report)));
  const good = reportOf(evidence());

  it('state encoding, viewport and description first and once', () => {
    const report = judged(good, { charset: {}, zoom: {}, 'meta-description': {} });
    const facts = factsWith(
      report,
      edited('content="width=device-width, initial-scale=1"', 'content="user-scalable=no"'),
    );
    expect(facts.charset).toMatchObject({ value: 'utf-8', where: { line: 4 } });
    expect(facts.viewports.map(({ value }) => value)).toEqual(['width=device-width, initial-scale=1']);
    expect(facts.descriptions.map(({ value }) => value)).toEqual(['Tea, shipped slowly.']);
  });

  it('describe the page by its own text where nothing else describes it', () => {
    const bare = reportOf(page(edited(/<meta (?:name|property)="(?:og:)?description"[^>]*>/g, '')));
    expect(block(judged(bare, { 'meta-description': {} }), 'head')?.text).toContain(
      '<meta name="description" content="Northwind carries tea from five gardens',
    );
  });

  it('make the canonical address one, absolute', () => {
    const html = edited(
      '<link rel="canonical" href="',
      '<link rel="canonical" href="/tea"><link rel="canonical" href="',
    );
    const facts = factsWith(judged(reportOf(page(html)), { canonical: {} }), html);
    expect(facts.canonicals.map(({ value }) => value)).toEqual(['https://northwind.example/tea']);
    expect(facts.openGraph.find(({ property }) => property === 'og:url')?.value).toBe('https://northwind.example/tea');
  });

  it('name the page’s own language and its default among the alternates', () => {
    const html = edited(/<link rel="alternate" hreflang="(?:en|x-default)"[^>]*>\n/g, '');
    const facts = factsWith(judged(good, { 'hreflang-self-default': {} }), html);
    expect(facts.alternates.map(({ code, url }) => [code, url])).toEqual([
      ['en', 'https://northwind.example/'],
      ['x-default', 'https://northwind.example/'],
      ['de', 'https://northwind.example/de/'],
    ]);
  });

  it('say the language of the page', () => {
    expect(block(judged(good, { lang: {} }), 'language')?.text).toBe('lang="en"');
    const unknown = { ...good.portrait, openGraph: { ...good.portrait.openGraph, locale: null } };
    expect(block(judged({ ...good, portrait: unknown }, { lang: {} }), 'language')).toMatchObject({
      text: 'lang="REPLACE: language"',
      placeholders: ['language'],
    });
  });

  it('say which elements they take the place of, and none that the page has not', () => {
    const html = edited('"og:title" content="Northwind"', '"og:title" content=""').replace(
      'summary_large_image',
      'photo',
    );
    expect(block(reportOf(page(html)), 'head')?.replaces).toEqual(['<meta name="twitter:card">']);
  });

  it.each([
    [200, 200],
    // Wide enough, and too low; high enough, and too narrow.
    [1200, 120],
    [280, 400],
  ])('ask for the small card where the image is small: %i × %i', (width, height) => {
    const report = reportOf(page(edited('summary_large_image', 'photo'), answered('preview-image', { width, height })));
    expect(block(report, 'head')?.text).toBe('<meta name="twitter:card" content="summary">');
  });

  it('ask for the large card together with the picture that it shows', () => {
    const html = edited(/<meta property="og:image"[^>]*>/, '').replace('summary_large_image', 'summary');
    const report = judged(reportOf(page(html)), { 'card-type': { score: 1000 } });
    expect(block(report, 'head')?.text).toContain('<meta property="og:image" content="REPLACE: image">');
    expect(block(report, 'head')?.text).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('write no title where no name is known, nor where the title has it glued to a word', () => {
    const named = judged(good, { 'title-has-brand': {} });
    const titleIn = (portrait: Partial<Report['portrait']>) =>
      block({ ...named, portrait: { ...named.portrait, ...portrait } }, 'head')?.text;
    expect(titleIn({ title: 'Tea by sea' })).toBe('<title>Northwind: Tea by sea</title>');
    expect(titleIn({ title: 'Tea by sea', name: null, names: [] })).toBeUndefined();
    expect(titleIn({ title: 'Tea by seaNorthwind' })).toBeUndefined();
  });
});
