/** What the files of the site weigh and hold. `tests/bytes.spec.ts` weighs what pages load. */
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { SHELL_NAMES } from '../../src/server/platform/artifacts';
import { BUDGETS } from '../../src/site/budgets';
import { SPECULATION_RULES_PATH } from '../../src/site/headers';
import { LOCALES } from '../../src/site/locales';
import { pathTo, ROUTES } from '../../src/site/routes';
import { compressed, packed, readPublished as read } from '../harness/packed';
import { expectedStatus, pagesOf, publicFiles, ROOT, type Page } from '../harness/pages';
import { say } from '../harness/strings';
import { attribute, elementsOf, type Element } from '../harness/words';

const isScript = (element: Element): boolean =>
  element.tagName === 'script' && attribute(element, 'type') !== 'application/ld+json';

/** Whether a page with its linked style sheets fits: packed fast, which is never shorter, or else as the CDN packs. */
function fits(html: string, budget: number): boolean {
  return htmlAndCss(html, 5) <= budget || htmlAndCss(html, 11) <= budget;
}

function htmlAndCss(html: string, quality: number): number {
  const sheets = elementsOf(html)
    .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet')
    .map((element) => attribute(element, 'href') ?? '');
  return [html, ...sheets.map(read)].reduce((sum, text) => sum + packed(text, quality), 0);
}

const fileOf = ({ path }: Page): string => `${path}index.html`;
const staticPages = pagesOf().filter((page) => expectedStatus(page) === 200 && ROUTES[page.route].served === 'static');

it('articles have no script except JSON-LD', () => {
  const articles = staticPages.filter(({ route }) => ROUTES[route].article).map(fileOf);
  expect(articles.length).toBeGreaterThan(LOCALES.length);
  expect(articles.filter((path) => elementsOf(read(path)).some(isScript))).toEqual([]);
});

it('no page has a style attribute or an inline event handler', () => {
  const attributes = publicFiles(/\.html$/).flatMap((path) =>
    elementsOf(read(path)).flatMap(({ tagName, attrs }) =>
      attrs
        .filter(({ name }) => name === 'style' || name.startsWith('on'))
        .map(({ name }) => `${path} ${tagName} ${name}`),
    ),
  );
  expect(attributes).toEqual([]);
});

it('only pages with an island have script', () => {
  const withScript = staticPages.filter((page) => elementsOf(read(fileOf(page))).some(isScript));
  expect(new Set(withScript.map(({ route }) => route))).toEqual(
    new Set(['brand-assessment', 'brand-comparison', 'feedback', 'posts']),
  );
});

it(`articles fit into ${BUDGETS.article} bytes with their styles, three out of four`, () => {
  const articles = staticPages.filter(({ route }) => ROUTES[route].article).map(fileOf);
  const large = articles.filter((path) => !fits(read(path), BUDGETS.article));
  expect(articles.length).toBeGreaterThan(LOCALES.length);
  if (large.length > articles.length / 4) expect(large).toEqual([]);
});

it(`every other page fits into ${BUDGETS.page} bytes with its styles`, () => {
  const large = staticPages
    .filter(({ route }) => !ROUTES[route].article)
    .map(fileOf)
    .filter((path) => !fits(read(path), BUDGETS.page));
  expect(large).toEqual([]);
});

it(`pages name one font, of ${BUDGETS.font} bytes at most, and wait for none`, () => {
  const [font = '', ...others] = publicFiles(/\.(?:woff2?|ttf|otf)$/);
  expect(others).toEqual([]);
  expect(statSync(join(ROOT, 'public', font)).size).toBeLessThanOrEqual(BUDGETS.font);
  const home = read(`${pathTo('en', 'home')}index.html`);
  expect(home).toContain(`url(${font})`);
  const preloaded = elementsOf(home).filter((element) => attribute(element, 'as') === 'font');
  expect(preloaded).toEqual([]);
});

it(`every shell fits into ${BUDGETS.page} bytes with its styles; the account's alone has a script, a small one`, () => {
  for (const locale of LOCALES) {
    const folder = join(ROOT, '.facet/shell', locale);
    for (const name of SHELL_NAMES) {
      const html = readFileSync(join(folder, `${name}.html`), 'utf8');
      expect([locale, name, fits(html, BUDGETS.page)]).toEqual([locale, name, true]);
      const scripts = elementsOf(html).filter(isScript);
      expect([locale, name, scripts.length]).toEqual([locale, name, name === 'account' ? 1 : 0]);
      const bytes = scripts.map((script) => compressed(read(attribute(script, 'src') ?? '')));
      expect(Math.max(0, ...bytes)).toBeLessThanOrEqual(BUDGETS.accountUndo);
    }
  }
});

/** The scripts of a page and the modules they import, in page order. */
const SCRIPTS = /<(?:script (?:type="module" )?src|link rel="modulepreload" href)="([^"]+)"/g;

