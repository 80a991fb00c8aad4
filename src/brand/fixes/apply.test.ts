import type { Evidence } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import { answered, evidence, failed, GOOD_HEADERS, GOOD_PAGE, page } from '../examples/evidence';
import { edited } from '../examples/pages';
import { homeAnswer, readHomePage } from '../requests/home-page';
import { applied } from './apply';
import type { FixBlock, FixId } from './block';

const block = (id: FixId, text: string, checks: readonly string[] = []): FixBlock => ({
  ...{ id, text, checks, placeholders: [], inferred: [], replaces: [], states: [] },
});

/** Facts of a site with texts in place. */
function factsWith(before: Evidence, ...blocks: readonly FixBlock[]) {
  const home = homeAnswer(before);
  const after = home === null ? null : applied({ evidence: before, page: readHomePage(home) }, blocks);
  if (after === null) throw new Error('not read');
  return extractFacts(after.evidence, after.page);
}

const urls = (links: readonly { readonly url: string | null }[]) => links.map(({ url }) => url);

describe('texts in the head', () => {
  it('take the place of what they state, and leave the rest', () => {
    const html = edited('<link rel="icon"', '<link rel="apple-touch-icon" href="/touch.png"><link rel="icon"');
    const text =
      '<title>Tea</title><meta name="description" content="New."><meta property="og:title" content="New">' +
      '<link rel="icon" href="/new.png"><link rel="alternate" hreflang="DE" href="/neu/">';
    const facts = factsWith(page(html), block('head', text));
    expect(urls(facts.icons)).toEqual(['https://northwind.example/new.png', 'https://northwind.example/touch.png']);
    expect(facts.titles.map(({ value }) => value)).toEqual(['Tea']);
    expect(facts.descriptions.map(({ value }) => value)).toEqual(['New.']);
    expect(facts.openGraph.filter(({ property }) => property === 'og:title').map(({ value }) => value)).toEqual([
      'New',
    ]);
    expect(facts.openGraph.find(({ property }) => property === 'og:type')?.value).toBe('website');
    expect(facts.twitter.map(({ value }) => value)).toEqual(['summary_large_image']);
    expect(facts.alternates.map(({ code, url }) => [code, url])).toEqual([
      ['DE', 'https://northwind.example/neu/'],
      ['en', 'https://northwind.example/'],
      ['x-default', 'https://northwind.example/'],
    ]);
    expect(new Set(facts.names.map(({ kind }) => kind))).toEqual(
      new Set(['website', 'organization', 'og-site-name', 'manifest', 'manifest-short']),
    );
  });

  it('take the place of the card and the viewport', () => {
    const text = '<meta name="viewport" content="width=600"><meta name="twitter:card" content="summary">';
    const facts = factsWith(evidence(), block('head', text));
    expect(facts.viewports.map(({ value }) => value)).toEqual(['width=600']);
    expect(facts.twitter.map(({ value }) => value)).toEqual(['summary']);
  });

  it('replace canonical links but for those of header fields, and stay in the body where the head has ended', () => {
    const headers = [...GOOD_HEADERS, ['link', '<https://northwind.example/header>; rel="canonical"'] as const];
    const canonical = block('head', '<link rel="canonical" href="https://northwind.example/new">');
    const facts = factsWith(evidence(answered('https-home', GOOD_PAGE, { headers })), canonical);
    expect(urls(facts.canonicals)).toEqual(['https://northwind.example/new', 'https://northwind.example/header']);
    const early = factsWith(page(GOOD_PAGE.replace('<head>', '<div></div><head>')), canonical);
    expect([urls(early.canonicals), urls(early.misplacedCanonicals)]).toEqual([[], ['https://northwind.example/new']]);
    expect(urls(factsWith(evidence(), block('head', '<title>Tea</title>')).canonicals)).toEqual([
      'https://northwind.example/',
    ]);
  });

  it('state the encoding where the file is in it and nothing before the page says another', () => {
    const bare = edited('<meta charset="utf-8">', '');
    const from = (headers: typeof GOOD_HEADERS, encoding = 'utf-8') => {
      const home = answered('https-home', bare, { headers });
      const body = home.body?.kind === 'text' ? { ...home.body, encoding } : home.body;
      return factsWith(evidence({ ...home, body }), block('head', '<meta charset="utf-8">')).declaredEncoding?.from;
    };
    expect([from([]), from(GOOD_HEADERS), from([], 'windows-1252')]).toEqual(['meta', 'header', 'none']);
  });
});

