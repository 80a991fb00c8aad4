/** The comparison page's own URL: which brands it stands for. */
import { MAX_BRANDS } from '../../brand/compared-brands';
import { isComparisonFragment, isReportFragment } from '../../brand/sharing/fragment';
import { SAVED_PARAMETER } from '../../site/tool-addresses';
import { EXAMPLE_IDS, type ExampleId } from '../../site/examples';
import { HANDED_OVER } from './hand-over';

export type Place =
  /** The reports themselves are in the fragment: one, or those of a comparison. */
  | { readonly kind: 'link'; readonly fragment: string }
  /** Something in an account. */
  | { readonly kind: 'saved'; readonly id: string }
  | {
      readonly kind: 'brands';
      /** A report that another page of the tab handed over comes first. */
      readonly handedOver: boolean;
      readonly examples: readonly ExampleId[];
      readonly addresses: readonly string[];
    };

export const NOTHING: Place = { kind: 'brands', handedOver: false, examples: [], addresses: [] };

/** What the page's URL asks for. Reports in the fragment are shown, regardless of what else is there. */
export function currentPlace({ hash, search }: Pick<Location, 'hash' | 'search'> = window.location): Place {
  if (isComparisonFragment(hash) || isReportFragment(hash)) return { kind: 'link', fragment: hash };
  const parameters = new URLSearchParams(search);
  const id = parameters.get(SAVED_PARAMETER);
  if (id) return { kind: 'saved', id };
  const asked = parameters.getAll('example');
  return {
    kind: 'brands',
    handedOver: hash === HANDED_OVER,
    examples: EXAMPLE_IDS.filter((id) => asked.includes(id)),
    addresses: parameters
      .getAll('address')
      .filter((address) => address.trim() !== '')
      .slice(0, MAX_BRANDS + 1),
  };
}

/** The part of a URL that stands for a place, from the question mark on. */
export function placeText(place: Place): string {
  if (place.kind === 'link') return place.fragment;
  if (place.kind === 'saved') return `?${new URLSearchParams({ [SAVED_PARAMETER]: place.id }).toString()}`;
  const parameters = new URLSearchParams([
    ...place.examples.map((id) => ['example', id]),
    ...place.addresses.map((address) => ['address', address]),
  ]).toString();
  return `${parameters && `?${parameters}`}${place.handedOver ? HANDED_OVER : ''}`;
}

/**
 * Lets the page's URL stand for what is shown, so that reloading and sharing it give the same. Reports in a link
 * or an account stay in the history, since nothing else may hold them.
 */
export function goTo(place: Place): void {
  const before = currentPlace();
  if (placeText(before) === placeText(place)) return;
  const url = window.location.pathname + placeText(place);
  if (before.kind !== 'brands' || place.kind === 'link') window.history.pushState(null, '', url);
  else window.history.replaceState(window.history.state, '', url);
}
