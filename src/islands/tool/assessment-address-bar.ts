/** The page's own URL: which report it stands for. */
import { isReportFragment } from '../../brand/sharing/fragment';
import { SAVED_PARAMETER } from '../../site/tool-addresses';
import { EXAMPLE_IDS, type ExampleId } from '../../site/examples';

const PARAMETERS = { address: 'address', example: 'example', saved: SAVED_PARAMETER } as const;

export type Place =
  /** The report itself is in the fragment. */
  | { readonly kind: 'link'; readonly fragment: string }
  /** A site to be assessed. */
  | { readonly kind: 'address'; readonly address: string }
  /** A recorded example. */
  | { readonly kind: 'example'; readonly example: ExampleId }
  /** Something in an account. */
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'nothing' };

export const NOTHING: Place = { kind: 'nothing' };

/** What the page's URL asks for. A report in the fragment is shown, regardless of what else is there. */
export function currentPlace(): Place {
  const { hash, search } = window.location;
  if (isReportFragment(hash)) return { kind: 'link', fragment: hash };
  const parameters = new URLSearchParams(search);
  const id = parameters.get(PARAMETERS.saved);
  if (id) return { kind: 'saved', id };
  const address = parameters.get(PARAMETERS.address);
  if (address !== null) return { kind: 'address', address };
  const example = EXAMPLE_IDS.find((id) => id === parameters.get(PARAMETERS.example));
  return example === undefined ? NOTHING : { kind: 'example', example };
}

export function isSamePlace(a: Place, b: Place): boolean {
  if (a.kind === 'link') return b.kind === 'link' && a.fragment === b.fragment;
  if (a.kind === 'address') return b.kind === 'address' && a.address === b.address;
  if (a.kind === 'example') return b.kind === 'example' && a.example === b.example;
  if (a.kind === 'saved') return b.kind === 'saved' && a.id === b.id;
  return b.kind === 'nothing';
}

/**
 * Lets the page's URL stand for what is shown, so that reloading and sharing it give the same. A report in a link
 * stays in the history, since nothing else may hold it, and so does one in an account.
 */
export function goTo(place: Place): void {
  const before = currentPlace();
  if (isSamePlace(before, place)) return;
  const url = new URL(window.location.href);
  url.hash = place.kind === 'link' ? place.fragment : '';
  for (const name of Object.values(PARAMETERS)) url.searchParams.delete(name);
  if (place.kind === 'address') url.searchParams.set(PARAMETERS.address, place.address);
  if (place.kind === 'example') url.searchParams.set(PARAMETERS.example, place.example);
  if (place.kind === 'saved') url.searchParams.set(PARAMETERS.saved, place.id);
  if (before.kind === 'link' || before.kind === 'saved' || place.kind === 'link')
    window.history.pushState(null, '', url);
  else window.history.replaceState(window.history.state, '', url);
}
