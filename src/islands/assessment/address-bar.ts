/** The page's own address: which report it stands for. */
import { isReportFragment } from '../../brand/sharing/fragment';

const PARAMETER = 'address';

export type Place =
  /** The report itself stands in the fragment. */
  | { readonly kind: 'link'; readonly fragment: string }
  /** A site to be assessed. */
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'nothing' };

export const NOTHING: Place = { kind: 'nothing' };

/** What the page's address asks for. A report in the fragment is shown, whatever else stands there. */
export function currentPlace(): Place {
  const { hash, search } = window.location;
  if (isReportFragment(hash)) return { kind: 'link', fragment: hash };
  const address = new URLSearchParams(search).get(PARAMETER);
  return address === null ? NOTHING : { kind: 'address', address };
}

export function isSamePlace(a: Place, b: Place): boolean {
  if (a.kind === 'link') return b.kind === 'link' && a.fragment === b.fragment;
  if (a.kind === 'address') return b.kind === 'address' && a.address === b.address;
  return b.kind === 'nothing';
}

/**
 * Lets the page's address stand for what is shown, so that reloading and sharing it give the same. A report in a link
 * stays in the history, since nothing else may hold it.
 */
export function goTo(place: Place): void {
  const before = currentPlace();
  if (isSamePlace(before, place)) return;
  const url = new URL(window.location.href);
  url.hash = place.kind === 'link' ? place.fragment : '';
  if (place.kind === 'address') url.searchParams.set(PARAMETER, place.address);
  else url.searchParams.delete(PARAMETER);
  if (before.kind === 'link' || place.kind === 'link') window.history.pushState(null, '', url);
  else window.history.replaceState(window.history.state, '', url);
}
