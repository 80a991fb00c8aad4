/** Hostile input: the engine never throws, its work grows no faster than what it reads, and nothing unread fails. */
import { assess } from '../score/assess';
import type { AnsweredRequest, Evidence, RequestId } from '../evidence/evidence';
import { extractFacts } from './extract';
import type { Facts } from '../facts/facts';
import { naming } from '../reading/accessible-names';
import { parseHtml, textOf, type HtmlElement } from '../reading/html';
import { PAGE_LIMITS } from '../reading/page-limits';
import { readStructuredData } from '../reading/structured-data';
import { isThing, type Thing } from '../reading/things';
import { pageEvidence } from '../evidence/page-evidence';
import { decide, parseRobots } from '../evidence/robots';
import { RUBRIC } from '../score/rubric';
import { answered, evidence, failed, GOOD_PAGE, page, skipped } from '../examples/evidence';
import { changedPages } from '../testing/changed-pages';
import { NESTED } from '../testing/nested-pages';
import { edited, JSON_LD } from '../examples/pages';
import { expectStored } from '../testing/stored';

const CHECKS = RUBRIC.dimensions.flatMap(({ checks }) => checks);

const pasted = (html: string) => pageEvidence(html, '', '2026-01-02T03:04:05.000Z', {});
const factsOf = (html: string) => extractFacts(pasted(html));
const jsonLd = (text: string) => factsOf(`<script type="application/ld+json">${text}</script>`);

/** Everything that holds of any evidence. @returns what was read of it */
function expectSound(given: Evidence): Facts {
  const facts = extractFacts(given);
  const report = assess(facts);
  expectStored(facts);
  expectStored(report);
  expect(report.checks.map(({ id }) => id)).toEqual(CHECKS.map(({ id }) => id));
  for (const { receipts, params } of report.checks) {
    for (const { snippet = '', value = '' } of receipts) {
      expect(snippet.length).toBeLessThanOrEqual(300);
      expect(value.length).toBeLessThanOrEqual(300);
    }
    for (const value of Object.values(params)) expect(String(value).length).toBeLessThanOrEqual(1000);
  }
  expect(JSON.stringify(report).length).toBeLessThan(300_000);
  return facts;
}

/** Elements around an element, and itself. */
function depthOf(element: HtmlElement): number {
  let depth = 0;
  for (let node: HtmlElement['parentNode'] = element; node !== null && 'parentNode' in node; node = node.parentNode) {
    depth++;
  }
  return depth;
}

const N = 40_000;

