/** A name that a report's reader puts in: their correction, never what the site says about itself, and never signed. */
import type { Facts } from '../facts/facts';
import { collapse, isBlank } from '../basics/text';

/** In UTF-16 units. */
export const OWN_NAME_LIMIT = 100;

/** A typed name as it is used; null if it shows nothing or is too long for a name. */
export function readOwnName(typed: string): string | null {
  const name = collapse(typed);
  return isBlank(name) || name.length > OWN_NAME_LIMIT ? null : name;
}

/** The facts with the brand's right name: what the site states is compared with it. */
export function withOwnName(facts: Facts, name: string): Facts {
  return { ...facts, ownName: name };
}
