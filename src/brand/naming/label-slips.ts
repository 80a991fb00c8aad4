/** Slips of what the page's host is called. */
import { areSwapped, editsBetween, isSlip, KEY_LIMIT } from './distance';
import { hostKey } from './host';
import { bareName } from './relation';

/** Shortest label in which a slip can be recognised. */
const LABEL_LETTERS = 6;

/** Shortest label of which two letters may be swapped. */
const SWAPPED_LETTERS = 5;

/** The host's label that a name misspells, without its legal form or domain as well; undefined if it misspells none. */
export function misspeltLabel(name: string, labels: readonly string[]): string | undefined {
  const long = labels.filter((label) => label.length >= SWAPPED_LETTERS);
  // Sentences are not names.
  if (long.length === 0 || name.length > KEY_LIMIT) return undefined;
  const keys = [name, bareName(name)].map(hostKey);
  const isSlipOf = (key: string, label: string) =>
    (label.length >= LABEL_LETTERS || areSwapped(key, label)) && isSlip(key, label);
  return long.find((label) => !keys.includes(label) && keys.some((key) => isSlipOf(key, label)));
}

/** Fewest digits of a label that is a number, and of which two may be swapped. */
const LABEL_DIGITS = 3;

/**
 * What a text says with the host's number where it begins with that number, two of its digits swapped; null if it does
 * not.
 */
export function withHostNumber(text: string, labels: readonly string[]): string | null {
  const [number = ''] = /^[0-9]+/.exec(text) ?? [];
  const isSwapped = (label: string) =>
    /^[0-9]+$/.test(label) && label !== number && areSwapped(label, number) && editsBetween(label, number, 1) === 1;
  const label = number.length < LABEL_DIGITS ? undefined : labels.find(isSwapped);
  return label === undefined ? null : label + text.slice(number.length);
}
