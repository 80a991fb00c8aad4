/** Names found in what people read: titles, logos, copyright lines. */
import { collapse } from '../basics/text';
import { trimmed, UNSPACED } from './cleaned';
import { areInflected, bareName } from './relation';
import { plainNameWords, spellingsOf, writtenOut } from './spelling';

/** Texts are read up to this many words. */
const WORD_LIMIT = 60;

/** A name is at most this many words longer than what is looked for: signs standing alone. */
const SPAN = 8;

interface Word {
  readonly text: string;
  readonly key: string;
}

function wordsOf(text: string): readonly Word[] {
  return collapse(text)
    .split(/[ /|]/, WORD_LIMIT)
    .map((word) => ({ text: word, key: plainNameWords(word).join('') }));
}

/** The first part of a text, of whole words, that is a spelling of one of the names, as it is written there. */
export function findName(text: string, names: readonly string[]): string | null {
  const wanted = new Set(names.flatMap((name) => [...spellingsOf(name), writtenOut(name)]).filter((key) => key !== ''));
  if (wanted.size === 0) return null;
  const longest = [...wanted].reduce((length, key) => Math.max(length, key.length), 0);
  const words = wordsOf(text);
  let best: string | null = null;
  for (let from = 0; from < words.length; from++) {
    if (words[from]?.key === '') continue;
    let key = '';
    for (let to = from; to < Math.min(words.length, from + SPAN); to++) {
      key += words[to]?.key ?? '';
      if (key.length > longest) break;
      if (!wanted.has(key)) continue;
      const found = trimmed(
        words
          .slice(from, to + 1)
          .map((word) => word.text)
          .join(' '),
      );
      if (best === null || found.length > best.length) best = found;
    }
  }
  if (best !== null) return best;
  return names.find((name) => name.length > 1 && UNSPACED.test(name) && text.includes(name)) ?? null;
}

/** The part of a text that is a name in an inflected form: *des Deutschen Ruder-Verbands*. */
export function findInflected(text: string, name: string): string | null {
  const size = plainNameWords(name).length;
  const words = wordsOf(text).filter(({ key }) => key !== '');
  for (let from = 0; from + 1 <= words.length; from++) {
    // A word with a hyphen is several.
    for (let to = from + 1; to <= Math.min(words.length, from + size); to++) {
      const part = words
        .slice(from, to)
        .map((word) => word.text)
        .join(' ');
      if (areInflected(part, name)) return trimmed(part);
    }
  }
  return null;
}

/** Whether a text mentions one of the names, in full, inflected, or without what they leave out elsewhere. */
export function mentions(text: string, names: readonly string[]): boolean {
  const all = names.flatMap((name) => [name, bareName(name)]);
  return findName(text, all) !== null || all.some((name) => findInflected(text, name) !== null);
}