/** A script without the parts compiled from certain sources. */
function without(script: string, isLeftOut: (source: string) => boolean): string {
  const source = readFileSync(join(ROOT, '.facet/source-maps', `${basename(script)}.map`), 'utf8');
  // What only the bundler wrote has no map.
  if (source === 'null') return read(script);
  const map = new TraceMap(source);
  const lines = read(script).split('\n');
  return decodedMappings(map)
    .map((segments, index) => {
      const line = lines[index] ?? '';
      const starts = segments.map(([column]) => column);
      const kept = segments.map(([column, source], at) =>
        source !== undefined && isLeftOut(map.sources[source] ?? '') ? '' : line.slice(column, starts[at + 1]),
      );
      return line.slice(0, starts[0]) + kept.join('');
    })
    .join('\n');
}

for (const locale of LOCALES) {
  for (const route of ['brand-assessment', 'brand-comparison', 'feedback'] as const) {
    it(`watching for errors adds ${BUDGETS.errorReports} bytes to ${pathTo(locale, route)} at most`, () => {
      const html = read(`${pathTo(locale, route)}index.html`);
      const [watch = '', ...scripts] = [...html.matchAll(SCRIPTS)].map(([, src = '']) => src);
      expect(watch).toMatch(/\/watch-/);
      const words = compressed(html) - compressed(html.replace(/<template data-failure.*?<\/template>/s, ''));
      const parts = scripts.map((script) => {
        const rest = without(script, (source) => source.startsWith('src/islands/reporting/'));
        return compressed(read(script)) - compressed(rest);
      });
      expect(words).toBeGreaterThan(50);
      expect(parts.some((bytes) => bytes > 0)).toBe(true);
      const added = compressed(read(watch)) + words + parts.reduce((sum, bytes) => sum + bytes, 0);
      expect(added).toBeLessThanOrEqual(BUDGETS.errorReports);
    });
  }
}

it('no source map is published, and no script names one', () => {
  expect(publicFiles(/\.map$/)).toEqual([]);
  expect(publicFiles(/^\/assets\/.*\.js$/).filter((path) => read(path).includes('sourceMappingURL'))).toEqual([]);
});

it("nothing of Gatsby's own client is published", () => {
  expect(publicFiles(/page-data|app-data|slice-data|chunk-map|webpack\.stats|_gatsby|~partytown/)).toEqual([]);
});

it('browsers do not prefetch pages that a function answers', () => {
  const { prefetch } = JSON.parse(read(SPECULATION_RULES_PATH)) as {
    prefetch: { where: { and: [unknown, { not: { or: { href_matches: string }[] } }] } }[];
  };
  const left = prefetch.flatMap(({ where }) => where.and[1].not.or.map(({ href_matches: pattern }) => pattern));
  const isLeft = (path: string) =>
    left.some((pattern) => pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1)));
  const answered = pagesOf().filter(({ route }) => ROUTES[route].served !== 'static');
  expect(answered.length).toBeGreaterThan(LOCALES.length);
  expect(answered.map(({ path }) => path).filter((path) => !isLeft(path))).toEqual([]);
  expect(staticPages.map(({ path }) => path).filter(isLeft)).toEqual([]);
});

it('nothing gated is published', () => {
  const gated = pagesOf().filter(({ route }) => ROUTES[route].served === 'gated');
  expect(gated.length).toBeGreaterThan(0);
  expect(publicFiles(/\/(shell|gated)\//)).toEqual([]);
  expect(publicFiles(/\.html$/).filter((path) => gated.some((page) => path.startsWith(page.path)))).toEqual([]);
});

it('no published file contains words of a gated page or anything it shows', () => {
  const texts = publicFiles(/\.(html|js|json|xml|txt)$/).map((path) => ({ path, text: read(path) }));
  const publishing = (words: string) => texts.filter(({ text }) => text.includes(words)).map(({ path }) => path);
  for (const locale of LOCALES) {
    for (const words of [say(locale, 'inbox:lede'), say(locale, 'debug:lede'), say(locale, 'debug:order')]) {
      expect(words.length).toBeGreaterThan(20);
      expect([words, ...publishing(words)]).toEqual([words]);
    }
  }
  const { pages } = JSON.parse(readFileSync(join(ROOT, '.facet/gated/cards.json'), 'utf8')) as {
    pages: Record<string, unknown>[];
  };
  expect(pages.length).toBeGreaterThan(LOCALES.length);
  const judged = new Set(pages.map(({ problems }) => `"problems":${JSON.stringify(problems)}`));
  for (const problems of judged) expect(publishing(problems)).toEqual([]);
});

it('no published file names the machine it was built on', () => {
  const texts = publicFiles(/\.(html|js|css|json|xml|txt|webmanifest|map)$/);
  expect(texts.filter((path) => read(path).includes(ROOT))).toEqual([]);
});
