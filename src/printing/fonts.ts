/**
 * The fonts of social cards and of published reports' cards. sharp's text input sets type with Pango, which asks fontconfig for fonts by family and
 * falls back to any font of the machine without a word; so fontconfig gets a configuration that knows ours alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONTS_CONF } from '../site/functions';
import { LOCALE_FACTS, writtenLocale, type Locale, type LocaleFacts } from '../site/locales';

const FILES = {
  'Noto Serif': 'noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf',
  'Noto Sans JP': 'noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf',
  'Noto Sans Arabic': 'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
} as const;

export type Family = keyof typeof FILES;

export const FAMILIES = Object.keys(FILES) as Family[];

/** The weight of the files above, as Pango names it; without it Pango would ask for a regular face and thicken nothing. */
export const WEIGHT = 'SemiBold';
/** The same in CSS. */
export const WEIGHT_NUMBER = 600;

/** The locale's own script first: a name in Latin letters is set by the same font, which has them to match. */
const FIRST: Readonly<Record<LocaleFacts['script'], Family>> = {
  Latin: 'Noto Serif',
  Japanese: 'Noto Sans JP',
  Arabic: 'Noto Sans Arabic',
};

/** Families in the order Pango looks for a character. */
export function familiesOf(locale: Locale): Family[] {
  const first = FIRST[LOCALE_FACTS[writtenLocale(locale)].script];
  return [first, ...FAMILIES.filter((family) => family !== first)];
}

export function fontFile(root: string, family: Family): string {
  return join(root, 'node_modules/@expo-google-fonts', FILES[family]);
}

/**
 * Points fontconfig at our fonts alone. It reads its configuration once in a process, when the first text is set:
 * nothing may set text with sharp before.
 *
 * @throws Error if a font is not installed
 */
export function configureFonts(root: string): void {
  for (const family of FAMILIES) {
    const file = fontFile(root, family);
    if (!existsSync(file)) throw new Error(`The font ${family} is not installed (${FILES[family]}): run npm ci.`);
  }
  process.env['FONTCONFIG_FILE'] = join(root, FONTS_CONF);
}

/** Code points at least one of the fonts has a glyph for. */
export function coveredCharacters(root: string): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const family of FAMILIES) readCharacterMap(readFileSync(fontFile(root, family)), covered);
  return covered;
}

/** Adds the code points of a TrueType font's `cmap`, formats 4 and 12 (OpenType specification, `cmap`). */
function readCharacterMap(font: Buffer, into: Set<number>): void {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index++) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) !== 'cmap') continue;
    readEncodings(font, font.readUInt32BE(record + 8), into);
  }
}

/** @param cmap where the table begins */
export function readEncodings(font: Buffer, cmap: number, into: Set<number>): void {
  const encodings = font.readUInt16BE(cmap + 2);
  for (let encoding = 0; encoding < encodings; encoding++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + encoding * 8 + 4);
    const format = font.readUInt16BE(table);
    if (format === 4) readSegments(font, table, into);
    if (format === 12) readGroups(font, table, into);
  }
}

function readSegments(font: Buffer, table: number, into: Set<number>): void {
  const doubled = font.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const offsets = deltas + doubled;
  for (let at = 0; at < doubled; at += 2) {
    const [start, end] = [font.readUInt16BE(starts + at), font.readUInt16BE(ends + at)];
    const [delta, offset] = [font.readUInt16BE(deltas + at), font.readUInt16BE(offsets + at)];
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = offset === 0 ? code : font.readUInt16BE(offsets + at + offset + (code - start) * 2);
      if (offset !== 0 && glyph === 0) continue;
      if (((glyph + delta) & 0xffff) !== 0) into.add(code);
    }
  }
}

function readGroups(font: Buffer, table: number, into: Set<number>): void {
  const groups = font.readUInt32BE(table + 12);
  for (let group = 0; group < groups; group++) {
    const at = table + 16 + group * 12;
    const [start, end, glyph] = [font.readUInt32BE(at), font.readUInt32BE(at + 4), font.readUInt32BE(at + 8)];
    for (let code = start; code <= end; code++) if (glyph + code - start !== 0) into.add(code);
  }
}
