import type { SavedKind } from '../../site/accounts';
import { EXAMPLES } from '../../site/examples';
import { currentPlace } from './page-url';

/** Most characters of an address that are shown as a heading. */
const SHOWN = 80;

/** An address as it is shown: what is not an address may be any text. */
export function shownAddress(address: string): string {
  return address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address;
}

/** The names of examples and the addresses that the page's URL asks for; '' if it names none. */
export function askedNames(kind: SavedKind): string {
  const place = currentPlace(kind);
  if (place.kind !== 'brands') return '';
  const names = EXAMPLES.filter(({ id }) => place.examples.includes(id)).map(({ name }) => name);
  // Each in its own direction: between a FIRST STRONG ISOLATE and a POP DIRECTIONAL ISOLATE.
  return [...names, ...place.addresses.map(shownAddress)].map((name) => `\u2068${name}\u2069`).join(' · ');
}
