import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compact, PARTS, STYLES, textOf } from './testing/compact';

const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

/** The text of every source file that can put a class on an element. */
function markupSources(): string {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join('src', name), 'utf8'))
    .join('\n');
}

const styles = NAMES.map(compact).join('');

it.each([
  ['serif', 1, 0.5],
  ['index', 20, 5],
  ['home', 9, 2.5],
  ['preview', 1, 0.5],
  ['tool', 5, 1.5],
  ['report', 18, 4],
  ['comparison', 18, 4],
  ['published', 16, 4],
  ['published-comparison', 16, 4],
  ['account', 3, 1],
  ['inbox', 3, 1],
  ['review', 12, 3],
] as const)('keep %s within %d KB as text and %d KB over the wire', (sheet, text, wire) => {
  expect(Buffer.byteLength(compact(sheet))).toBeLessThanOrEqual(text * 1024);
  expect(brotliCompressSync(compact(sheet)).byteLength).toBeLessThanOrEqual(wire * 1024);
});

it('import every part into one sheet', () => {
  const imported = [...textOf('index.css').matchAll(/@import '\.\/([^']+)'/g)].map(([, part = '']) => part);
  // Some parts are of several of them.
  const parts = new Set([...Object.values(PARTS).flat(), ...imported]);
  expect([...parts].sort()).toEqual(
    readdirSync(STYLES)
      .filter((name) => name.endsWith('.css'))
      .sort(),
  );
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

it('set text in the styles that tokens.css lists, and in no other size or face', () => {
  const sheets = readdirSync(STYLES).filter((name) => name.endsWith('.css') && !/^(?:tokens|serif)\./.test(name));
  const rules = sheets.flatMap((name) => textOf(name).match(/(?<![\w-])font(?:-size|-family)?:[^;]+/g) ?? []);
  const size = String.raw`var\(--(?:display|large|title|heading|lead|body|small|code)\)`;
  const face = String.raw`(?:var\(--(?:latin|serif|sans|mono)\)(?:, )?)+`;
  const allowed = new RegExp(
    `^(?:font-size: (?:${size}|inherit)|font-family: (?:${face}|inherit)|font: inherit|font: \\d+ ${size} / \\S+ ${face})$`,
  );
  // The size of the root is what the others are shares of.
  const root = /font-size: [\d.]+(?:%|pt)$/;
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter((rule) => !allowed.test(rule) && !root.test(rule))).toEqual([]);
});
