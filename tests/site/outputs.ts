import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/site/locales';
import { OUTPUT_CHECKS } from '../harness/outputs';
import { PUBLIC } from '../harness/pages';
import { indexablePages, metaOf, readPublishedSite, type PublishedSite } from '../harness/published-site';

// In one worker, so that the pages are read once.

const site = readPublishedSite(PUBLIC);

for (const [holds, check] of Object.entries(OUTPUT_CHECKS)) {
  it(holds, () => {
    expect(check(site)).toEqual([]);
  });
}

it('the site under test has what the checks need', () => {
  const own = indexablePages(site);
  expect(new Set(own.map(({ lang }) => lang))).toEqual(new Set(LOCALES));
  expect(own.some((page) => metaOf(page, 'og:type') === 'article')).toBe(true);
  expect(own.some(({ hreflang }) => hreflang.length > 0)).toBe(true);
});

describe('the checks see', () => {
  const article = indexablePages(site).find(
    (page) => metaOf(page, 'og:type') === 'article' && page.hreflang.length > 2,
  );
  const file = `${article?.path ?? ''}index.html`;

  /** The site with one file changed. */
  function altered(path: string, change: (text: string) => string): PublishedSite {
    const before = readFileSync(join(PUBLIC, path), 'utf8');
    const after = change(before);
    if (after === before) throw new Error('The change changes nothing.');
    return readPublishedSite(PUBLIC, new Map([[path, after]]));
  }

  const cases: readonly (readonly [
    what: string,
    check: string,
    path: string,
    change: (text: string) => string,
    expected: RegExp,
  ])[] = [
    [
      'an alternate that does not link back',
      'alternates name each other, themselves and a default',
      file,
      (html) => html.replace(/<link rel="alternate" hrefLang="de"[^>]*>/i, ''),
      /does not name the same pages/,
    ],
    [
      'a page that leaves itself out',
      'alternates name each other, themselves and a default',
      file,
      (html) => html.replace(new RegExp(`<link rel="alternate" hrefLang="${article?.lang ?? ''}"[^>]*>`, 'i'), ''),
      /not among its alternates/,
    ],
    [
      'a canonical that leads elsewhere',
      'every canonical is the page or a page with a text of its own',
      file,
      (html) => html.replace(/(<link rel="canonical" href="[^"]*\/\/[^/]+)[^"]*"/, '$1/nowhere/"'),
      /no page of its own/,
    ],
    [
      'structured data of another page',
      'structured data speaks of the canonical',
      file,
      (html) => html.replace(/"mainEntityOfPage":"[^"]*","url":"[^"]*"/, '"url":"https://example.org/"'),
      /has JSON-LD of https:\/\/example\.org/,
    ],
    [
      'a picture that is not there',
      'previews name their page and a picture that exists',
      file,
      (html) => html.replace(/(property="og:image" content="[^"]*)"/, '$1.gone"'),
      /which is no file/,
    ],
    [
      'a link to nowhere',
      'links lead to pages, files and fragments that exist',
      file,
      (html) => html.replace('<main', '<a href="/en/nowhere/">x</a><main'),
      /leads nowhere/,
    ],
    [
      'a link to a fragment that is not there',
      'links lead to pages, files and fragments that exist',
      file,
      (html) => html.replace('<main', '<a href="#nowhere">x</a><main'),
      /no such fragment/,
    ],
    [
      'a page the sitemap lacks',
      'the sitemap holds the pages to be listed, as they describe themselves',
      '/sitemap.xml',
      (xml) => xml.replace(/<url>[^]*?<\/url>/, ''),
      /the sitemap lacks/,
    ],
    [
      'a page the sitemap should not hold',
      'the sitemap holds the pages to be listed, as they describe themselves',
      '/sitemap.xml',
      (xml) => xml.replace('/en/about/</loc>', '/en/404.html</loc>'),
      /not to be listed/,
    ],
    [
      'a feed that lacks an entry',
      'feeds hold the newest articles of their language, whole',
      '/en/posts/rss.xml',
      (xml) => xml.replace(/<item>[^]*?<\/item>/, ''),
      /newest articles/,
    ],
    [
      'a relative address in a feed',
      'feeds hold the newest articles of their language, whole',
      '/en/posts/atom.xml',
      (xml) =>
        xml.replace(/&lt;a href="https?:\/\/[^/"]+\/en\/brand-assessment\/"/, '&lt;a href="/en/brand-assessment/"'),
      /relative address/,
    ],
    [
      'a feed that lacks a paragraph',
      'feeds hold the newest articles of their language, whole',
      '/en/posts/feed.json',
      (text) => text.replace(/<p>.*?<\/p>/, ''),
      /lacks of/,
    ],
    [
      'a page that was built and is not named',
      'facet-build.json names every page',
      '/facet-build.json',
      (text) => text.replace('"/en/about/"', '"/en/gone/"'),
      /lacks \/en\/about\//,
    ],
  ];
  for (const [what, check, path, change, expected] of cases) {
    it(what, () => {
      expect(OUTPUT_CHECKS[check]?.(altered(path, change)).join('\n')).toMatch(expected);
    });
  }
});
