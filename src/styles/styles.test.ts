import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const STYLES = 'src/styles';

/** What every page carries, on previews with one more, and what some pages link beside it: lists of the parts. */
const SHEETS = [
  'index.css',
  'preview.css',
  'report-sheet.css',
  'account-sheet.css',
  'inbox-sheet.css',
  'review-sheet.css',
] as const;

/** A sheet as a page gets it: imports resolved, comments and layout white space gone. */
function compact(sheet: (typeof SHEETS)[number]): string {
  return readFileSync(join(STYLES, sheet), 'utf8')
    .replace(/@import '\.\/([^']+)';/g, (_, part: string) => readFileSync(join(STYLES, part), 'utf8'))
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1');
}

/** The text of every source file that can put a class on an element. */
function markupSources(): string {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join('src', name), 'utf8'))
    .join('\n');
}

const styles = SHEETS.map(compact).join('');

it.each([
  ['index.css', 20, 4.75],
  ['preview.css', 1, 0.5],
  ['report-sheet.css', 8, 2.25],
  ['account-sheet.css', 3, 1],
  ['inbox-sheet.css', 3, 1],
  ['review-sheet.css', 12, 3],
] as const)('keep %s within %d KB as text and %d KB over the wire', (sheet, text, wire) => {
  expect(Buffer.byteLength(compact(sheet))).toBeLessThanOrEqual(text * 1024);
  expect(brotliCompressSync(compact(sheet)).byteLength).toBeLessThanOrEqual(wire * 1024);
});

it('import every part into one sheet', () => {
  const lists = SHEETS.map((sheet) => readFileSync(join(STYLES, sheet), 'utf8')).join('');
  const parts = readdirSync(STYLES).filter((name) => name.endsWith('.css') && !SHEETS.some((sheet) => sheet === name));
  // The previews of a link are on two of them.
  const imported = new Set([...lists.matchAll(/@import '\.\/([^']+)'/g)].map(([, part]) => part));
  expect([...imported].sort()).toEqual(parts.sort());
});

it('style no class that nothing carries', () => {
  const sources = markupSources();
  const classes = new Set([...styles.matchAll(/\.([a-z][a-z0-9-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name));
  expect(classes.size).toBeGreaterThan(50);
  expect([...classes].filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources))).toEqual([]);
});

it('set no physical side, so that right-to-left pages mirror by themselves', () => {
  const physical = /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|float)\s*:/g;
  expect(styles.match(physical)).toBeNull();
});
