/** Slips of a name within longer texts. */
import { areSwapped, isSlip } from './distance';
import { isUnspaced } from '../text';
import { trimmed } from './find';
import { withoutDomain, withoutLegalForm } from './parts';
import { relationOf } from './relation';
import { plainNameWords } from './spelling';

/** Words of a visible text that are looked at for a slip. */
const SLIP_WORDS = 24;

/** Fewest letters of a name of which a part of a longer text is a slip. */
const SLIP_LETTERS = 6;

/** The part of a text that is a slip of the name; null if it holds none. */
export function slipIn(text: string, name: string): string | null {
  const nameWords = plainNameWords(name);
  const key = nameWords.join('');
  const words = text
    .split(' ')
    .map((word) => ({ text: word, key: plainNameWords(withoutDomain(trimmed(word))?.rest ?? word).join('') }))
    .filter((word) => word.key !== '')
    .slice(0, SLIP_WORDS);
  // One word more or less: Harbour Line, HarborLine.
  for (let size = Math.max(1, nameWords.length - 1); size <= Math.min(words.length, nameWords.length + 1); size++) {
    for (let from = 0; from + size <= words.length; from++) {
      const window = words.slice(from, from + size);
      const windowKey = window.map((word) => word.key).join('');
      if (windowKey === key || Math.abs(windowKey.length - key.length) > 2) continue;
      const part = trimmed(window.map((word) => word.text).join(' '));
      const isMiss =
        size === words.length
          ? key.length > 3 || isUnspaced(key.charCodeAt(0)) || areSwapped(windowKey, key)
          : key.length >= SLIP_LETTERS && isSlip(windowKey, key);
      if (isMiss && relationOf(withoutDomain(part)?.rest ?? part, name) === 'near-miss') return part;
    }
  }
  return null;
}

/** The first slip in a text of one of several names; null if it holds none. */
export function slipOfAny(text: string, names: readonly string[]): string | null {
  // A holder's legal form is none of its letters.
  const legal = withoutLegalForm(text);
  for (const name of names) {
    const slip = slipIn(text, name) ?? (legal === null ? null : slipIn(legal.rest, name));
    if (slip !== null) return slip;
  }
  return null;
}