describe('a page', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\f\r\n '],
    ['a byte order mark', '\ufeff'],
    ['nulls', '\0'.repeat(1000)],
    ['nulls inside', GOOD_PAGE.replaceAll('o', '\0o')],
    ['lone surrogates', GOOD_PAGE.replaceAll('o', '\ud800').replaceAll('a', '\udc00')],
    ['controls', GOOD_PAGE.replaceAll(' ', '\u0001\u007f\u0085\u2028\u202e')],
    ['noncharacters', '<title>\ufdd0\uffff&#xffff;&#0;&#x80;&#x110000;</title>'],
    ['a frameset', '<html><frameset cols="*"><frame src="a"><noframes><title>T</title></noframes></frameset></html>'],
    ['no head', '<body><title>T</title><meta property="og:title" content="T"><link rel="icon" href="i">'],
    ['two of everything', GOOD_PAGE + GOOD_PAGE],
    ['its end first', '</html></body></head><title>T</title>'],
    ['an element called constructor', '<div itemscope><constructor itemprop="name">N</constructor></div>'],
    [
      'a host called constructor',
      '<link rel=canonical href="http://constructor/"><meta property=og:url content="http://__proto__/">',
    ],
    ['plain text', 'Tea & biscuits\n'.repeat(1000)],
    ['JSON', JSON.stringify({ title: 'T' })],
    ['XML', '<?xml version="1.0"?><rss><title>T</title></rss>'],
    ['half of it', GOOD_PAGE.slice(0, GOOD_PAGE.length / 2)],
    ['a very long attribute', `<meta name="description" content="${'x'.repeat(300_000)}">`],
    ['very many attributes', `<div ${Array.from({ length: N / 5 }, (_, index) => `a${index}`).join(' ')}>`],
    [
      'very many properties',
      `<meta content="x" name="${Array.from({ length: N / 5 }, (_, i) => `og:p${i}`).join(' ')}">`,
    ],
    ['very many icons', '<link rel="icon" href="/i.png" sizes="16x16">'.repeat(N / 10)],
    ['very many silent home links', '<object><a href="/">'.repeat(N / 40)],
  ])('that holds %s is assessed', (_, html) => {
    expectSound(pasted(html));
    expectSound(page(html));
  });

  it.each(NESTED)('of %s nested without end is assessed', (_, tags) => {
    // Deeper than any stack of calls.
    const { titles } = expectSound(pasted(`<title>T</title>${tags.repeat(N / 5)}text`));
    expect(titles.map(({ value }) => value)).toEqual(['T']);
  });

  it('makes no more elements than its limits allow, none of them deeper, however its markup multiplies', () => {
    const formatting = (count: number) => Array.from({ length: count }, (_, index) => `<b id=${index}>`).join('');
    for (const html of [
      `<p>${formatting(3000)}</p>${'<p>x</p>'.repeat(3000)}`,
      '<table>x<b>'.repeat(N / 10),
      '<a>x<p>'.repeat(N / 10),
      '<i><b><p></i></b>'.repeat(N / 10),
    ]) {
      const { elements } = parseHtml(html);
      expect(elements.length).toBeLessThanOrEqual(PAGE_LIMITS.nodes);
      // The element that reaches the limit is still made.
      expect(elements.reduce((most, element) => Math.max(most, depthOf(element)), 0)).toBeLessThanOrEqual(
        PAGE_LIMITS.depth + 1,
      );
    }
  });

  it('gives links names of a bounded length, however long the text that names them', () => {
    const html = `<p id=x>${'word '.repeat(N)}</p><a href=/ id=y aria-labelledby="x x x"></a><a href=/ id=z>${'word '.repeat(N)}</a>`;
    const document = parseHtml(html);
    const names = naming(document).nameOf;
    const lengths = document.all('a').map((link) => names(link)?.length ?? 0);
    expect(Math.min(...lengths)).toBeGreaterThan(400);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(502);
    expect(document.all('p').map(textOf)[0]?.length).toBeLessThanOrEqual(8000);
  });

  it('is assessed after any cut or change', () => {
    for (const [round, html] of changedPages(25).entries()) expectSound(round % 2 === 0 ? page(html) : pasted(html));
  });
});

