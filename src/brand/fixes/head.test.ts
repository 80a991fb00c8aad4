import { extractFacts } from '../engine/extract';
import type { Report } from '../report/report';
import type { Evidence } from '../evidence/evidence';
import { answered, evidence, GOOD_PAGE, innerPage, page } from '../examples/evidence';
import { edited } from '../examples/pages';
import { block, expectRepaired, judged, named, pasted, reportOf } from '../testing/pasting';
import { refusals } from './fixes';

const IMAGE_PLACE = { request: 'https-home', thing: 'image', value: '/card.png', odd: false } as const;

/** A report in which checks fail, with what they rest on. */
function failing(report: Report, ...ids: readonly string[]): Report {
  const receiptsOf = (id: string) => report.checks.find((check) => check.id === id)?.receipts ?? [];
  return judged(report, Object.fromEntries(ids.map((id) => [id, { receipts: receiptsOf(id) }])));
}

/** Pages that fail a check of any dimension, whichever of them the rubric asks. */
const FAULTY: readonly (readonly [check: string, page: string])[] = [
  ['zoom', edited('initial-scale=1', 'initial-scale=1, user-scalable=no')],
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
    const before = failing(reportOf(page(html)), check);
    expect(named(before).flatMap(({ checks }) => checks)).toContain(check);
    expectRepaired(before, reportOf(page(pasted(html, before))));
  });
});

