/** The slot of a title in which the brand's name stands. */
import { nameWords } from '../basics/names';
import { isUnspaced } from '../basics/text';
import type { Statement } from '../facts/statement';
import { previewSegments, titleSegments, type Seen } from './pieces';
import { sameKey } from './relation';

export interface Slot {
  readonly kind: 'title' | 'og-title';
  readonly value: string;
  readonly statement: Statement;
}

/** What tells a title's slot: what the page says it is about besides its title and heading, and whether it is its site's home page. */
interface Titled extends Seen {
  readonly subjects: readonly string[];
  readonly isHome: boolean;
}

/** A subject of fewer characters is found in too much. */
const SUBJECT = 8;

/** A text of as many words is not a name, nor one of as many characters where words are not spaced. */
const SENTENCE_WORDS = 6;
const SENTENCE_CHARACTERS = 16;

function isSentence(text: string): boolean {
  const unspaced = [...text].filter((character) => isUnspaced(character.charCodeAt(0))).length;
  return nameWords(text).length >= SENTENCE_WORDS || unspaced >= SENTENCE_CHARACTERS;
}

/**
 * The ends of titles in which the site's name stands: of a home page each, its only segment too; of an inner page where
 * the other segments are what the page is about, by its heading, by its other titles or by their length, so that the
 * slot is the site's template.
 */
export function slotsOf(stated: Titled): readonly Slot[] {
  const { titles, preview, heading, subjects, isHome } = stated;
  const slotsIn = (kind: Slot['kind'], statement: Statement | null | undefined, segments: readonly string[]) => {
    if (statement === null || statement === undefined) return [];
    const abouts = [heading?.value ?? '', titles[0]?.value ?? '', ...subjects].map(sameKey);
    const own = sameKey(statement.value);
    const isAbout = (others: readonly string[]) => {
      const rest = sameKey(others.join(' '));
      const isIn = (one: string) => one !== own && (one.includes(rest) || rest.includes(one));
      const isOne = (one: string) => one === rest || (one.length >= SUBJECT && rest.length >= SUBJECT && isIn(one));
      return others.length > 0 && (isSentence(others.join(' ')) || abouts.some(isOne));
    };
    const ends = segments.length < 2 ? segments : [segments.at(-1) ?? '', segments[0] ?? ''];
    return ends
      .filter((_, at) => isHome || isAbout(at === 0 ? segments.slice(0, -1) : segments.slice(1)))
      .map((value) => ({ kind, value, statement }));
  };
  return [
    ...slotsIn('title', titles[0], titleSegments(stated)),
    ...slotsIn('og-title', preview, preview === null ? [] : previewSegments(stated)),
  ];
}
