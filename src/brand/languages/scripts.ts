/** Which script a character belongs to, and which scripts a language is written in. */
import { LANGUAGE_SCRIPTS, SCRIPT_RANGES } from './script-table';
import { isKnownLanguage } from './tags';

interface ScriptRange {
  readonly script: string;
  readonly first: number;
  readonly last: number;
}

/** Unpacks the table; see there for its form. */
function unpack(packed: string): readonly ScriptRange[] {
  let last = 0;
  return packed.split(' ').map((text) => {
    const [gap = '', length = '0'] = text.slice(4).split('.');
    const first = last + Number.parseInt(gap, 36);
    last = first + Number.parseInt(length, 36);
    return { script: text.slice(0, 4), first, last };
  });
}

let ranges: readonly ScriptRange[] | null = null;

/** The script of a letter (ISO 15924), or null if it is not a letter of a script in use. */
function scriptOf(codePoint: number): string | null {
  // What most pages are made of: of ASCII, A to Z and a to z.
  if (codePoint < 0x80) return (codePoint | 0x20) >= 0x61 && (codePoint | 0x20) <= 0x7a ? 'Latn' : null;
  ranges ??= unpack(SCRIPT_RANGES);
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (range === undefined) return null;
    if (codePoint < range.first) high = middle - 1;
    else if (codePoint > range.last) low = middle + 1;
    else return range.script;
  }
  return null;
}

/** How many letters of each script a text has, added to `counts`. */
export function countScripts(text: string, counts: Map<string, number>): void {
  // Most letters are of the script of the one before.
  let script: string | null = null;
  let run = 0;
  const add = () => {
    if (script !== null) counts.set(script, (counts.get(script) ?? 0) + run);
  };
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) ?? 0;
    if (codePoint > 0xffff) at++;
    const next = scriptOf(codePoint);
    if (next === null) continue;
    if (next !== script) {
      add();
      script = next;
      run = 0;
    }
    run++;
  }
  add();
}

/** Codes that mean several scripts, or for a form of one. */
const COMPOSED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    Aran: ['Arab'],
    Cyrs: ['Cyrl'],
    Hanb: ['Hani', 'Bopo'],
    Hans: ['Hani', 'Bopo'],
    Hant: ['Hani', 'Bopo'],
    Hrkt: ['Hira', 'Kana'],
    Jpan: ['Hira', 'Kana', 'Hani'],
    Kore: ['Hang', 'Hani'],
    Latf: ['Latn'],
    Latg: ['Latn'],
  }),
);

/** Codes that CLDR has replaced, by the one it lists. */
const REPLACED: ReadonlyMap<string, string> = new Map(Object.entries({ mo: 'ro', sh: 'sr', tl: 'fil', cmn: 'zh' }));

/**
 * The scripts that a language tag implies: the one it names, else those its language is written in (CLDR). Empty where
 * that is not known: for the rest of the world's languages we have no data, and tags without a language say nothing.
 */
export function expectedScripts(tag: string): readonly string[] {
  const [primary = '', ...rest] = tag.trim().toLowerCase().split(/[-_]/);
  if (!isKnownLanguage(primary)) return [];
  const named = rest.find((subtag) => /^[a-z]{4}$/.test(subtag));
  if (named !== undefined) {
    const code = named.charAt(0).toUpperCase() + named.slice(1);
    // Letters of scripts that are not in the table are not counted, so nothing could fit them.
    return COMPOSED.get(code) ?? (SCRIPT_RANGES.includes(code) ? [code] : []);
  }
  const language = REPLACED.get(primary) ?? primary;
  const entry = Object.entries(LANGUAGE_SCRIPTS).find(([, languages]) => languages.split(' ').includes(language));
  return entry === undefined ? [] : entry[0].split('+').flatMap((code) => COMPOSED.get(code) ?? [code]);
}

/** Per cent of a text's letters that are of one script where the text is written in it. */
const MOST = 80;
/** Per cent of kana by which a text in Han characters is Japanese. */
const KANA = 5;

/**
 * The language a text is in as far as its script tells: one that no other is written in, as Thai; kana and Han are
 * Japanese, Han alone is Chinese. Null if several languages are written in it.
 *
 * @param counts letters of each script
 */
export function languageOfScripts(counts: ReadonlyMap<string, number>): string | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const share = (...scripts: readonly string[]) =>
    (100 * scripts.reduce((sum, script) => sum + (counts.get(script) ?? 0), 0)) / all;
  if (all === 0) return null;
  if (share('Hira', 'Kana', 'Hani') >= MOST) return share('Hira', 'Kana') >= KANA ? 'ja' : 'zh';
  if (share('Hang', 'Hani') >= MOST) return 'ko';
  const script = [...counts.keys()].find((each) => share(each) >= MOST);
  const languages = script === undefined ? [] : (LANGUAGE_SCRIPTS[script]?.split(' ') ?? []);
  return languages.length === 1 ? (languages[0] ?? null) : null;
}
