/** The page's own URL: which report or which brands it shows. */
import { MAX_BRANDS } from '../../brand/comparison/compared-brands';
import { fragmentOf, isComparisonFragment, isReportFragment } from '../../brand/sharing/fragment';
import type { SavedKind } from '../../site/accounts';
import { PREVIOUS_PARAMETER, PUBLISHED_PARAMETER, SAVED_PARAMETER } from '../../site/tool-addresses';
import { EXAMPLE_IDS, type ExampleId } from '../../site/examples';
import type { ReportRef } from './report-ref';
import { HANDED_OVER, NOTHING_SHOWN } from './tab';

export type Place =
  /** The reports themselves are in the fragment, or behind an id: in an account, or published. */
  Extract<ReportRef, { readonly kind: 'link' | NamedKind }> | Brands;

/** Parameters that name something to open, which are the kinds of it. */
const NAMED = [SAVED_PARAMETER, PUBLISHED_PARAMETER] as const;
type NamedKind = (typeof NAMED)[number];

interface Brands {
  readonly kind: 'brands';
  /** A report that another page of the tab handed over comes first. */
  readonly handedOver: boolean;
  readonly examples: readonly ExampleId[];
  readonly addresses: readonly string[];
  /** Id of the publication that the addresses measure again; null if they measure none. */
  readonly previous: string | null;
}

export const NOTHING: Brands = { kind: 'brands', handedOver: false, examples: [], addresses: [], previous: null };

/** The fragment of a link to a report or a comparison that was pasted, or null. */
export function linkIn(text: string): string | null {
  return fragmentOf(text, 'comparison') ?? fragmentOf(text);
}

/**
 * What the page's URL asks for. Reports in the fragment are shown, regardless of what else is there. An assessment is of
 * one brand: the first that the URL names.
 */
export function currentPlace(
  kind: SavedKind,
  { hash, search }: Pick<Location, 'hash' | 'search'> = window.location,
): Place {
  if (isComparisonFragment(hash) || isReportFragment(hash)) return { kind: 'link', fragment: hash };
  const parameters = new URLSearchParams(search);
  for (const named of NAMED) {
    const id = parameters.get(named);
    if (id) return { kind: named, id };
  }
  const addresses = parameters.getAll('address').filter((address) => address.trim() !== '');
  const previous = addresses.length > 0 ? parameters.get(PREVIOUS_PARAMETER) : null;
  const asked = parameters.getAll('example');
  const examples = EXAMPLE_IDS.filter((id) => asked.includes(id));
  if (kind === 'comparison') {
    // One more than there may be, so that it can be refused.
    return {
      kind: 'brands',
      handedOver: hash === HANDED_OVER,
      examples,
      addresses: addresses.slice(0, MAX_BRANDS + 1),
      previous,
    };
  }
  const isMeasured = addresses.length > 0;
  return { ...NOTHING, addresses: addresses.slice(0, 1), examples: isMeasured ? [] : examples.slice(0, 1), previous };
}

/** Whether a place asks for nothing. */
export function isNothing(place: Place): boolean {
  return placeText(place) === '';
}

/** Whether a place names a single brand to compare, which has to wait for another. */
export function isAlone(kind: SavedKind, { handedOver, examples, addresses }: Brands): boolean {
  return kind === 'comparison' && Number(handedOver) + examples.length + addresses.length < 2;
}

/** The part of a URL that names a place, from the question mark on. */
export function placeText(place: Place): string {
  if (place.kind === 'link') return place.fragment;
  if (place.kind !== 'brands') return `?${new URLSearchParams({ [place.kind]: place.id }).toString()}`;
  const parameters = new URLSearchParams([
    ...place.examples.map((id) => ['example', id]),
    ...place.addresses.map((address) => ['address', address]),
    ...(place.previous === null ? [] : [[PREVIOUS_PARAMETER, place.previous]]),
  ]).toString();
  return `${parameters && `?${parameters}`}${place.handedOver ? HANDED_OVER : ''}`;
}

/**
 * Makes the page's URL name what is shown, so that reloading and sharing it give the same. Reports in a link
 * or an account stay in the history, since nothing else may hold them.
 *
 * @param isNew whether what is shown is something else than before, which stays in the history
 */
export function goTo(kind: SavedKind, place: Place, isNew = false): void {
  const before = currentPlace(kind);
  const isSame = placeText(before) === placeText(place);
  if (isSame && !isNew) return;
  const url = window.location.pathname + placeText(place);
  const isLeft = !isSame && (before.kind !== 'brands' || place.kind === 'link');
  if (isNew || isLeft) window.history.pushState(NOTHING_SHOWN, '', url);
  else window.history.replaceState(window.history.state, '', url);
}
