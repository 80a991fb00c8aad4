/** The slot of a title in which the brand's name stands: what the title adds to what the page is about. */
import { nameWords } from '../basics/names';
import { isUnspaced } from '../basics/text';
import { sameKey } from './relation';

/** What a page is about, by what it says in other places than the title that is read. */
export interface About {
  readonly isHome: boolean;
  readonly subjects: readonly string[];
}

/** A text of this many words is not a name, nor one of this many characters where words are not spaced. */
const SENTENCE_WORDS = 6;
const SENTENCE_CHARACTERS = 16;

function isSentence(text: string): boolean {
  if (nameWords(text).length >= SENTENCE_WORDS) return true;
  return [...text].filter((character) => isUnspaced(character.charCodeAt(0))).length >= SENTENCE_CHARACTERS;
}

/**
 * Whether a text is what the page is about: too long for a name, or, by the page's other titles and its heading, with
 * a third of their words.
 */
function isSubject(text: string, { subjects }: About): boolean {
  if (isSentence(text)) return true;
  const words = new Set(nameWords(text));
  return subjects.some((subject) => {
    const others = new Set(nameWords(subject));
    const shared = [...words].filter((word) => others.has(word)).length;
    return shared * 3 > Math.min(words.size, others.size);
  });
}

/**
 * Of the segments that a title adds to what its page is about, the one that stands alone: at its end or start, where
 * the site's name stands, else between them. Of a home page, a title in one piece. Of two neither is sure to be a name.
 */
export function addedSegment(
  segments: readonly string[],
  about: About,
  isLone: (text: string) => boolean,
): string | null {
  if (segments.length === 1) return about.isHome ? (segments.find(isLone) ?? null) : null;
  const isAdded = (segment: string, at: number) =>
    isLone(segment) && segments.some((other, place) => place !== at && isSubject(other, about));
  const isEnd = (at: number) => at === 0 || at === segments.length - 1;
  const ends = segments.filter((segment, at) => isEnd(at) && isAdded(segment, at));
  const found = ends.length > 0 ? ends : segments.filter((segment, at) => !isEnd(at) && isAdded(segment, at));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * The segment at an end of a title whose other segments, joined, are all that the page is about by one of its other
 * places; null if no segment qualifies.
 */
export function segmentBesideSubject(segments: readonly string[], { subjects }: About): readonly string[] {
  if (segments.length < 2) return [];
  const keys = new Set(subjects.map(sameKey));
  const ends = [
    [segments.at(-1) ?? '', segments.slice(0, -1)],
    [segments[0] ?? '', segments.slice(1)],
  ] as const;
  return ends.flatMap(([end, rest]) => (keys.has(sameKey(rest.join(' '))) ? [end] : []));
}

/**
 * The segment of a title in whose place another title of the same page, otherwise the same segment by segment, has the
 * brand's name; null if no segment qualifies.
 */
export function replacedSegment(
  segments: readonly string[],
  other: readonly string[],
  isName: (text: string) => boolean,
): string | null {
  if (segments.length < 2 || segments.length !== other.length) return null;
  const differing = segments.flatMap((segment, at) => (sameKey(segment) === sameKey(other[at] ?? '') ? [] : [at]));
  const [at] = differing;
  return differing.length === 1 && at !== undefined && isName(other[at] ?? '') ? (segments[at] ?? null) : null;
}