describe('lines for the head', () => {
  const factsWith = (report: Report, html = GOOD_PAGE) => extractFacts(page(pasted(html, report)));
  const good = reportOf(evidence());

  it('state encoding, viewport and description first and once', () => {
    const html = edited('initial-scale=1"', 'initial-scale=1, user-scalable=no"').replace(
      'content="Tea, shipped',
      'content="Tea',
    );
    const report = failing(reportOf(page(html)), 'charset', 'zoom', 'meta-description');
    const facts = factsWith(report, html);
    expect(facts.charset).toMatchObject({ value: 'utf-8', where: { line: 4 } });
    expect(facts.viewports.map(({ value }) => value)).toEqual(['width=device-width, initial-scale=1']);
    expect(facts.descriptions).toHaveLength(1);
  });

  it('say what each line answers', () => {
    const report = judged(good, { charset: {}, canonical: {}, 'favicon-size': {} });
    expect(block(report, 'head')?.checks).toEqual(['charset', 'canonical', 'favicon-size']);
  });

  it('declare no other encoding than the page does', () => {
    const charset = (outcome: string, encoding: string) =>
      block(judged(good, { charset: { outcome, params: { encoding } } }), 'head')?.text;
    expect([charset('none', ''), charset('late', 'utf-8')]).toEqual([
      '<meta charset="utf-8">',
      '<meta charset="utf-8">',
    ]);
    expect([charset('other', 'iso-8859-1'), charset('late', 'windows-1252')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['width=device-width, maximum-scale=1', 'width=device-width'],
    ['width=device-width initial-scale=1 user-scalable=0', 'width=device-width, initial-scale=1'],
    ['width=1024, user-scalable=no', undefined],
    ['user-scalable=no', undefined],
    ['initial-scale=1, maximum-scale=1', undefined],
    [null, undefined],
  ])('make of the viewport %s %s', (stated, content) => {
    const tag = stated === null ? '' : `<meta name="viewport" content="${stated}">`;
    const text = block(reportOf(page(edited(/<meta name="viewport"[^>]*>/, tag))), 'head')?.text ?? '';
    expect(/"viewport" content="([^"]*)"/.exec(text)?.[1]).toBe(content);
  });

  it('replace what the page states, and nothing that it does not', () => {
    const lost = Object.fromEntries(
      ['meta-description', 'og-url-agreement', 'preview-image-alt', 'language-agreement', 'card-type'].map((id) => [
        id,
        {},
      ]),
    );
    // Without receipts no tag is shown.
    const checks = good.checks.map((check) => ({ ...check, receipts: [] }));
    const replaced = (portrait: Partial<Report['portrait']>) =>
      block(judged({ ...good, checks, portrait: { ...good.portrait, ...portrait } }, lost), 'head')?.replaces ?? [];
    const { openGraph, twitter } = good.portrait;
    const elements = [
      '<meta name="description">',
      '<meta property="og:url">',
      '<meta property="og:locale">',
      '<meta name="twitter:card">',
    ];
    const stated = { ...openGraph, url: 'https://elsewhere.example/', imageAlt: 'A ship', locale: 'de_DE' };
    const other = { description: 'Northwind: tea by sea', twitter: { ...twitter, card: 'photo' } };
    expect(replaced({ ...other, openGraph: stated })).toEqual(elements);
    const bare = { ...openGraph, url: null, imageAlt: null, locale: null };
    expect(replaced({ openGraph: bare, twitter: { ...twitter, card: null }, description: null })).toEqual([]);
  });

  it('leave open which link is the page’s own where its language is not known', () => {
    const { portrait } = good;
    const report = judged({ ...good, portrait: { ...portrait, language: null } }, { 'hreflang-self-default': {} });
    expect(block(report, 'head')).toMatchObject({
      placeholders: ['language', 'other-version'],
      replaces: [],
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

  it('ask for a description where none is stated, by the kind of page, and never take one from its text', () => {
    const bare = edited(/<meta (?:name|property)="(?:og:)?description"[^>]*>/g, '');
    const asked = (of: Evidence) => (block(reportOf(of), 'head')?.text ?? '').split('\n')[0];
    expect(asked(page(bare))).toBe('<meta name="description" content="REPLACE: description">');
    expect(asked(innerPage(bare))).toBe('<meta name="description" content="REPLACE: summary">');
  });

  it('name what they replace by the attribute that the page uses', () => {
    const html = edited(
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta property="twitter:card" content="photo">',
    );
    expect(block(reportOf(page(html)), 'head')?.replaces).toEqual(['<meta property="twitter:card">']);
  });

  it('name no address for a page that is not to be listed', () => {
    const html = edited(
      /<link rel="canonical"[^>]*>/,
      '<link rel="canonical" href="/"><meta name="robots" content="noindex">',
    );
    expect(block(reportOf(page(html)), 'head')?.text ?? '').not.toContain('canonical');
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
    const unknown = { ...good.portrait, language: null, openGraph: { ...good.portrait.openGraph, locale: null } };
    expect(block(judged({ ...good, portrait: unknown }, { lang: {} }), 'language')).toMatchObject({
      text: 'lang="REPLACE: language"',
      placeholders: ['language'],
    });
  });

  it('say which elements they take the place of, and none that the page has not', () => {
    const replaced = (tag: string) =>
      block(
        reportOf(page(edited(/<meta property="og:title"[^>]*>/, tag).replace('summary_large_image', 'photo'))),
        'head',
      )?.replaces;
    expect(replaced('')).toEqual(['<meta name="twitter:card">']);
    // An empty one is there, too.
    expect(replaced('<meta name="og:title" content=" ">')).toEqual([
      '<meta name="og:title">',
      '<meta name="twitter:card">',
    ]);
  });

  it.each([
    ['<meta id="View" name="viewport" content="%">', '<meta id="View" name="viewport" content="width=device-width">'],
    [
      "<meta data-n content='%' NAME=viewport itemprop=v />",
      '<meta data-n itemprop=v name="viewport" content="width=device-width">',
    ],
  ])('keep the other attributes of the element that they replace: %s', (tag, text) => {
    const stated = tag.replace('%', 'width=device-width, user-scalable=no');
    expect(block(reportOf(page(edited(/<meta name="viewport"[^>]*>/, stated))), 'head')?.text).toBe(text);
  });

  it('describe an image by the property that states it, and an archive’s copy by its own address', () => {
    const stating = (tag: string) =>
      block(
        reportOf(page(edited(/<meta property="og:image"[^>]*>\s*<meta property="og:image:alt"[^>]*>/, tag))),
        'head',
      );
    const image = 'https://northwind.example/card.png';
    const described = stating(`<meta property="og:image:url" content="${image}">`);
    expect(described?.text.split('\n')[0]).toBe(`<meta property="og:image:url" content="${image}">`);
    expect(described?.replaces).toEqual(['<meta property="og:image:url">']);
    const copy = `https://web.archive.org/web/20150102030405im_/${image}`;
    expect(stating(`<meta property="og:image" content="${copy}">`)?.text).toContain(`content="${image}"`);
  });

  it('entitle the preview of an inner page by its headline, and take a language from xml:lang', () => {
    const html = `<!doctype html><html xml:lang="en-GB"><head><meta charset="utf-8"><title>Red moon over the fjord » Sund | Night</title>
      </head><body><h1>Red moon over the fjord</h1><p>It rose late, and everyone had waited for it.</p></body></html>`;
    const report = reportOf(innerPage(html));
    expect(block(report, 'head')?.text).toContain('<meta property="og:title" content="Red moon over the fjord">');
    expect(block(report, 'language')?.text).toBe('lang="en-GB"');
  });

  it('choose none of several canonical links', () => {
    const html = edited(/<link rel="canonical"[^>]*>/, '$&<link rel="canonical" href="/other">');
    const report = reportOf(page(html));
    expect(report.checks.find(({ id }) => id === 'canonical')?.outcome).toBe('several');
    expect(block(report, 'head')?.text ?? '').not.toContain('canonical');
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

  it('leave the small card to a page that has chosen it', () => {
    const html = edited(/<meta property="og:image"[^>]*>/, '').replace('summary_large_image', 'summary');
    const report = judged(reportOf(page(html)), { 'card-type': { score: 1000 } });
    expect(block(report, 'head')?.text).toContain('<meta property="og:image" content="REPLACE: image">');
    expect(block(report, 'head')?.text).not.toContain('twitter:card');
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
