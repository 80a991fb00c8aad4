import { assess } from '../score/assess';
import { extractFacts } from './extract';
import { PAGE_LIMITS } from '../reading/page-limits';
import { pageEvidence } from '../evidence/page-evidence';
import { RUBRIC } from '../score/rubric';

const NOW = '2026-01-02T03:04:05.000Z';
const factsOf = (html: string, address = 'https://northwind.example/') =>
  extractFacts(pageEvidence(html, address, NOW, {}));
const jsonLd = (...blocks: readonly string[]) =>
  factsOf(blocks.map((block) => `<script type="application/ld+json">${block}</script>`).join('\n'));
const names = (facts: ReturnType<typeof factsOf>) => facts.names.map(({ kind, value }) => [kind, value]);

describe('structured data', () => {
  it.each([
    ['an array', '[{"@type":"WebSite","name":"N"}]'],
    ['a graph', '{"@graph":[{"@type":["WebPage","WebSite"],"name":"N"}]}'],
    ['a full type', '{"@type":"https://schema.org/WebSite","https://schema.org/name":"N"}'],
    ['a prefix', '{"@type":"schema:WebSite","schema:name":"N"}'],
    ['a value object', '{"@type":"WebSite","name":{"@value":"N","@language":"en"}}'],
    ['a page that is part of it', '{"@type":"WebPage","isPartOf":{"@type":"WebSite","name":"N"}}'],
    ['an HTML comment around it', '<!-- {"@type":"WebSite","name":"N"} -->'],
    ['CDATA around it', '//<![CDATA[\n{"@type":"WebSite","name":"N"}\n//]]>'],
    ['a comma too many', '{"@type":"WebSite","name":"N",}'],
  ])('is read from %s', (_, block) => {
    expect(names(jsonLd(block))).toEqual([['website', 'N']]);
  });

  it('tells what it repaired and what it could not read, and reads the rest', () => {
    const facts = jsonLd('{"@type":"WebSite","name":"N"}', '{"a": 1,}', '{"name": "Broken" "x"}', '');
    expect(names(facts)).toEqual([['website', 'N']]);
    expect(facts.jsonLd.blocks).toBe(4);
    expect(facts.jsonLd.repaired.map(({ line }) => line)).toEqual([2]);
    expect(facts.jsonLd.broken.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('calls a reference by the property it is the value of', () => {
    const { entityGraph } = jsonLd(
      '[{"@type":"WebSite","publisher":{"@id":"#b"}},{"@type":"Organization","@id":"#b","name":"N"}]',
    );
    expect(entityGraph.publisher?.source).toBe('jsonld:WebSite.publisher');
    expect(entityGraph.organization?.source).toBe('jsonld:Organization');
  });

  it('joins what is said of one id in several places', () => {
    const facts = jsonLd(
      '{"@type":"WebSite","name":"N","publisher":{"@id":"/#brand"}}',
      '{"@id":"https://northwind.example/#brand","@type":"OnlineStore","name":"N Ltd"}',
      '{"@id":"https://northwind.example/#brand","logo":{"@id":"/logo.png"},"sameAs":"https://social.example/n"}',
    );
    expect(facts.organization).toMatchObject({
      type: 'OnlineStore',
      name: { value: 'N Ltd' },
      url: null,
      logo: { url: 'https://northwind.example/logo.png' },
    });
    expect(facts.sameAs.map(({ url }) => url)).toEqual(['https://social.example/n']);
  });

  it('tells the brand from other organisations on the page', () => {
    const facts = jsonLd(
      '{"@type":"Organization","name":"Partner","url":"https://partner.example/","logo":"/p.png"}',
      '{"@type":"Organization","name":"N","url":"https://www.northwind.example"}',
      '{"@type":"Product","brand":{"@type":"Organization","name":"Maker"},"author":{"@type":"Organization","name":"Writer"}}',
    );
    expect(names(facts)).toEqual([['organization', 'N']]);
  });

  it('reads microdata', () => {
    const facts = factsOf(`<div itemscope itemtype="https://schema.org/Corporation">
      <a itemprop="url" href="/"><span itemprop="name">Northwind</span></a>
      <div itemprop="logo" itemscope itemtype="https://schema.org/ImageObject"><img itemprop="url" src="/l.png"></div>
      <link itemprop="sameAs" href="https://social.example/n"></div>`);
    expect(facts.organization).toMatchObject({
      type: 'Corporation',
      name: { value: 'Northwind', where: { source: 'microdata:Corporation.name', line: 2 } },
      url: { url: 'https://northwind.example/' },
      logo: { url: 'https://northwind.example/l.png' },
    });
    expect(facts.sameAs).toHaveLength(1);
  });

  it('is not called unlinked for a relative id where it is not known what that is relative to', () => {
    const html = `<script type="application/ld+json">[{"@type":"WebSite","publisher":{"@id":"#b"}},
      {"@type":"Organization","@id":"https://northwind.example/#b"}]</script>`;
    const score = (address: string) =>
      assess(factsOf(html, address)).checks.find(({ id }) => id === 'entity-graph')?.score;
    expect(score('')).toBe('out-of-scope');
    expect(score('https://northwind.example/')).toBe(1000);
    // An organisation at home elsewhere is another party.
    expect(score('https://elsewhere.example/')).toBe(0);
  });

  it('survives things that refer to each other in circles', () => {
    const facts = jsonLd(
      '{"@id":"#a","@type":"WebSite","name":"N","publisher":{"@id":"#b"}}',
      '{"@id":"#b","@type":"Organization","about":{"@id":"#a"}}',
    );
    expect(names(facts)).toEqual([['website', 'N']]);
  });
});

describe('a page', () => {
  it('resolves addresses against its base', () => {
    const facts = factsOf(
      '<base href="https://cdn.example/a/"><link rel="shortcut icon" href="i.ico"><link rel=canonical href="/c">',
    );
    expect(facts.icons.map(({ url }) => url)).toEqual(['https://cdn.example/a/i.ico']);
    expect(facts.canonicals.map(({ url }) => url)).toEqual(['https://cdn.example/c']);
  });

  it('takes properties from property and name in any case, and skips templates', () => {
    const facts = factsOf(
      '<template><meta property="og:title" content="no"></template><META NAME="OG:Title" CONTENT=" A &amp; B "><meta property="twitter:card og:type" content="x">',
    );
    expect(facts.openGraph.map(({ property, value }) => [property, value])).toEqual([
      ['og:title', 'A & B'],
      ['og:type', 'x'],
    ]);
    expect(facts.twitter.map(({ property }) => property)).toEqual(['twitter:card']);
  });

  it('shows where something stands, markup and all, in at most 300 characters', () => {
    const where = factsOf(`\n\n<meta name=description content="${'tea '.repeat(500)}">`).descriptions[0]?.where;
    expect(where).toMatchObject({ request: 'https-home', source: 'meta:description', line: 3 });
    expect(where?.snippet).toMatch(/^<meta name=description content="tea /);
    expect(where?.snippet?.length).toBeLessThanOrEqual(300);
  });

  it.each([
    ['nothing', ''],
    ['no markup', 'Tea & biscuits'],
    ['half a tag', '<meta property="og:title" content="'],
    ['a null character', '<title>\0</title>\0'],
    ['lone surrogates', '<title>\ud800</title><meta name=description content="\udc00">'],
    [
      'absurd addresses',
      '<link rel=icon href="http://[::1"><meta property="og:url" content="//"><a href="http://%">x</a><base href="::">',
    ],
    ['a frameset', '<frameset><frame src=a></frameset>'],
  ])('is assessed that holds %s', (_, html) => {
    const report = assess(factsOf(html));
    expect(report.scope).toBe('page');
    expect(report.checks).toHaveLength(RUBRIC.dimensions.flatMap(({ checks }) => checks).length);
  });

  it('is read to its end if it is nested as deeply as browsers nest', () => {
    const facts = factsOf(`${'<div>'.repeat(400)}<h1>${'<span>'.repeat(100)}</h1><title>T</title>`);
    expect(facts.page.state).toBe('whole');
    expect(facts.titles.map(({ value }) => value)).toEqual(['T']);
    expect(jsonLd(`${'['.repeat(50_000)}1`).jsonLd.broken).toHaveLength(1);
  });

  long.each([
    ['children of an item', `<div itemscope>${'<br>'.repeat(140_000)}</div>`],
    ['sizes of an icon', `<link rel=icon href=/i.png sizes="${'9x9 '.repeat(150_000)}">`],
    ['things', `<script type="application/ld+json">[${'{},'.repeat(150_000)}{}]</script>`],
    ['values', `<script type="application/ld+json">{"@type":"WebSite","name":[${'"",'.repeat(150_000)}""]}</script>`],
  ])('is read to its end however many %s it lists', (_, html) => {
    expect(factsOf(`${html}<title>T</title>`).titles.map(({ value }) => value)).toEqual(['T']);
  });

  it.each([
    ['deeper than it is read', '<div>'.repeat(PAGE_LIMITS.depth)],
    ['longer than it is read', '<br>'.repeat(PAGE_LIMITS.nodes)],
  ])('is read in part where it is %s, and absences then prove nothing', (_, markup) => {
    const facts = factsOf(`<html lang="en"><title>Northwind</title>${markup}<meta property="og:title" content="N">`);
    expect(facts.page.state).toBe('partial');
    expect(facts.titles.map(({ value }) => value)).toEqual(['Northwind']);
    expect(facts.language?.value).toBe('en');
    const { checks, portrait } = assess(facts);
    expect(checks.find(({ id }) => id === 'og-required')?.outcome).toBe('unread');
    // What says so above the previews.
    expect(portrait.page).toBe('partial');
  });

  it('is read in part where its markup multiplies without end, and absences then prove nothing', () => {
    const formatting = Array.from({ length: 2000 }, (_, index) => `<b id=${String(index)}>`).join('');
    const facts = factsOf(`<title>Northwind</title><p>${formatting}</p>${'<p>x</p>'.repeat(2000)}`);
    expect(facts.page.state).toBe('partial');
    expect(facts.titles.map(({ value }) => value)).toEqual(['Northwind']);
    expect(assess(facts).checks.find(({ id }) => id === 'og-required')?.outcome).toBe('unread');
  });
});

describe('the encoding of a page that was cut off', () => {
  const cutOff = (text: string) => {
    const whole = pageEvidence(text, 'https://northwind.example/', NOW, {});
    const requests = whole.requests.map((request) =>
      request.state === 'answered' && request.body?.kind === 'text'
        ? { ...request, body: { ...request.body, truncated: true } }
        : request,
    );
    return extractFacts({ ...whole, requests }).declaredEncoding;
  };

  it('is not known where its declaration may have come', () => {
    expect(cutOff('<!doctype html><meta charset="')).toBeNull();
    expect(cutOff('<?xml version="1.0" encoding="iso-8859-15"?><html>')).toBeNull();
  });

  it('is what was declared before, and none where browsers have given up looking', () => {
    expect(cutOff('<!doctype html><meta charset="utf-8"><ti')).toMatchObject({ from: 'meta', name: 'utf-8' });
    expect(cutOff(`<!doctype html>${' '.repeat(1024)}<ti`)).toMatchObject({ from: 'none' });
  });
});
