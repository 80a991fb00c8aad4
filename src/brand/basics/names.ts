/**
 * Texts compared without case, width and punctuation.
 *
 * `String.prototype.normalize`, `toUpperCase` and `toLowerCase` read the host's Unicode tables, the one exception in
 * the engine. It is sound: Unicode's stability policies fix normalisation and case folding of every character once it
 * is assigned, so hosts differ only for characters newer than their tables, and those are left as they are.
 */
import { isUnspaced } from './text';

/** Removed without leaving a gap: apostrophes, accents left over by lower-casing İ, tatweel, invisible characters. */
const JOINERS = /['`ʼ’‘‛′\u0307\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe0e\ufe0f\ufeff]/g;

/**
 * Removed before normalisation, which would turn them into letters, or into an accent on the letter before: trade, service
 * and sound recording marks, and the acute that stands for an apostrophe.
 */
const MARKS = /[™℠®©℗´]/g;

/** Punctuation, separators and white space; everything else, `+` and `$` included, is part of a name. */
const SEPARATORS =
  /[\u0000-\u0020!"#%&()*,./:;<=>?@[\\\]^_{|}~\u007f-\u00a1\u00a7\u00ab\u00b6\u00b7\u00bb\u00bf\u2010-\u2029\u202f-\u205f\u2190-\u21ff\u2500-\u27bf\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30a0\u30fb\u055a-\u055f\u0589\u05be\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u104a\u104b\u0e2f\u0e5a\u0e5b-]+/;

/** Initials with dots, as in `S.A.S.` or `U.S.`: the dots go without leaving a gap. */
const INITIALS = /(^|[\s(,])((?:[^\s.(),]\.){2,}[^\s.(),]?)(?=$|[\s),])/g;

/** Whether a text has printable ASCII alone, which normalisation leaves as it is. */
export function isPlain(text: string): boolean {
  return !/[^ -~]/.test(text);
}

/** Full case folding: upper-casing first makes ß and ss, ς and σ, ﬁ and fi meet. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text.replace(MARKS, '').normalize('NFKC').toUpperCase().toLowerCase().replace(/ς/g, 'σ').normalize('NFKC');
}

/** The words of a text, folded, without punctuation. Text in scripts without spaces comes as long words. */
export function nameWords(text: string): readonly string[] {
  const folded = fold(text);
  const joined = folded.includes('.')
    ? folded.replace(INITIALS, (_, before: string, initials: string) => before + initials.replaceAll('.', ''))
    : folded;
  return joined
    .replace(JOINERS, '')
    .split(SEPARATORS)
    .filter((word) => word !== '');
}

/** Letters whose stroke or ligature no decomposition takes off, in lower case. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

/** The words of a text as they are found in URLs and in text typed without accents: `mentions`, `legales`. */
export function plainWords(text: string): readonly string[] {
  return nameWords(text).map((word) =>
    isPlain(word)
      ? word
      : word
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .normalize('NFC')
          .replace(/[øæœłđðı]/g, (letter) => UNDECOMPOSED[letter] ?? letter),
  );
}

/**
 * A key under which texts are equal if they differ only in case, width, punctuation and spaces. If nothing is left (a
 * name made of punctuation), it is the folded text. `naming/relation.ts` decides how names relate.
 */
export function nameKey(name: string): string {
  return nameWords(name).join('') || fold(name).trim();
}

/**
 * Whether a text mentions a name: its key occurs between word boundaries, however it is spaced or punctuated.
 * In scripts without spaces every position is a boundary.
 */
export function mentions(text: string, name: string): boolean {
  const key = nameKey(name);
  if (key === '') return false;
  const words = nameWords(text);
  const joined = words.join('');
  if (joined === '') return nameKey(text) === key;
  const boundaries = new Set<number>([0]);
  let position = 0;
  for (const word of words) boundaries.add((position += word.length));
  const bounded = (index: number) =>
    boundaries.has(index) || isUnspaced(joined.charCodeAt(index)) || isUnspaced(joined.charCodeAt(index - 1));
  for (let at = joined.indexOf(key); at !== -1; at = joined.indexOf(key, at + 1)) {
    if (bounded(at) && bounded(at + key.length)) return true;
  }
  return false;
}
