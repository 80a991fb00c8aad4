/** What is offered for every example that leads to an outcome of a check, and for pages that texts once did harm to. */
import { readdirSync, readFileSync } from 'node:fs';
import { assessEvidence } from '../engine/assess-evidence';
import { extractFacts } from '../engine/extract';
import { reportOf } from '../engine/shown-outcomes';
import { verdictsOf } from '../engine/verdicts';
import type { Evidence } from '../evidence/evidence';
import { pageEvidence } from '../evidence/page-evidence';
import { GOOD_PAGE, innerPage } from '../examples/evidence';
import { edited } from '../examples/pages';
import { assess } from '../score/assess';
import { homeAnswer } from '../requests/home-page';
import type { Report } from '../report/report';
import { PLACEHOLDER_IDS, PLACEHOLDER_MARK, type FixBlock, type FixId } from './block';
import { fixes, refusals } from './fixes';
import { brokenRule } from './rules';
import { byId } from './stand-ins';
import { Subject } from './subject';

const AT = '2026-01-02T03:04:05.000Z';
const pasted = (html: string, address = '') => pageEvidence(html, address, AT, {});

/** Names that texts write where those who read them look for one. */
function namesIn(blocks: readonly FixBlock[]): readonly string[] {
  const fields = ['website', 'organization', 'manifest', 'application-name', 'og:site_name'] as const;
  const stated = blocks.flatMap(({ states }) => states.flatMap((one) => fields.flatMap((id) => one.states[id] ?? [])));
  const publishers = blocks.flatMap(({ text }) => /"publisher": \{[^{}]*"name": "([^"]*)"/.exec(text)?.[1] ?? []);
  return [...stated, ...publishers].filter((name) => !name.startsWith(PLACEHOLDER_MARK));
}

