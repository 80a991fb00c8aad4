import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readEncodings } from './fonts';
import { LOCALE_FACTS, LOCALES } from '../site/locales';

const font = readFileSync('src/styles/fonts/serif.woff2');

/** UIntBase128. https://www.w3.org/TR/WOFF2/#DataTypes */
function lengthAt(at: number): { readonly value: number; readonly next: number } {
  const byte = font.readUInt8(at);
  const rest = byte & 0x7f;
  if (byte < 0x80) return { value: rest, next: at + 1 };
  const { value, next } = lengthAt(at + 1);
  return { value: rest * 128 ** (next - at - 1) + value, next };
}

/** Places in WOFF2's list of tags: `cmap`, and those whose tables are stored in another form. */
const [CMAP, GLYF, LOCA, ANY] = [0, 10, 11, 63];

/** Code points the font has a glyph for. https://www.w3.org/TR/WOFF2/#table_dir_format */
function covered(): ReadonlySet<number> {
  const tables = brotliDecompressSync(directory().stream);
  const points = new Set<number>();
  readEncodings(tables, directory().cmap, points);
  return points;
}

function directory(): { readonly stream: Buffer; readonly cmap: number } {
  let at = 48;
  let offset = 0;
  let cmap = -1;
  for (let table = 0; table < font.readUInt16BE(12); table++) {
    const flags = font.readUInt8(at);
    const tag = flags & 63;
    const original = lengthAt(at + (tag === ANY ? 5 : 1));
    const isTransformed = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = isTransformed ? lengthAt(original.next) : original;
    at = stored.next;
    if (tag === CMAP) cmap = offset;
    offset += stored.value;
  }
  return { stream: font.subarray(at, at + font.readUInt32BE(20)), cmap };
}

it('is small enough to come while a page is read', () => {
  expect(font.byteLength).toBeLessThanOrEqual(25_000);
});

it('has every Latin letter, digit, quotation mark and dash of the strings', () => {
  const locales = LOCALES.filter((locale) => LOCALE_FACTS[locale].script === 'Latin');
  const strings = locales
    .flatMap((locale) => readdirSync(join('locales', locale)).map((name) => join('locales', locale, name)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const needed = new Set(strings.match(/[\p{Script=Latin}\p{Nd}\p{Pi}\p{Pf}\p{Pd}\p{Ps}\p{Pe}…]/gu));
  expect(needed.size).toBeGreaterThan(80);
  const points = covered();
  expect([...needed].filter((letter) => !points.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
