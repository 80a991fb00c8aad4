/** Reading time that knows scripts without spaces: two of their characters count as one word. */

/** Han, Hiragana, Katakana and Hangul, with their extensions that prose uses. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;

/** Words a reader of silent prose takes in a minute; a round figure within published ranges for adults. */
const WORDS_PER_MINUTE = 220;

/** Words of a plain text. */
export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const spaced = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return spaced + Math.ceil(unspaced / 2);
}

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
