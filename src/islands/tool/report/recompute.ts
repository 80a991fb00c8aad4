/** The engine on what a report was made from, with a reader's name for the brand. Loaded when a name is put in. */
import { assess } from '../../../brand/score/assess';
import { assessEvidence } from '../../../brand/engine/assess-evidence';
import { withOwnName } from '../../../brand/naming/own-name';
import type { Report } from '../../../brand/report/report';
import type { Basis } from '../result';

/** Fixes are tried again where the evidence is here. */
export function recompute(basis: Extract<Basis, { readonly state: 'here' | 'awaited' }>, name: string): Report {
  if (basis.state === 'here') return assessEvidence(basis.evidence, null, name).report;
  return assess(withOwnName(basis.facts, name));
}
