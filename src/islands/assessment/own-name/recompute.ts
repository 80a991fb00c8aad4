/** The engine on facts that are there, with a reader's name for the brand. Loaded when a name is put in. */
import { assess } from '../../../brand/assess';
import type { Facts } from '../../../brand/facts';
import { withOwnName } from '../../../brand/own-name';
import type { Report } from '../../../brand/report';

export function recompute(facts: Facts, name: string): Report {
  return assess(withOwnName(facts, name));
}
