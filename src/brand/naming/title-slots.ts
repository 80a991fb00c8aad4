/** Other names in the slot in which a title carries the brand's: of the page's title, and of that for link previews. */
import { nameWords } from '../basics/names';
import type { Statement } from '../facts/statement';
import { isVisible, type Stated } from './candidates';
import { differingWords } from './differing-words';
import { isGeneric } from './find';
import { fitsHost } from './host';
import { isCompany, isNameLike } from './name-like';
import { previewSegments, titleSegments } from './pieces';
import type { PlacedName } from './places';
import { relationOf } from './relation';
import { isOneName } from './relations';
import { segmentsOf } from './segments';
import { addedSegment, replacedSegment, segmentBesideSubject } from './slots';

/** Another name in a title. */
interface Found {
  readonly kind: 'title' | 'og-title';
  readonly value: string;
  readonly statement: Statement;
}

/** How many lower-case words a name has at most. */
const SMALL_WORDS = 3;

/** Whether a text may be a name in a script in which names are written as sentences are, with one capital. */
function isSentenceCase(text: string): boolean {
  const first = text.charAt(0);
  return !/[a-z]/i.test(text) && first === first.toUpperCase() && nameWords(text).length <= SMALL_WORDS;
}

/** Whether machines are told the name and another kind of place says it too. */
function isAgreed(places: readonly PlacedName[]): boolean {
  const kinds = new Set(
    places.filter(({ relation }) => relation !== null && isOneName(relation)).map(({ kind }) => kind),
  );
  return kinds.size > 1 && [...kinds].some((kind) => !isVisible(kind));
}

/**
 * The names that titles say in the brand's place. A segment counts that nothing repeats, beside the page's subject; one
 * in whose place another title has the brand; and one that the page says elsewhere only as another site's name, if the
 * title says else what the page is about and nothing more.
 *
 * @param isLone whether a text looks like another name and is said once
 */
export function otherNamesInTitles(
  name: string,
  stated: Stated,
  places: readonly PlacedName[],
  isLone: (text: string) => boolean,
): readonly Found[] {
  const { titles, preview, heading, subjects, isHome, uniqueMentions, otherSites, labels, host } = stated;
  const [title] = titles;
  const relationTo = (text: string) => relationOf(name, text, { host });
  const isName = (text: string) => isOneName(relationTo(text));
  const isOther = (text: string) => relationTo(text) === 'different' && !isGeneric(text) && !fitsHost(text, labels);
  const isElsewhere = (text: string) => otherSites.includes(text) && isOther(text) && !isCompany(text);
  const says = (text: string) => !['different', 'template', 'script'].includes(relationTo(text));
  const agreed = isAgreed(places);
  const isReplacing = (text: string) =>
    (uniqueMentions.includes(text) || otherSites.includes(text)) &&
    isOther(text) &&
    (isNameLike(text) || isSentenceCase(text));
  const otherIn = (whole: string, segments: readonly string[], others: readonly string[], mayBeAll: boolean) => {
    const about = { isHome, subjects: [heading?.value ?? '', ...others] };
    const added = segments.length > 1 || mayBeAll ? addedSegment(segments, about, isLone) : null;
    if (added !== null) return added;
    const replaced = others
      .map((other) => replacedSegment(segments, segmentsOf(other), isName))
      .find((text) => text !== null && isReplacing(text));
    if (replaced !== undefined) return replaced;
    const words = others
      .map((other) => differingWords(whole, other))
      .find((pair) => pair !== null && isName(pair[1]) && isNameLike(pair[0]) && isReplacing(pair[0]));
    if (words !== undefined && words !== null) return words[0];
    return agreed ? (segmentBesideSubject(segments, about).find(isElsewhere) ?? null) : null;
  };
  const found: Found[] = [];
  const segments = titleSegments(stated);
  if (title !== undefined && !places.some(({ kind, relation }) => kind === 'title' && relation !== 'different')) {
    const value = otherIn(title.value, segments, subjects, true);
    if (value !== null) found.push({ kind: 'title', value, statement: title });
  }
  const shown = previewSegments(stated);
  if (preview !== null && !shown.some(says)) {
    const others = [title?.value ?? '', ...subjects].filter((other) => other !== preview.value);
    // A title for previews in one piece is the page's, but where the page's own title is the name.
    const value = otherIn(preview.value, shown, others, segments.length === 1 && isName(segments[0] ?? ''));
    if (value !== null && !segments.includes(value)) found.push({ kind: 'og-title', value, statement: preview });
  }
  return found;
}
