/** Slips of a name within longer texts. */
import { areSwapped, isSlip } from './distance';
import { isUnspaced } from '../basics/text';
import { trimmed } from './find';
import { withoutDomain, withoutLegalForm } from './parts';
import { relationOf } from './relation';
import { plainNameWords } from './spelling';
import { areLookalikes } from './tables/han-variants';

/** Words of a visible text that are looked at for a slip. */
const SLIP_WORDS = 24;

/** Fewest letters of a name of which a part of a longer text is a slip. */
const SLIP_LETTERS = 6;

/** Runs of one script: words are written without spaces next to those of another script. */
const RUNS = /[\u3040-\u309f]+|[\u30a0-\u30ff]+|[\u3400-\u9fff]+|[a-z0-9]+/gi;

/** Fewest characters that tell a name in one script from a word. */
const RUN_CHARACTERS = 4;

/**
 * The slip of a name with which a text without spaces begins or ends, in a run of one script, or of Chinese characters
 * in one of which another looks or sounds alike.
 */
function attachedSlip(text: string, name: string): string | null {
  const key = plainNameWords(name).join('');
  if (text.includes(' ') || ![...text].some((character) => isUnspaced(character.charCodeAt(0)))) return null;
  const runs = text.match(RUNS) ?? [];
  const fewest = isUnspaced(key.charCodeAt(0)) ? RUN_CHARACTERS : SLIP_LETTERS;
  const ends = key.length >= fewest && runs.length > 1 ? [runs[0] ?? '', runs.at(-1) ?? ''] : [];
  const isHan = /^[\u3400-\u9fff]{2,}$/.test(key) && text.length > key.length;
  const parts = isHan ? [text.slice(0, key.length), text.slice(-key.length)] : [];
  const isAlike = (part: string) => {
    const differing = [...part].filter((character, at) => character !== key.charAt(at));
    return (
      differing.length === 1 &&
      [...part].every((one, at) => one === key.charAt(at) || areLookalikes(one, key.charAt(at)))
    );
  };
  return ends.find((run) => relationOf(run, name) === 'near-miss') ?? parts.find((part) => isAlike(part)) ?? null;
}

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
  return attachedSlip(text, name);
}

/** The first slip in a text of one of several names; null if it holds none. */
export function slipOfAny(text: string, names: readonly string[]): string | null {
  // A holder's legal form does not count among its letters.
  const legal = withoutLegalForm(text);
  for (const name of names) {
    const slip = slipIn(text, name) ?? (legal === null ? null : slipIn(legal.rest, name));
    if (slip !== null) return slip;
  }
  return null;
}
