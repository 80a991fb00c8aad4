/**
 * “and” between the parts of a name, which `&` also stands for (CLDR, list patterns, “and”:
 * https://cldr.unicode.org/translation/miscellaneous-displaying-lists). In lower case, without marks.
 */
export const CONJUNCTIONS: ReadonlySet<string> = new Set(
  [
    'and und et y e i en og och ja ve va dan va si es a', // Latin script
    'и і й та и енд', // Cyrillic
    'και', // Greek
    'و', // Arabic
    'और व', // Devanagari
    'และ', // Thai
    'と 与 與 和 및 와 과', // Han, kana, Hangul
  ]
    .join(' ')
    .split(' '),
);

/** Signs for it, each read as a word of its own. */
export const CONJUNCTION_SIGNS = /[&＆]/g;