it('says of a page that declares its language whether its text is in another', () => {
  const words = 'der die und das nicht ist mit auch eine den von sich auf für dem werden wird sind oder bei ';
  const html = `<!doctype html><html><head><title>Tee</title></head><body><p>${words.repeat(20)}</p></body></html>`;
  const languages = (lang: string) => {
    const { language, textLanguage, otherTextLanguage } = factsWith(page(html), block('language', `lang="${lang}"`));
    return [language?.value, textLanguage, otherTextLanguage];
  };
  expect(extractFacts(page(html)).textLanguage).toBe('de');
  expect(languages('de-AT')).toEqual(['de-AT', null, null]);
  expect(languages('fr')).toEqual(['fr', null, 'de']);
});

it('takes structured data in the place of all of the page’s, and of the names it states', () => {
  const text = '<script type="application/ld+json">{"@type":"WebSite","name":"Tea"}</script>';
  const facts = factsWith(evidence(), block('json-ld', text));
  expect(facts.names.map(({ kind, value }) => `${kind}: ${value}`)).toEqual([
    'website: Tea',
    'og-site-name: Northwind',
    'manifest: Northwind',
    'manifest-short: Northwind',
  ]);
  expect([facts.organization, facts.sameAs]).toEqual([null, []]);
  const two = edited('"name": "Northwind",', '"name": "Northwind", "alternateName": "NW",').replace(
    '</head>',
    `${text}</head>`,
  );
  expect(extractFacts(page(two)).names.map(({ kind }) => kind)).toContain('website-alternate');
  const again = factsWith(page(two), block('json-ld', text));
  expect(again.names.map(({ kind }) => kind)).not.toContain('website-alternate');
  expect(again.jsonLd.blocks).toBe(2);
});

describe('files', () => {
  const robots = (before: Evidence, ...checks: readonly string[]) =>
    factsWith(before, block('robots', 'Sitemap: https://northwind.example/new.xml', checks)).robotsFile;

  it('add lines after those that robots.txt has, unless it is not a robots.txt', () => {
    expect(robots(evidence()).sitemaps).toHaveLength(2);
    expect(robots(evidence(), 'robots-valid').sitemaps).toHaveLength(1);
    const missing = answered('robots', 'Sitemap: https://northwind.example/old.xml', { status: 404 });
    expect([robots(evidence(missing)).state, robots(evidence(missing)).sitemaps.length]).toEqual(['read', 1]);
    const unread = failed('robots', 'too-slow');
    expect(robots(evidence(unread)).sitemaps).toHaveLength(1);
  });

  it('answer where none was asked for before', () => {
    const given = evidence();
    const without = {
      ...given,
      requests: given.requests.filter(({ id }) => id !== 'security-txt' && id !== 'llms-txt'),
    };
    const facts = factsWith(without, block('security-txt', 'Contact: tel:1'), block('llms-txt', '# Tea'));
    expect([facts.securityTxt.state, facts.securityTxt.url, facts.llmsTxt.heading?.value]).toEqual([
      'found',
      'https://northwind.example/.well-known/security.txt',
      'Tea',
    ]);
    expect(factsWith(evidence(), block('manifest', '{"name": "Tea"}')).manifest.name?.value).toBe('Tea');
  });

  it('and header fields take the place of those of their name, but for policies, which all hold', () => {
    const lines = 'Referrer-Policy:  no-referrer\nContent-Security-Policy: base-uri none';
    const headers = factsWith(evidence(), block('headers', lines)).headers ?? [];
    const valuesOf = (name: string) => headers.filter((one) => one.name === name).map(({ value }) => value);
    expect(valuesOf('referrer-policy')).toEqual(['no-referrer']);
    expect(valuesOf('content-security-policy')).toEqual([
      "default-src 'self'; frame-ancestors 'none'",
      'base-uri none',
    ]);
    expect(valuesOf('x-content-type-options')).toEqual(['nosniff']);
  });
});

it('leaves alone what no text is for, and is nothing of a site that could not be read', () => {
  const given = evidence();
  const home = homeAnswer(given);
  const site = { evidence: given, page: readHomePage(home ?? answered('https-home', '')) };
  expect(applied(site, [])).toEqual(site);
  expect(
    applied({ ...site, evidence: evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow')) }, []),
  ).toBeNull();
});
