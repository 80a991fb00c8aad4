import { assess } from '../score/assess';
import { extractFacts } from '../engine/extract';
import { fixes } from '../fixes/fixes';
import { answered, evidence, GOOD_PAGE, innerPage, page } from '../examples/evidence';
import { pageEvidence } from '../evidence/page-evidence';
import { destinationOf, isFine, shareUrl, type Destination } from './destination';
import type { Evidence } from '../evidence/evidence';

const CANONICAL = /<link rel="canonical"[^>]*>/;
const canonical = (url: string) => GOOD_PAGE.replace(CANONICAL, `<link rel="canonical" href="${url}">`);
const fixesOf = (evidence: Evidence) => JSON.stringify(fixes(assess(extractFacts(evidence)), (id) => id));

describe('where an address of a page leads', () => {
  const facts = (inner: boolean) => extractFacts(inner ? innerPage() : page(GOOD_PAGE));
  const destination = (url: string, inner: boolean) => destinationOf(url, facts(inner));

  it.each<[url: string, fromHome: Destination, fromInner: Destination]>([
    ['https://northwind.example/', 'here', 'other-page'],
    ['https://northwind.example/teas/assam', 'other-page', 'here'],
    ['http://northwind.example/teas/assam', 'other-page', 'other-scheme'],
    ['https://northwind.example/teas/darjeeling', 'other-page', 'moved'],
    ['https://shop.northwind.example/', 'other-host', 'moved'],
    ['https://elsewhere.example/', 'elsewhere', 'syndicated'],
    ['https://staging.northwind.example/', 'trial-host', 'trial-host'],
    ['https://northwind.example/404', 'nowhere', 'nowhere'],
  ])('%s', (url, fromHome, fromInner) => {
    expect([destination(url, false), destination(url, true)]).toEqual([fromHome, fromInner]);
  });

  it('is fine where it is the page, or where an inner one is published', () => {
    const all: readonly Destination[] = ['here', 'moved', 'syndicated', 'other-scheme', 'other-page', 'other-host'];
    expect(all.filter(isFine)).toEqual(['here', 'moved', 'syndicated']);
    expect((['trial-host', 'elsewhere', 'nowhere'] as const).filter(isFine)).toEqual([]);
  });

  it('is nowhere where nothing was found, and here where a page without an address may be', () => {
    const gone = evidence(answered('canonical-target', null, { status: 404, url: 'https://northwind.example/start' }));
    const known = extractFacts(gone);
    expect(destinationOf('https://northwind.example/start', known)).toBe('nowhere');
    expect(destinationOf('https://northwind.example/start', { ...known, scope: 'preview' })).toBe('here');
    expect(destinationOf('https://northwind.example/other', known)).toBe('other-page');
    const there = evidence(answered('canonical-target', 'x', { url: 'https://northwind.example/start' }));
    expect(destinationOf('https://northwind.example/start', extractFacts(there))).toBe('other-page');
    const pasted = extractFacts(pageEvidence(GOOD_PAGE, '', '2026-01-02T03:04:05.000Z', {}));
    expect(destinationOf('https://elsewhere.example/', pasted)).toBe('here');
    expect(destinationOf('https://elsewhere.example/404', pasted)).toBe('nowhere');
  });
});

describe('the address given to those who share', () => {
  const ASSAM = 'https://northwind.example/teas/assam';
  const DARJEELING = 'https://northwind.example/teas/darjeeling';
  const stating = (shared: string | null, canonicalUrl: string) =>
    canonical(canonicalUrl).replace(
      /<meta property="og:url"[^>]*>/,
      shared === null ? '' : `<meta property="og:url" content="${shared}">`,
    );
  const share = (evidence: Evidence) => {
    const found = shareUrl(extractFacts(evidence));
    return found && [found.destination, found.expected, found.undecided];
  };

  it.each<[shared: string | null, canonicalUrl: string, found: ReturnType<typeof share>]>([
    [null, ASSAM, null],
    [ASSAM, DARJEELING, ['here', ASSAM, false]],
    [DARJEELING, DARJEELING, ['moved', DARJEELING, false]],
    [DARJEELING, ASSAM, ['other-page', ASSAM, false]],
    ['https://elsewhere.example/', 'https://elsewhere.example/', ['syndicated', 'https://elsewhere.example/', false]],
    ['https://northwind.example/404', DARJEELING, ['nowhere', ASSAM, false]],
    ['mailto:tea@northwind.example', DARJEELING, ['nowhere', ASSAM, false]],
  ])('is, of an inner page that states %s beside %s, %j', (shared, canonicalUrl, found) => {
    expect(share(innerPage(stating(shared, canonicalUrl)))).toEqual(found);
  });

  it('can only be held against the canonical link where the page has no address', () => {
    const pasted = (shared: string, canonicalUrl: string) =>
      share(pageEvidence(stating(shared, canonicalUrl), '', '2026-01-02T03:04:05.000Z', {}));
    expect(pasted(ASSAM, ASSAM)).toEqual(['here', ASSAM, false]);
    expect(pasted(DARJEELING, ASSAM)).toEqual(['here', ASSAM, true]);
    expect(pasted('/teas/assam', ASSAM)?.[2]).toBe(false);
  });
});

describe('the fixes', () => {
  it.each(['https://elsewhere.example/tea', 'https://northwind.example/tea'])(
    'leave the canonical link of an inner page alone: %s',
    (url) => {
      expect(fixesOf(innerPage(canonical(url)))).not.toContain('rel=\\"canonical\\"');
    },
  );

  it.each(['https://elsewhere.example/', 'https://northwind.example/404', 'http://northwind.example/'])(
    'give a home page its own address back: %s',
    (url) => {
      expect(fixesOf(page(canonical(url)))).toContain(
        '<link rel=\\"canonical\\" href=\\"https://northwind.example/\\">',
      );
    },
  );
});
