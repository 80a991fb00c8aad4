/** Which page has which styles. `tests/styles.spec.ts` looks at them in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECK_POINTS } from '../../src/brand/score/check-points';
import { EVERY_LOCALE } from '../../src/site/pseudo-locales';
import { pathTo } from '../../src/site/routes';
import { PUBLIC, publicFiles, ROOT } from '../harness/pages';
import { attribute, elementsOf } from '../harness/words';

interface Styled {
  readonly path: string;
  readonly html: string;
  /** Paths of the sheets it links. */
  readonly sheets: readonly string[];
}

function styled(root: string, path: string): Styled {
  const html = readFileSync(join(root, path), 'utf8');
  const sheets = elementsOf(html)
    .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet')
    .map((element) => attribute(element, 'href') ?? '');
  return { path, html, sheets };
}

/** Classes that a style sheet has rules for. */
function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z][a-z0-9-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name));
}

const SHELLS = ['page', 'report', 'comparison', '401', '403', '404', '500'].flatMap((name) =>
  EVERY_LOCALE.map((locale) => styled(join(ROOT, '.facet/shell'), `/${locale}/${name}.html`)),
);
const pages = [...publicFiles(/\.html$/).map((path) => styled(PUBLIC, path)), ...SHELLS];
const sheetCalled = (name: string) => publicFiles(new RegExp(`^/assets/${name}-[\\w-]{16}\\.css$`))[0] ?? '';
/** What the tool's pages have before there is a report, and what a report has. */
const TOOL = sheetCalled('tool');
const REPORT = sheetCalled('report');
const COMPARISON = sheetCalled('comparison');

it('the tool’s pages link its sheet, and those that show a report the report’s', () => {
  const linking = pages.filter(({ sheets }) => sheets.length > 0);
  const expected = EVERY_LOCALE.flatMap((locale) => [
    ...(['brand-assessment', 'brand-comparison'] as const).map((route) => [`${pathTo(locale, route)}index.html`, TOOL]),
    [`/${locale}/report.html`, TOOL, REPORT],
    [`/${locale}/comparison.html`, TOOL, COMPARISON],
  ]);
  expect(linking.map(({ path, sheets }) => [path, ...sheets]).sort()).toEqual(expected.sort());
});

it('home and the guide carry their styles, so that nothing is waited for before they are drawn', () => {
  const carrying = pages.filter(({ html }) => html.split('</style>').length > 2).map(({ path }) => path);
  const expected = EVERY_LOCALE.flatMap((locale) => [
    `${pathTo(locale, 'home')}index.html`,
    `${pathTo(locale, 'guide')}index.html`,
    ...CHECK_POINTS.map(({ id }) => `${pathTo(locale, 'guide-check', { check: id })}index.html`),
  ]);
  expect(carrying.sort()).toEqual(expected.sort());
});

it('the sheet is in the head, after the inlined styles it adds to', () => {
  const linking = pages.filter(({ sheets }) => sheets.length > 0);
  for (const { html, path } of linking) {
    const link = html.indexOf('rel="stylesheet"');
    const [inlined, end] = [html.lastIndexOf('</style>'), html.indexOf('</head>')];
    expect([path, inlined > 0, inlined < link, link < end]).toEqual([path, true, true, true]);
  }
});

it('a page without the sheet has nothing that only the sheet styles', () => {
  const css = [TOOL, REPORT, COMPARISON].map((sheet) => readFileSync(join(PUBLIC, sheet), 'utf8')).join('\n');
  const without = pages.filter(({ sheets }) => sheets.length === 0);
  const carried = new Map<string, readonly string[]>();
  /** Classes that the sheet has rules for and the styles of a page do not. */
  const aloneBeside = (html: string): readonly string[] => {
    const inlined = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles = '']) => styles).join('\n');
    const own = classesIn(inlined);
    const alone = carried.get(inlined) ?? [...classesIn(css)].filter((name) => !own.has(name));
    carried.set(inlined, alone);
    return alone;
  };
  const about = without.find(({ path }) => path === `${pathTo('en', 'about')}index.html`)?.html ?? '';
  expect(aloneBeside(about)).toEqual(expect.arrayContaining(['check', 'plan', 'receipt']));
  const missing = without.flatMap(({ path, html }) => {
    const alone = aloneBeside(html);
    const used = new Set(elementsOf(html).flatMap((element) => (attribute(element, 'class') ?? '').split(' ')));
    return alone.filter((name) => used.has(name)).map((name) => `${path} ${name}`);
  });
  expect(missing).toEqual([]);
});

it('the sheet may be cached for a year', () => {
  // The local platform sends its own value, so the rule is read from the file.
  const rules = readFileSync(join(PUBLIC, '_headers'), 'utf8').split('\n\n');
  expect(rules).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
});
