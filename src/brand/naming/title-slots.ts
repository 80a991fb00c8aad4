/** Other names in the slot in which a title carries the brand's: of the page's title, and of that for link previews. */
import type { Statement } from '../statement';
import { isVisible, type Stated } from './candidates';
import { isGeneric } from './find';
import { fitsHost } from './host';
import { isCompany } from './name-like';
import { previewSegments, titleSegments } from './pieces';
import type { PlacedName } from './places';
import { relationOf, sameKey } from './relation';
import { isOneName } from './relations';
import { segmentsOf } from './segments';
import { addedSegment, replacedSegment, segmentBesideSubject } from './slots';

/** Another name in a title. */
interface Found {
  readonly kind: 'title' | 'og-title';
  readonly value: string;
  readonly statement: Statement;
}

/** Whether machines are told the name and another kind of place says it as well. */
function isAgreed(places: readonly PlacedName[]): boolean {
  const kinds = new Set(
    places.filter(({ relation }) => relation !== null && isOneName(relation)).map(({ kind }) => kind),
  );
  return kinds.size > 1 && [...kinds].some((kind) => !isVisible(kind));
}

/**
 * The names that titles say in the brand's place. A segment counts that nothing repeats, beside the page's subject; one
 * in whose place another title has the brand; and one that the page says besides as another site's name alone, if the
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
  const { titles, preview, heading, subjects, isHome, saidOnce, otherSites, labels, host } = stated;
  const [title] = titles;
  const relationTo = (text: string) => relationOf(name, text, { host });
  const isName = (text: string) => isOneName(relationTo(text));
  const isOther = (text: string) =>
    relationTo(text) === 'different' &&
    !isGeneric(text) &&
    !fitsHost(text, labels) &&
    !sameKey(text).includes(sameKey(name));
  const isElsewhere = (text: string) => otherSites.includes(text) && isOther(text) && !isCompany(text);
  const agreed = isAgreed(places);
  const otherIn = (segments: readonly string[], others: readonly string[]): string | null => {
    const about = { isHome, subjects: [heading?.value ?? '', ...others] };
    const added = addedSegment(segments, about, isLone);
    if (added !== null) return added;
    const replaced = others
      .map((other) => replacedSegment(segments, segmentsOf(other), isName))
      .find((text) => text !== null && (saidOnce.includes(text) || otherSites.includes(text)) && isOther(text));
    if (replaced !== undefined) return replaced;
    return agreed ? (segmentBesideSubject(segments, about).find(isElsewhere) ?? null) : null;
  };
  const found: Found[] = [];
  const segments = titleSegments(stated);
  if (title !== undefined && !places.some(({ kind, relation }) => kind === 'title' && relation !== 'different')) {
    const value = otherIn(segments, subjects);
    if (value !== null) found.push({ kind: 'title', value, statement: title });
  }
  const shown = previewSegments(stated);
  // A title for previews in one piece is the page's, but where the page's own title is the name.
  const isPiece = shown.length > 1 || (segments.length === 1 && isName(segments[0] ?? ''));
  if (preview !== null && isPiece && shown.every((text) => ['different', 'template'].includes(relationTo(text)))) {
    const others = [title?.value ?? '', ...subjects].filter((other) => other !== preview.value);
    const value = otherIn(shown, others);
    if (value !== null && !segments.includes(value)) found.push({ kind: 'og-title', value, statement: preview });
  }
  return found;
}
