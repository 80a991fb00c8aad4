/** The guide describes each check as the engine does it, and gives no figure that the engine does not have. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OUTLINE } from '../../brand/score/rubric-outline';
import { DEFAULT_LOCALE } from '../../site/locales';
import { isGuideText, METHOD } from '../../site/routes';
import { splitFrontMatter } from '../model/front-matter';
import { GUIDE_NAMES } from '../model/kinds';
import { loadStrings } from '../model/strings';

const root = process.cwd();
const fileOf = (name: string, locale: string) => join(root, 'content/guide', name, `${locale}.mdx`);
const { rules } = loadStrings(root, DEFAULT_LOCALE) as unknown as {
  readonly rules: { readonly check: Readonly<Record<string, string>>; readonly why: Readonly<Record<string, string>> };
};

const CHECKS = GUIDE_NAMES.filter((name) => !isGuideText(name));

/** Figures that are advice or history, and that no check measures by. */
const NO_THRESHOLDS: Readonly<Record<string, readonly string[]>> = {
  // Quality of a JPEG, as programs count it.
  'preview-image-weight': ['80'],
  // Pixels of text below which phones zoom into a field.
  zoom: ['16'],
  doctype: ['1990'],
  // A port.
  'hsts-preload': ['80'],
  // When lists were read, and a kind of result ended.
  'ai-preferences': ['2026'],
  'structured-data-properties': ['2026'],
};

/** Figures of two digits or more in what a text says, not in its code or URLs: `1,200` is 1200. */
function figuresIn(text: string): string[] {
  const words = text.replace(/```[^]*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>/g, ' ').normalize('NFKC');
  const figures = [...words.matchAll(/\d[\d,.\u00a0\u202f]*/g)].map(([figure]) => figure.replace(/\D/g, ''));
  return figures.filter((figure) => figure.length > 1);
}

/** A status of HTTP is a name, no threshold. */
const isStatus = (figure: string) => /^[1-5]\d\d$/.test(figure);

const BRAND = join(root, 'src/brand');

const fileOfCheck = (id: string) => join(BRAND, 'checks', id, 'check.ts');

/** Numbers written in a file of the engine and in those it imports, and the same as percent of per mille. */
function literalsOf(file: string, depth = 2): ReadonlySet<string> {
  // Where a check is shown and what it counts are not thresholds.
  const text = readFileSync(file, 'utf8').replace(/^ *(order|weight): .*$/gm, '');
  const own = [...text.matchAll(/\b\d[\d_.]*/g)].map(([number]) => number.replace(/[_.]/g, ''));
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => `${join(dirname(file), path)}.ts`)
    .filter((path) => depth > 0 && existsSync(path));
  const literals = [...own, ...imported.flatMap((path) => [...literalsOf(path, depth - 1)])];
  return new Set(literals.flatMap((number) => [number, number.replace(/0$/, '')]));
}

describe('the guide', () => {
  it.each(GUIDE_NAMES)('has a page for %s', (name) => {
    expect(existsSync(fileOf(name, DEFAULT_LOCALE))).toBe(true);
  });

  it('says why each check matters, and what it asks', () => {
    expect(Object.keys(rules.why).sort()).toEqual([...CHECKS].sort());
    expect(Object.keys(rules.check).sort()).toEqual([...CHECKS].sort());
  });

  it.each(CHECKS)('asks of %s for no threshold that the engine does not have', (name) => {
    // How much of a page a browser reads to learn its encoding concerns more than this check.
    const known = new Set([...literalsOf(fileOfCheck(name)), ...literalsOf(join(BRAND, 'basics/encoding.ts'), 0)]);
    expect(figuresIn(rules.check[name] ?? '').filter((figure) => !isStatus(figure) && !known.has(figure))).toEqual([]);
  });

  it.each(CHECKS)('names of %s no threshold that its rule does not, and no cap that the check does not set', (name) => {
    const caps = OUTLINE.gates.filter(({ check }) => check === name).map(({ overallCap }) => String(overallCap / 10));
    const known = new Set([...figuresIn(rules.check[name] ?? ''), ...caps, ...(NO_THRESHOLDS[name] ?? [])]);
    const { body } = splitFrontMatter(readFileSync(fileOf(name, DEFAULT_LOCALE), 'utf8'));
    expect(figuresIn(body).filter((figure) => !isStatus(figure) && !known.has(figure))).toEqual([]);
  });

  it('names on the page about the method the caps that the engine has', () => {
    const { body } = splitFrontMatter(readFileSync(fileOf(METHOD, DEFAULT_LOCALE), 'utf8'));
    const section = body.split(/^## /m).find((part) => part.startsWith('What holds a score down')) ?? '';
    const caps = OUTLINE.gates.flatMap(({ dimensionCap, overallCap }) => [dimensionCap, overallCap]);
    expect(new Set(figuresIn(section))).toEqual(new Set(caps.map((cap) => String(cap / 10))));
  });
});
