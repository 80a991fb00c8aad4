/**
 * Makes the engine's tables of languages, regions and scripts (`src/brand/languages/*-table.ts`):
 *
 *     tsx src/dev/make-language-tables.ts <unpacked language-subtag-registry> <unpacked cldr-core>
 *
 * Both are npm packages; format the output with oxfmt. Ranges of scripts come from the Unicode tables of the Node.js
 * that runs this.
 */
import fs from 'node:fs';
import path from 'node:path';

const OUT = path.join(process.cwd(), 'src/brand/languages');
const [registryFolder = '', cldrFolder = ''] = process.argv.slice(2);

interface RegistryEntry {
  readonly Type: string;
  readonly Subtag?: string;
}

interface LanguageData {
  readonly _scripts?: readonly string[];
}

/** JSON of a trusted package, in its documented form. */
function read(...place: readonly string[]): unknown {
  return JSON.parse(fs.readFileSync(path.join(...place), 'utf8'));
}

function write(name: string, source: string): void {
  fs.writeFileSync(path.join(OUT, name), source);
}

const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ');
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Language subtags withdrawn from ISO 639-1; the registry keeps them. */
const WITHDRAWN = new Set(['bh', 'in', 'iw', 'ji', 'jw', 'mo', 'sh']);
/** Region subtags of the registry that are not official codes of ISO 3166-1: reserved, withdrawn or for private use. */
const NOT_OFFICIAL = new Set(
  'AA AC AN BU CP CQ CS DD DG EA EU EZ FX IC NT SU TA TP UN YD YU ZR ZZ'.split(' ').map((code) => code.toLowerCase()),
);

const registry = read(registryFolder, 'data/json/registry.json') as readonly RegistryEntry[];
const meta = read(registryFolder, 'data/json/meta.json') as { readonly 'File-Date': string };
const subtags = (type: string, length: number) =>
  registry
    .filter((entry) => entry.Type === type)
    .map(({ Subtag = '' }) => Subtag.toLowerCase())
    .filter((subtag) => subtag.length === length);

const two = subtags('language', 2);
const three = new Set(subtags('language', 3));
// `qaa..qtz` is one entry: codes for private use.
for (const second of LETTERS.slice(0, 20)) for (const third of LETTERS) three.add(`q${second}${third}`);
const bits = LETTERS.flatMap((a) => LETTERS.flatMap((b) => LETTERS.map((c) => three.has(a + b + c))));
let packed = '';
for (let at = 0; at < bits.length; at += 6) {
  packed += DIGITS.charAt(bits.slice(at, at + 6).reduce((sum, bit, index) => sum + (bit ? 2 ** index : 0), 0));
}
const regions = subtags('region', 2).filter((code) => !NOT_OFFICIAL.has(code));
// Not scripts: codes of variants, special codes (Zinh, Zyyy, Zxxx …) and the range for private use.
const scripts = subtags('script', 4).filter((code) => !code.startsWith('z'));

write(
  'registry-table.ts',
  `/**
 * Codes of the IANA language subtag registry, file date ${meta['File-Date']}. Made by src/dev/make-language-tables.ts.
 * https://www.iana.org/assignments/language-subtag-registry
 */

/** Primary language subtags of two letters, one after the other. */
export const TWO_LETTER_LANGUAGES = '${two.join('')}';

/** Those of them that ISO 639-1 has withdrawn. */
export const WITHDRAWN_LANGUAGES = '${two.filter((code) => WITHDRAWN.has(code)).join('')}';

/**
 * Primary language subtags of three letters: a bit for each from aaa to zzz, six to a base64url digit, lowest first.
 */
export const THREE_LETTER_LANGUAGES = '${packed}';

/** Official codes of ISO 3166-1 alpha-2, one after the other. */
export const REGIONS = '${regions.join('')}';

/** Codes of ISO 15924, one after the other. */
export const SCRIPTS = '${scripts.join('')}';
`,
);