describe('structured data', () => {
  it.each([
    ['an array', '[{"@type":"WebSite","name":"N"},1,null,"x",[[]]]'],
    ['a graph', '{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"N"}]}'],
    ['graphs in graphs', '{"@graph":{"@graph":[{"@graph":[{"@type":"WebSite","name":"N"}]}]}}'],
    ['a set', '{"@type":"WebSite","name":{"@set":[{"@value":"N"}]}}'],
    ['a list', '[{"@type":["Thing","WebSite"],"name":{"@list":["N"]}}]'],
    ['a language', '{"@type":"WebSite","name":{"@value":"N","@language":"en"}}'],
    ['comments', '/* a */ {"@type":"WebSite", // b\n "name":"N"} <!-- c -->'],
    ['commas too many', '{"@type":"WebSite","name":"N","url":["/",],}'],
    [
      'one thing that is nested too deep',
      `{"@type":"WebSite","name":"N","x":${'['.repeat(10_000)}1${']'.repeat(10_000)}}`,
    ],
    ['keys twice', '{"@type":"WebSite","name":"N","@type":"WebSite"}'],
    ['keys of objects', '{"@type":"WebSite","name":"N","__proto__":{"name":"M"},"constructor":1,"toString":[]}'],
    ['a type of its own', '{"@type":["https://example.org/own#WebSite"],"name":"N"}'],
  ])('in %s is read', (_, block) => {
    const facts = jsonLd(block);
    expect(facts.jsonLd.broken).toEqual([]);
    expect(facts.names.map(({ kind, value }) => [kind, value])).toEqual([['website', 'N']]);
  });

  it.each([
    ['nesting', (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`, 0],
    ['nesting of objects', (n: number) => `${'{"a":'.repeat(n)}1${'}'.repeat(n)}`, 0],
    ['nesting that ends in a string', (n: number) => `${'['.repeat(n)}"]}\\""${']'.repeat(n)}`, 0],
    ['nesting without end', (n: number) => '['.repeat(n), 1],
    ['nesting that ends wrongly', (n: number) => `${'['.repeat(n)}${'}'.repeat(n)}`, 1],
    ['comments without end', (n: number) => '/*'.repeat(n), 1],
    ['stars', (n: number) => `/*${'*'.repeat(n)}`, 1],
    ['escapes', (n: number) => `"${'\\u0041'.repeat(n)}"`, 0],
    ['half an escape', (n: number) => `"${'\\'.repeat(n | 1)}`, 1],
    ['quotation marks', (n: number) => '"'.repeat(n), 1],
  ])('of endless %s ends', (_, make, broken) => {
    for (const size of [1000, 30_000]) {
      const facts = expectSound(pasted(`<script type="application/ld+json">${make(size)}</script>`));
      expect(facts.jsonLd.broken).toHaveLength(broken);
    }
  });

  it('of items within items under many names is read once each', () => {
    const names = 'a b';
    const html = `<div itemscope>${`<div itemscope itemprop="${names}">`.repeat(12)}`;
    const { roots } = readStructuredData(
      parseHtml(html),
      { request: 'https-home', url: 'https://a.example/' },
      'https://a.example/',
    );
    const seen = new Set<Thing>();
    const queue = [...roots];
    for (let thing = queue.pop(); thing !== undefined; thing = queue.pop()) {
      if (seen.has(thing)) continue;
      seen.add(thing);
      for (const values of thing.properties.values()) queue.push(...values.filter(isThing));
    }
    expect(seen.size).toBeGreaterThan(5);
    expect(seen.size).toBeLessThanOrEqual(13);
  });

  it('of many blocks, ids and circles is assessed', () => {
    const block = (index: number) =>
      `<script type="application/ld+json">{"@id":"#${index % 7}","@type":["WebSite","Organization"],"name":"N${index}","publisher":{"@id":"#${(index + 1) % 7}"},"about":[{"@id":"#${index % 3}"}]}</script>`;
    expectSound(page(GOOD_PAGE.replace(JSON_LD, Array.from({ length: 1500 }, (_, index) => block(index)).join('\n'))));
  });
});

const huge = (line: string, kib = 100) => line.repeat(Math.ceil((kib * 1024) / line.length));

function cut(id: RequestId, text: string, patch: Partial<AnsweredRequest> = {}): AnsweredRequest {
  const answer = answered(id, text, patch);
  return answer.body?.kind === 'text' ? { ...answer, body: { ...answer.body, truncated: true } } : answer;
}

const BOMB = `<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 20 },
  (_, index) => `<!ENTITY a${index} "${`&a${index === 0 ? '' : index - 1};`.repeat(10)}">`,
).join('')}]><urlset><url><loc>&a19;</loc></url></urlset>`;

describe('what else a site answers', () => {
  it.each<[string, Evidence]>([
    ['a robots.txt of 600 KiB', evidence(answered('robots', huge('User-agent: a\nDisallow: /*a*b*c$\n', 600)))],
    [
      'a robots.txt of one group',
      evidence(answered('robots', `User-agent: *\n${huge('Disallow: /%e3%81%82é\ud800*\n')}`)),
    ],
    ['a robots.txt of agents', evidence(answered('robots', huge('User-agent: *\n')))],
    ['a robots.txt of one line', evidence(answered('robots', huge('Disallow: /*')))],
    ['a robots.txt that is HTML', evidence(answered('robots', GOOD_PAGE))],
    ['a robots.txt of nulls', evidence(answered('robots', '\0'.repeat(1000)))],
    ['a manifest that is HTML', evidence(answered('manifest', GOOD_PAGE))],
    ['a manifest that is no object', evidence(answered('manifest', '[1]'))],
    ['a manifest that is nested without end', evidence(answered('manifest', '{"name":'.repeat(N)))],
    ['a manifest of wrong types', evidence(answered('manifest', '{"name":{"a":1},"short_name":["N"],"icons":3}'))],
    [
      'a sitemap that multiplies',
      evidence(answered('sitemap', BOMB, { headers: [['content-type', 'application/xml']] })),
    ],
    ['a sitemap that is HTML', evidence(answered('sitemap', GOOD_PAGE))],
    ['a sitemap of one element', evidence(answered('sitemap', huge('<url>')))],
    ['a sitemap of addresses', evidence(answered('sitemap', `<urlset>${huge('<url><loc>http://[</loc></url>')}`))],
    ['a security.txt that is HTML', evidence(answered('security-txt', GOOD_PAGE))],
    ['a security.txt of one field', evidence(answered('security-txt', huge('Contact: x\nExpires: x\n')))],
    ['an llms.txt that is HTML', evidence(answered('llms-txt', GOOD_PAGE))],
    ['an llms.txt of brackets', evidence(answered('llms-txt', huge('# [a]('.repeat(10))))],
    ['an alternate of nothing', evidence(answered('alternate', ''))],
    [
      'an alternate without end',
      evidence(answered('alternate', '<link rel=alternate hreflang=a href=b>'.repeat(N / 5))),
    ],
    ['a control page that is huge', evidence(answered('not-found-control', huge('<p>')))],
    [
      'images of no size',
      evidence(
        answered('preview-image', { width: null, height: null, bytes: null }),
        answered('icon', { width: 0, height: 0, bytes: 0 }),
      ),
    ],
  ])('%s is assessed', (_, given) => {
    expectSound(given);
  });

  it.each([
    ['controls', '\u0000\u0001\u001b[31m\u007f\u0085\u202e'],
    ['white space', ' '.repeat(16_000)],
    ['no value', ''],
    ['an address in pieces', '<<<>>><a>; rel=canonical, <b>; rel="a canonical'],
    ['a value without end', `<https://a.example/>; rel="${' '.repeat(16_000)}`],
    ['commas', ','.repeat(16_000)],
    ['semicolons', '; rel='.repeat(2600)],
    ['quotation marks', '"'.repeat(16_001)],
  ])('header fields of %s are read', (_, value) => {
    const names = [
      'link',
      'x-robots-tag',
      'strict-transport-security',
      'content-security-policy',
      'x-frame-options',
      'x-content-type-options',
      'referrer-policy',
      'content-language',
      'refresh',
      '',
      ':',
    ];
    // Only the type decides how the page is read. So the type gets one site, and all other fields another.
    for (const given of [['content-type'], names]) {
      const headers = given.flatMap((name): [string, string][] => [
        [name, value],
        [name, value],
      ]);
      expectSound(evidence(answered('https-home', GOOD_PAGE, { headers })));
    }
  });

  it('a robots.txt that is cut off in a line loses the line, not what it would have said', () => {
    const whole = `User-agent: *\nDisallow: /cart\n${huge('# tea\n')}Disallow: /`;
    const refused = (robots: AnsweredRequest) =>
      extractFacts(evidence(robots)).crawlers.filter(({ allowed }) => allowed === false).length;
    expect(refused(answered('robots', whole))).toBeGreaterThan(0);
    expect(refused(cut('robots', whole))).toBe(0);
    expect(decide(parseRobots('User-agent: *\nDisallow: /a\nDisallow: /', true), 'x', '/a').allowed).toBe(false);
  });
});

/** Samples of what only one or two checks request; the home page has tests of its own. */
const AROUND = evidence()
  .requests.filter(({ id, state }) => state === 'answered' && !['https-home', 'http-home'].includes(id))
  .map(({ id }) => id);

describe('what could not be read', () => {
  const good = new Map(assess(extractFacts(evidence())).checks.map(({ id, score }) => [id, score]));

  /** Checks that lost points to an answer that says nothing. */
  const lost = (given: Evidence) =>
    assess(extractFacts(given))
      .checks.filter(({ id, score }) => typeof score === 'number' && score < 1000 && score !== good.get(id))
      .map(({ id }) => id);

  it.each(AROUND)('costs nothing where it is the request %s', (id) => {
    for (const reason of ['too-slow', 'connection-reset', 'bad-encoding', 'refused-address'] as const) {
      expect([reason, lost(evidence(failed(id, reason)))]).toEqual([reason, []]);
    }
    for (const reason of ['robots', 'deadline', 'request-limit'] as const) {
      expect([reason, lost(evidence(skipped(id, reason)))]).toEqual([reason, []]);
    }
    // The control asks for what is not there: refusing it is an answer. A robots.txt that is refused allows all.
    for (const status of id === 'not-found-control' ? [429] : [401, 403, 429]) {
      expect([status, lost(evidence(answered(id, null, { status })))]).toEqual([status, []]);
    }
  });

  it.each([
    ['title', /<title>.*<\/title>/],
    ['structured data', JSON_LD],
    ['everything of Open Graph', /<meta property="og:[^]*<link rel="canonical"/],
  ])('costs nothing where a page is cut off before its %s', (_, part) => {
    const html = edited(part, '<!-- cut -->').split('<!-- cut -->')[0] ?? '';
    expect(
      lost(evidence(cut('https-home', html, { headers: [['content-type', 'text/html; charset=utf-8']] }))).filter(
        // Header fields came whole.
        (id) => !CHECKS.find((check) => check.id === id)?.needs.includes('home-headers'),
      ),
    ).toEqual([]);
  });
});
