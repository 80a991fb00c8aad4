/** What of a stated text can stand for it: all of it, or whole sentences at its start. Nothing is cut within a sentence. */
import { lengthOf } from '../basics/text';

/** Sentences that are shorter than this in all say too little of a longer text. */
const LEAST = 40;

/** A longer text that ends without a full stop was most likely cut off. No limit is published; cuts begin at about 140. */
const UNENDED = 120;

/** UTF-16 units that come again in a text only if a part of it is there twice, and how far apart they are looked for. */
const REPEATED = { length: 30, step: 10 };

const ELLIPSIS = /(?:…|\.\.)["'”’»)\]]{0,3}$/;

const ENDED = /[.!?؟।。！？]["'”’»)\]」』]*$/;

/**
 * Where a sentence ends: after a word in small letters or a long one, since others may be abbreviations, and before none
 * in small letters.
 */
const END =
  /(?:(?<=[\s"“„«(’'-])(?!(?:vs|vgl|no|nr)\.)[a-zß-ÿ]{2,30}|[^\s.]{5})[.!?؟।]["'”’»)\]]*(?=\s+[^\s\da-zß-ÿ])|[。！？][」』]*/g;

function isClosed(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1;
  return count('“') <= count('”') && count('«') === count('»') && count('(') === count(')') && count('"') % 2 === 0;
}

/**
 * @param others texts next to it; if one of them continues where this one ends, this one was cut off
 */
function isWhole(text: string, others: readonly string[]): boolean {
  if (ELLIPSIS.test(text)) return false;
  if (ENDED.test(text)) return true;
  // Parts between signs are a list of facts, or a path.
  const isProse = lengthOf(text) <= UNENDED && !/[|·•»]/.test(text);
  return isProse && !others.some((other) => other.length > text.length && other.startsWith(text));
}

/** The text, unchanged, if it is complete and has at most `max` code points; otherwise null. */
export function wholeText(text: string, max: number, others: readonly string[] = []): string | null {
  return lengthOf(text) <= max && isWhole(text, others) ? text : null;
}

/** The whole sentences at the start of a text, of at most `max` code points; null where they say too little. */
export function wholeSentences(text: string, max: number): string | null {
  const starts = [...text.matchAll(END)].map(({ 0: end, index }) => text.slice(0, index + end.length));
  return starts.findLast((start) => lengthOf(start) <= max && lengthOf(start) >= LEAST && isClosed(start)) ?? null;
}

/** A sentence that ends within a word, and two words in one: spaces between elements were lost. */
const GLUED_SENTENCES = /[a-zß-ÿ]{3}[.!?,;:][A-ZÀ-Þ][a-zß-ÿ]{2}/;
const GLUED_WORDS = /[a-zß-ÿ]{3}[A-ZÀ-Þ][a-zß-ÿ]{2}/;

/**
 * Whether spaces were lost in a text: once between sentences or behind a word in small letters, otherwise three times,
 * since brands have names such as “WordPress”.
 */
export function isGlued(text: string): boolean {
  const words = text.split(' ').filter((word) => GLUED_WORDS.test(word));
  return GLUED_SENTENCES.test(text) || words.some((word) => /^[a-zß-ÿ]{5}/.test(word)) || new Set(words).size > 2;
}

/** Whether a part of a text is there twice: templates do that. */
export function isDoubled(text: string): boolean {
  for (let at = 0; at + 2 * REPEATED.length <= text.length; at += REPEATED.step) {
    if (text.includes(text.slice(at, at + REPEATED.length), at + REPEATED.length)) return true;
  }
  return false;
}
