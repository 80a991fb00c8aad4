import { extractFacts } from '../engine/extract';
import type { Report } from '../report/report';
import { answered, evidence, GOOD_PAGE, page } from '../examples/evidence';
import { edited } from '../examples/pages';
import { block, expectRepaired, judged, named, pasted, reportOf } from '../testing/pasting';
import { refusals } from './fixes';

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

  it('name an address where none is stated, and the canonical one without its fragment', () => {
    const url = (canonical: string, lost: string) =>
      contentOf('og:url', head({ canonical, openGraph: { ...openGraph, url: null } }, lost));
    expect(url('https://northwind.example/#top', 'og-required')).toBe('https://northwind.example/');
    expect(url('https://northwind.example/', 'og-url-agreement')).toBe('https://northwind.example/');
  });

  it('leave a canonical address that is the page’s alone where another one is at fault', () => {
    const text = head({ openGraph: { ...openGraph, url: 'https://elsewhere.example/' } }, 'og-url-agreement');
    expect(text).toBe('<meta property="og:url" content="https://northwind.example/">');
  });

  it('take the title of the page for the preview only where it is a good one', () => {
    const title = (...lost: readonly string[]) =>
      contentOf('og:title', head({ openGraph: { ...openGraph, title: null } }, 'og-required', ...lost));
    expect(title()).toBe('Northwind: tea by sea');
    expect(title('title-quality')).toBe('Northwind');
  });

  it('put a preview’s title right where it is nothing but the name, on a home page; they rewrite no sentence', () => {
    const named = (title: string, value: string, kind = good.portrait.kind) => {
      const name = {
        ...IMAGE_PLACE,
        source: 'meta:og:title',
        kind: 'og-title',
        value,
        alias: false,
        odd: true,
      } as const;
      const portrait = { ...good.portrait, kind, openGraph: { ...openGraph, title }, names: [name] };
      const report = judged({ ...good, portrait: portrait as Report['portrait'] }, { 'name-agreement': {} });
      return [contentOf('og:title', block(report, 'head')?.text ?? ''), refusals(report, []).map(({ quote }) => quote)];
    };
    expect(named('Nortwhind', 'Nortwhind')).toEqual(['Northwind', []]);
    expect(named('Tea | Nortwhind', 'Nortwhind')).toEqual([undefined, ['Tea | Nortwhind']]);
    expect(named('Nortwhind', 'Nortwhind', { is: 'inner', by: 'path' })).toEqual([undefined, ['Nortwhind']]);
  });

  it('keep a picture of a page without encryption only where it has it', () => {
    const from = (url: string) =>
      contentOf(
        'og:image',
        head({ url: 'http://northwind.example/', image: { ...image, url } }, 'preview-image-loads'),
      );
    expect(from('http://northwind.example/a.png')).toBe('REPLACE: image');
    expect(from('https://northwind.example/a.png')).toBe('https://northwind.example/a.png');
  });

  it('ask for the large card where the size is not known, and for none where only something else is missing', () => {
    const unread = {
      ...image,
      url: 'https://northwind.example/a.png',
      state: 'unread',
      width: null,
      height: null,
    } as const;
    expect(contentOf('twitter:card', head({ image: unread }, 'card-type'))).toBe('summary_large_image');
    const small = { twitter: { ...twitter, card: 'summary' }, openGraph: { ...openGraph, type: null } };
    expect(head(small, 'og-required')).toBe('<meta property="og:type" content="website">');
  });

  it('name the application as the brand is named where it is named otherwise', () => {
    const names = [
      { ...IMAGE_PLACE, source: 'x', kind: 'application-name', value: 'Silver', alias: false, odd: true },
    ] as const;
    expect(head({ names }, 'name-agreement')).toBe('<meta name="application-name" content="Northwind">');
    expect(head({ names, name: null }, 'name-agreement')).toBe('');
  });

  it('are of the public page where what was looked at is not public', () => {
    const { canonical: _, ...own } = good.portrait;
    const preview = (canonical: string | null, url: string | null) =>
      block(
        judged(
          {
            ...good,
            scope: 'preview',
            portrait: { ...own, canonical, openGraph: { ...openGraph, url }, url: 'http://localhost:8888/' },
          },
          { 'hreflang-self-default': {} },
        ),
        'head',
      )?.text;
    const known = 'hreflang="en" href="https://northwind.example/"';
    expect(preview('https://northwind.example/', null)).toContain(known);
    expect(preview(null, 'https://northwind.example/')).toContain(known);
    expect(preview(null, null)).toContain('hreflang="en" href="REPLACE: address"');
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

  it('say what each line answers', () => {
    const report = judged(good, { charset: {}, viewport: {}, 'favicon-size': {} });
    expect(block(report, 'head')?.checks).toEqual(['charset', 'viewport', 'favicon-size']);
  });

  it('replace what the page states, and nothing that it does not', () => {
    const lost = Object.fromEntries(
      ['meta-description', 'og-url-agreement', 'preview-image-alt', 'language-agreement', 'card-type'].map((id) => [
        id,
        {},
      ]),
    );
    const replaced = (portrait: Partial<Report['portrait']>) =>
      block(judged({ ...good, portrait: { ...good.portrait, ...portrait } }, lost), 'head')?.replaces ?? [];
    const { openGraph, twitter } = good.portrait;
    const elements = [
      '<meta name="description">',
      '<meta property="og:url">',
      '<meta property="og:image:alt">',
      '<meta property="og:locale">',
      '<meta name="twitter:card">',
    ];
    const stated = { ...openGraph, url: 'https://elsewhere.example/', imageAlt: 'A ship', locale: 'de_DE' };
    expect(replaced({ openGraph: stated })).toEqual(elements);
    const bare = { ...openGraph, url: null, imageAlt: null, locale: null };
    expect(replaced({ openGraph: bare, twitter: { ...twitter, card: null }, description: null })).toEqual([]);
  });

  it('leave open which link is the page’s own where its language is not known', () => {
    const { portrait } = good;
    const report = judged({ ...good, portrait: { ...portrait, language: null } }, { 'hreflang-self-default': {} });
    expect(block(report, 'head')).toMatchObject({
      placeholders: ['language'],
      replaces: ['<link rel="alternate" hreflang="x-default">'],
    });
  });

  it.each([
    ['Tea by sea', 'Northwind: Tea by sea'],
    ['NORTHWIND', 'Northwind: REPLACE: offer'],
    ['a'.repeat(60), `Northwind: ${'a'.repeat(60)}`],
    ['a'.repeat(61), 'Northwind: REPLACE: offer'],
    [null, 'Northwind: REPLACE: offer'],
  ])('entitle a page without a title by its heading %s', (heading, title) => {
    const portrait = { ...good.portrait, title: null, heading };
    expect(block(judged({ ...good, portrait }, { 'title-quality': {} }), 'head')?.text).toBe(`<title>${title}</title>`);
  });

  it('quote a title that misspells the name, and name the brand once', () => {
    const slip = {
      ...IMAGE_PLACE,
      source: 'title',
      kind: 'title',
      value: 'Nortwhind',
      alias: false,
      odd: true,
    } as const;
    const titled = (title: string, ...names: Report['portrait']['names']) =>
      judged(
        { ...good, portrait: { ...good.portrait, title, names: [...good.portrait.names, ...names] } },
        { 'title-quality': {} },
      );
    expect(block(titled('NORTHWIND tea'), 'head')?.text).toBe('<title>NORTHWIND tea</title>');
    const misspelt = titled('Nortwhind tea, by sea', slip);
    expect(block(misspelt, 'head')).toBeUndefined();
    expect(refusals(misspelt, [])).toEqual([
      { rule: 'prose', checks: ['title-quality'], quote: 'Nortwhind tea, by sea' },
    ]);
    expect(block(titled('Nortwhind', slip), 'head')?.text).toBe('<title>Northwind</title>');
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
    const german = { ...good, portrait: { ...good.portrait, textLanguage: 'de' } };
    expect(block(judged(german, { lang: {} }), 'language')?.text).toBe('lang="de"');
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
