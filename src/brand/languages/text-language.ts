/**
 * Which language a text is in, by its commonest words: so small that it fits into a page, and silent wherever two
 * languages are not far apart.
 */
import { COMMON_WORDS, KINDRED } from './common-words';

/** Languages of each common word. */
const LANGUAGES_OF = new Map<string, readonly string[]>();
for (const [language, words] of Object.entries(COMMON_WORDS)) {
  for (const word of new Set(words.split(' '))) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
}

/** Longer ones are not among them. */
const LONGEST = 10;

/** Fewer words tell nothing. */
const ENOUGH = 80;
/** Per cent of a text's words that only its own language has, and how many times those of any other language they are. */
const OWN_PERCENT = 10;
const TIMES = 8;
/** How many different letters there have to be: one letter repeated is not a text. */
const DIFFERENT = 6;

/** Whether a UTF-16 unit is a letter of a script whose languages we can tell apart: Latin, Cyrillic or Arabic. */
function isLetter(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0xc0 && unit <= 0x24f && unit !== 0xd7 && unit !== 0xf7) ||
    (unit >= 0x400 && unit <= 0x4ff) ||
    (unit >= 0x620 && unit <= 0x6d3) ||
    (unit >= 0x1e00 && unit <= 0x1eff)
  );
}

/** Words of a text, and how often each common one occurs; texts are added piece by piece. */
export interface WordCount {
  words: number;
  readonly common: Map<string, number>;
}

/** Adds the words of a piece of text, in time linear in its length. */
export function countWords(text: string, count: WordCount): void {
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && isLetter(text.charCodeAt(at))) {
      if (start === -1) start = at;
      continue;
    }
    if (start === -1) continue;
    count.words++;
    if (at - start <= LONGEST) {
      const word = text.slice(start, at).toLowerCase();
      if (LANGUAGES_OF.has(word)) count.common.set(word, (count.common.get(word) ?? 0) + 1);
    }
    start = -1;
  }
}

function areKindred(a: string, b: string): boolean {
  return KINDRED.some((group) => group.includes(a) && group.includes(b));
}

/** A declared primary subtag as the table of words has it. */
function tableCode(language: string): string {
  return language === 'nb' || language === 'nn' ? 'no' : language;
}

/** Whether a text taken for one language may be in another after all: the same, or a kindred or undetectable one. */
export function mayBe(taken: string, declared: string): boolean {
  return tableCode(declared) === taken || areKindred(taken, declared) || !isTold(declared);
}

/** Whether texts in a language can be told from those in others. */
export function isTold(language: string): boolean {
  return Object.hasOwn(COMMON_WORDS, tableCode(language));
}

/** Languages by how many of a text's words are common in them, most first. */
function byCommonWords({ common }: WordCount): readonly string[] {
  const counts = new Map<string, number>();
  for (const [word, count] of common) {
    for (const language of LANGUAGES_OF.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + count);
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([language]) => language);
}

/** Whether a text's words are plainly those of one language and not of another. */
function isPlainly(language: string, other: string, { words, common }: WordCount): boolean {
  const only = (its: string, not: string) =>
    [...common].filter(([word]) => {
      const languages = LANGUAGES_OF.get(word) ?? [];
      return languages.includes(its) && !languages.includes(not);
    });
  const sum = (found: readonly (readonly [string, number])[]) => found.reduce((total, [, count]) => total + count, 0);
  const itsOwn = only(language, other);
  if (itsOwn.length < DIFFERENT || sum(itsOwn) * 100 < words * OWN_PERCENT) return false;
  return sum(itsOwn) >= sum(only(other, language)) * TIMES;
}

/**
 * The language a text is in where it is not the one declared, both primary subtags: its words are common in that one,
 * and hardly one is in the one declared. Null if that is not plain: the text is short, mixed, or a list of names, or
 * either language is not among those we can tell apart, or they are closely related.
 */
export function otherLanguage(declared: string, count: WordCount): string | null {
  if (count.words < ENOUGH || !isTold(declared)) return null;
  const own = tableCode(declared);
  const [likely] = byCommonWords(count);
  if (likely === undefined || likely === own || areKindred(likely, declared)) return null;
  return isPlainly(likely, own, count) ? likely : null;
}

/**
 * The language a text is in, a primary subtag; null if two may be meant, kindred ones among them, or the text is
 * short.
 */
export function languageOfWords(count: WordCount): string | null {
  if (count.words < ENOUGH) return null;
  const [likely, ...others] = byCommonWords(count);
  if (likely === undefined || !others.every((other) => isPlainly(likely, other, count))) return null;
  return likely;
}
