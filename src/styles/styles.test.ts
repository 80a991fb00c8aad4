import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const STYLES = 'src/styles';

/** All styles as a page carries them: imports resolved, comments and layout white space gone. */
function compactStyles(): string {
  const index = readFileSync(join(STYLES, 'index.css'), 'utf8');
  return index
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

const styles = compactStyles();

it('fits the budget of what every page carries: 24 KB as text, 5.5 KB over the wire', () => {
  expect(Buffer.byteLength(styles)).toBeLessThanOrEqual(24 * 1024);
  expect(brotliCompressSync(styles).byteLength).toBeLessThanOrEqual(5.5 * 1024);
});

it('imports every part', () => {
  const index = readFileSync(join(STYLES, 'index.css'), 'utf8');
  const parts = readdirSync(STYLES).filter((name) => name.endsWith('.css') && name !== 'index.css');
  expect(parts.filter((part) => !index.includes(`'./${part}'`))).toEqual([]);
});

it('styles no class that nothing carries', () => {
  const sources = markupSources();
  const classes = new Set([...styles.matchAll(/\.([a-z][a-z0-9-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name));
  expect(classes.size).toBeGreaterThan(50);
  expect([...classes].filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources))).toEqual([]);
});

it('sets no physical side, so that right-to-left pages mirror by themselves', () => {
  const physical = /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|float)\s*:/g;
  expect(styles.match(physical)).toBeNull();
});