/** Scripts in daily use (UAX #31, tables 5 and 7), as Unicode names them and by their ISO 15924 codes. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'Latin:Latn Cyrillic:Cyrl Greek:Grek Arabic:Arab Hebrew:Hebr Devanagari:Deva Bengali:Beng Gurmukhi:Guru ' +
    'Gujarati:Gujr Oriya:Orya Tamil:Taml Telugu:Telu Kannada:Knda Malayalam:Mlym Sinhala:Sinh Thai:Thai Lao:Laoo ' +
    'Tibetan:Tibt Myanmar:Mymr Khmer:Khmr Georgian:Geor Armenian:Armn Ethiopic:Ethi Hangul:Hang Hiragana:Hira ' +
    'Katakana:Kana Bopomofo:Bopo Han:Hani Mongolian:Mong Thaana:Thaa Cherokee:Cher Canadian_Aboriginal:Cans ' +
    'Syriac:Syrc Tifinagh:Tfng Nko:Nkoo Vai:Vaii Yi:Yiii Adlam:Adlm Ol_Chiki:Olck Meetei_Mayek:Mtei Javanese:Java ' +
    'Balinese:Bali Sundanese:Sund Cham:Cham Chakma:Cakm Hanifi_Rohingya:Rohg Newa:Newa Lisu:Lisu Limbu:Limb ' +
    'Tai_Le:Tale New_Tai_Lue:Talu Tai_Tham:Lana Tai_Viet:Tavt Osage:Osge Nyiakeng_Puachue_Hmong:Hmnp Miao:Plrd'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const KNOWN = new Set(Object.values(NAMES));

// The prolonged sound mark belongs to both Kana, so `Script` calls it common; it is counted with Katakana.
const letterOf = Object.entries(NAMES).map(([name, code]) => {
  const property = name === 'Katakana' ? 'Script_Extensions' : 'Script';
  return [code, new RegExp(`^(?=[\\p{L}\\p{M}])\\p{${property}=${name}}$`, 'u')] as const;
});
const assigned = /^[^\p{Cn}]$/u;
interface Range {
  readonly script: string;
  readonly first: number;
  last: number;
}
const ranges: Range[] = [];
let gap = false;
for (let point = 0x41; point < 0x32400; point++) {
  if (point >= 0xd800 && point <= 0xf8ff) continue;
  const character = String.fromCodePoint(point);
  const script = letterOf.find(([, pattern]) => pattern.test(character))?.[0];
  const current = ranges.at(-1);
  if (script === undefined) {
    // Unassigned characters may be merged with the letters around them.
    gap ||= assigned.test(character);
  } else if (current?.script === script && !gap) current.last = point;
  else ranges.push({ script, first: point, last: point });
  if (script !== undefined) gap = false;
}
const codes = [...KNOWN];
let before = 0;
const packedRanges = ranges.map(({ script, first, last }) => {
  const text = `${script}${(first - before).toString(36)}${last === first ? '' : `.${(last - first).toString(36)}`}`;
  before = last;
  return text;
});

interface Cldr {
  readonly supplemental: {
    readonly likelySubtags: Readonly<Record<string, string>>;
    readonly languageData: Readonly<Record<string, LanguageData>>;
  };
  readonly availableLocales: { readonly full: readonly string[] };
  readonly version: string;
}

const { likelySubtags } = (read(cldrFolder, 'supplemental/likelySubtags.json') as Cldr).supplemental;
const { languageData } = (read(cldrFolder, 'supplemental/languageData.json') as Cldr).supplemental;
const { full } = (read(cldrFolder, 'availableLocales.json') as Cldr).availableLocales;
const { version } = read(cldrFolder, 'package.json') as Cldr;

/** Codes for several scripts together, and for forms of one, with the scripts of their letters. */
const COMPOSED: Readonly<Record<string, string>> = {
  Jpan: 'Jpan',
  Kore: 'Kore',
  Hans: 'Hani',
  Hant: 'Hani',
  Aran: 'Arab',
};
const scriptsOf = new Map<string, Set<string>>();
const add = (language: string, script: string) => {
  const code = COMPOSED[script] ?? script;
  if (!KNOWN.has(code) && !(code in COMPOSED)) return;
  const known = scriptsOf.get(language) ?? new Set();
  scriptsOf.set(language, known.add(code));
};
const spoken = new Set([...two, ...full.map((locale) => locale.split('-')[0] ?? '')]);
for (const [tag, maximal] of Object.entries(likelySubtags)) {
  const [language = '', script = ''] = maximal.split('-');
  // `uz-AF` is written in a different script from `uz`.
  if (spoken.has(language) && tag.split('-')[0] === language) add(language, script);
}
for (const [language, { _scripts = [] }] of Object.entries(languageData)) {
  if (spoken.has(language)) for (const script of _scripts) add(language, script);
}
const groups = new Map<string, string[]>();
for (const [language, known] of [...scriptsOf].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const key = [...known].toSorted().join('+');
  groups.set(key, [...(groups.get(key) ?? []), language]);
}

write(
  'script-table.ts',
  `/**
 * Made by src/dev/make-language-tables.ts from Unicode ${process.versions['unicode']} (Scripts.txt, UnicodeData.txt) and CLDR ${version}
 * (likely subtags, languageData). https://www.unicode.org/ucd/ https://cldr.unicode.org/
 */

/**
 * Letters and their marks, by script (ISO 15924): the code, how far the first character is from the last of the range
 * before, and how many follow it, in base 36.
 */
export const SCRIPT_RANGES = '${packedRanges.join(' ')}';

/** Languages by the scripts they are written in. \`Jpan\` is Kana and Han, \`Kore\` Hangul and Han. */
export const LANGUAGE_SCRIPTS: Readonly<Record<string, string>> = {
${[...groups].map(([key, languages]) => `  '${key}': '${languages.join(' ')}',`).join('\n')}
};
`,
);
console.log(`${codes.length} scripts, ${ranges.length} ranges, ${scriptsOf.size} languages, ${regions.length} regions`);
