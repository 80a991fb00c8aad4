/** Where two titles of a page differ. */
import { collapse } from '../basics/text';
import { trimmed } from './find';

/** Fewest words that two titles share besides those in which they differ. */
const SHARED_WORDS = 2;

/** Titles are compared up to this many words. */
const WORD_LIMIT = 60;

/**
 * The words in which two titles differ that are word by word the same before and after them: “Morning tea on Silver
 * Anchor”, “Morning tea on Northwind”. Null if they share too little, or are the same.
 */
export function differingWords(title: string, other: string): readonly [string, string] | null {
  const words = collapse(title).split(' ', WORD_LIMIT);
  const others = collapse(other).split(' ', WORD_LIMIT);
  const most = Math.min(words.length, others.length) - 1;
  let before = 0;
  while (before < most && words[before] === others[before]) before++;
  let behind = 0;
  while (behind < most - before && words.at(-1 - behind) === others.at(-1 - behind)) behind++;
  if (before + behind < SHARED_WORDS) return null;
  const between = (all: readonly string[]) => trimmed(all.slice(before, all.length - behind).join(' '));
  const found = [between(words), between(others)] as const;
  return found[0] === found[1] ? null : found;
}