/** What is wrong with what is offered, told by the texts alone. */
function faultsOf(report: Report): readonly string[] {
  const blocks = fixes(report, byId);
  const { portrait, article } = report;
  const text = blocks.map((block) => block.text).join('\n');
  const isHome = portrait.kind?.is === 'home' && portrait.kind.by !== 'unknown';
  const isInner = portrait.kind?.is === 'inner';
  const page = JSON.stringify([portrait, report.checks.map(({ receipts }) => receipts)]);
  const isStated = (words: string) => page.includes(JSON.stringify(words.replace(/…$/, '')).slice(1, -1));
  const prose = blocks
    .flatMap(({ states }) => states)
    .flatMap(({ states }) => [states.title, states.description, states['og:title'], states['og:description']])
    .filter((words) => words !== undefined && !words.includes(PLACEHOLDER_MARK));
  return [
    ...(/\/\/[^/\s"]*(?:\.invalid|localhost|127\.0\.0\.1)/.test(text) ? ['a host that stands in'] : []),
    ...(isInner && /og:type" content="website|"@type": "WebSite"/.test(text) ? ['an inner page as a site'] : []),
    ...(isHome && /og:type" content="article|"@type": "Article"/.test(text) ? ['a home page as an article'] : []),
    ...(article === undefined && text.includes('"@type": "Article"') ? ['an article that is none'] : []),
    ...namesIn(blocks)
      .filter((name) => portrait.basis === 'inferred' || /home ?page|official site/i.test(name))
      .map((name) => `the name ${name}`),
    ...prose
      .filter((words = '') => !isStated(words) && !isStated(words.slice(words.indexOf(': ') + 2)))
      .map((words) => `the words ${String(words)}`),
  ];
}

/** The same page, handed over without its address. */
function withoutAddress(of: Evidence): Evidence | null {
  const home = homeAnswer(of);
  return home?.body?.kind === 'text' ? pasted(home.body.text) : null;
}

describe('what is offered', () => {
  // One example of each outcome where texts state what a page says: others add header fields and rules.
  const verdicts = (['identity', 'previews', 'machines'] as const).flatMap(verdictsOf);
  const examples = [...new Map(verdicts.map(([check, outcome, of]) => [`${check} ${outcome}`, of])).values()];

  it('names no host that stands in, no unsure name, no other kind of page, and rewrites no words, for any example', () => {
    const reports = new Set(examples.map(reportOf));
    expect(reports.size).toBeGreaterThan(100);
    expect([...reports].flatMap(faultsOf)).toEqual([]);
  });

  it('does none of that for an example without an address', () => {
    const pages = [...new Set(examples)]
      .filter((_, index) => index % 3 === 0)
      .flatMap((of) => withoutAddress(of) ?? []);
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.flatMap((of) => faultsOf(assess(extractFacts(of))))).toEqual([]);
  });

  it.each(readdirSync('content/examples').filter((name) => name.endsWith('.json')))('nor for %s', (name) => {
    const { report } = assessEvidence(JSON.parse(readFileSync(`content/examples/${name}`, 'utf8')) as Evidence);
    expect(faultsOf(report)).toEqual([]);
  });

  it('is in words of ours that no format has to escape', () => {
    for (const locale of ['en', 'ja', 'ar', 'de', 'es', 'fr']) {
      const { placeholder } = JSON.parse(readFileSync(`locales/${locale}/fixes.json`, 'utf8')) as {
        placeholder: Record<string, string>;
      };
      expect(Object.keys(placeholder)).toEqual(PLACEHOLDER_IDS);
      expect(Object.values(placeholder).join('')).not.toMatch(/[<>&"\\`\n]/);
    }
  });
});

describe('pages that texts did harm to', () => {
  const offered = (html: string, address = '', ownName?: string) => {
    const { report } = assessEvidence(pasted(html, address), null, ownName);
    const blocks = fixes(report, byId);
    const text = (id: FixId) => blocks.find((block) => block.id === id)?.text ?? '';
    return { report, text, refused: refusals(report, blocks) };
  };
  const TIDE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Red moon over the fjord – Sund Courier</title>
    <link rel="canonical" href="/night/moon.html"><meta property="og:url" content="https://www.sundcourier.example/night/moon.html">
    <meta property="og:site_name" content="Sund Courier"><meta property="og:title" content="Red moon over the fjord">
    <meta property="og:type" content="article"><meta property="og:image" content="/i/moon.jpg"></head>
    <body><h1>Red moon over the fjord</h1><p>The moon rose red over the fjord, and many came to look at it.</p></body></html>`;

  it('get the host of og:url where the address is not known and the canonical link is relative', () => {
    const { text, refused } = offered(TIDE);
    expect(text('head')).toContain('<link rel="canonical" href="https://www.sundcourier.example/night/moon.html">');
    expect(text('head')).not.toContain('og:url');
    expect(text('json-ld') + text('article')).toBe('');
    expect(refused.map(({ rule }) => rule)).toEqual(['type']);
  });

  it('get no address where two differ and none is known', () => {
    const { text, refused } = offered(TIDE.replace('"/night/moon.html"', '"/other.html"'));
    expect(text('head')).not.toContain('canonical');
    expect(refused).toContainEqual({ rule: 'address', checks: ['canonical'] });
    const both = offered(TIDE.replace('"/night/moon.html"', '"https://www.sundcourier.example/other.html"'));
    expect(both.text('head')).not.toMatch(/canonical|og:url/);
  });

  it('are described as an article once they state a date, by what they state', () => {
    const dated = TIDE.replace(
      '<meta property="og:type"',
      '<meta property="article:published_time" content="2026-01-01"><meta name="author" content="Liv Moe">$&',
    );
    const named = dated.replace('fjord">', 'fjord – Sund Courier">').replace(/<h1>.*?<\/h1>/, '<h1>Menu</h1>');
    const json = /\{[^]*\}/.exec(offered(named).text('article'))?.[0] ?? '{}';
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Red moon over the fjord',
      url: 'https://www.sundcourier.example/night/moon.html',
      image: 'https://www.sundcourier.example/i/moon.jpg',
      datePublished: '2026-01-01',
      inLanguage: 'en',
      author: { '@type': 'Person', name: 'Liv Moe' },
      publisher: { '@type': 'Organization', name: 'Sund Courier' },
    });
    const by = (author: string) => offered(named.replace('Liv Moe', author)).text('article');
    expect(by('Sund Courier')).not.toMatch(/author|publisher/);
    expect(by('News desk')).not.toContain('author');
    expect(offered(named.replace('"article"', '"website"')).text('article')).toBe('');
  });

  it('keep a headline in which a word is like the name', () => {
    const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Wie solche Winter gelingen | Die MOLCHE</title>
      <meta property="og:title" content="Wie solche Winter gelingen"><meta property="og:site_name" content="Die MOLCHE">
      <meta name="apple-mobile-web-app-title" content="Die MOLCHE"></head><body><h1>Wie solche Winter gelingen</h1>
      <p>Wer im Winter früh aufsteht, hat mehr vom Tag. Das sagen drei Fachleute.</p><footer>© 2024 DIE MOLCHE</footer></body></html>`;
    const { report, text } = offered(html);
    expect(report.portrait.name).toBe('Die MOLCHE');
    expect(text('head')).not.toMatch(/<title>|og:title/);
    expect(text('head')).toContain('<meta property="og:type" content="REPLACE: type">');
  });

  const HOMEPAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>QRT - Home</title>
    <meta property="og:title" content="QRT - Home"><meta property="og:site_name" content="QRT Homepage">
    <link rel="canonical" href="https://www.qrt.example"></head><body><h1>QRT Homepage</h1>
    <p>The quay woke early, and the market filled with people.</p><footer>Copyright © 2024 QRT.</footer></body></html>`;

  it('are not named after their home page, unless a reader says so', () => {
    const { text } = offered(HOMEPAGE, 'https://qrt.example/');
    expect(text('json-ld')).toMatch(/"url": "https:\/\/www\.qrt\.example\/"/);
    expect(text('json-ld') + text('head')).not.toContain('QRT Homepage');
    expect(offered(HOMEPAGE, 'https://qrt.example/', 'QRT').text('json-ld')).toContain('"name": "QRT"');
  });

  it('are of the type that is sure, and ask for it elsewhere', () => {
    const bare = (html: string) => html.replace(/<meta property="og:type"[^>]*>/, '');
    const typeOf = (of: Evidence) =>
      /og:type" content="([^"]*)"/.exec(fixes(assess(extractFacts(of)), byId)[0]?.text ?? '')?.[1];
    const dated = edited('<head>', '<head><meta property="article:published_time" content="2026-01-01">');
    expect(typeOf(innerPage(bare(GOOD_PAGE)))).toBe('REPLACE: type');
    expect(typeOf(innerPage(bare(dated)))).toBe('article');
    expect(typeOf(pasted(bare(dated), 'https://northwind.example/'))).toBe('website');
  });
});

describe('rules', () => {
  const { report } = assessEvidence(innerPage());
  const rule = (states: Readonly<Record<string, string>>, text = '', given: Partial<Report> = {}) =>
    brokenRule({ text, checks: [], states }, new Subject({ ...report, ...given }));

  it.each<[string, Readonly<Record<string, string>>, string, string | null]>([
    ['a host that stands in', {}, '<link href="https://pasted.invalid/a">', 'address'],
    ['a host of a developer', {}, 'Sitemap: http://localhost:8000/sitemap.xml', 'address'],
    ['words about such a host', {}, '<meta content="Open http://localhost:8000">', null],
    ['a home page’s name', { website: 'Northwind Homepage' }, '', 'name'],
    ['the name', { website: 'Northwind' }, '', null],
    ['rewritten words', { title: 'Northwind: tea by Northwind' }, '', 'prose'],
    ['quoted words', { title: 'Northwind: tea by sea', description: 'Tea, shipped…' }, '', null],
    ['a site on an inner page', {}, '"@type": "WebSite"', 'type'],
    ['a website on an inner page', { 'og:type': 'website' }, '', 'type'],
    ['an article that is none', { 'og:type': 'article' }, '', 'type'],
  ])('judge %s', (_, states, text, broken) => {
    expect(rule(states, text)).toBe(broken);
  });

  it('let an inferred name pass once a reader has put it in', () => {
    const inferred = { portrait: { ...report.portrait, basis: 'inferred' } } as const;
    expect(rule({ website: 'Northwind' }, '', inferred)).toBe('name');
    expect(rule({ website: 'Northwind' }, '', { ...inferred, isNameCorrected: true })).toBeNull();
  });
});
