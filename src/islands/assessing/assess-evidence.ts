/** The engine in the browser: facts and report of evidence from any source. */
import { assess } from '../../brand/assess';
import type { Evidence } from '../../brand/evidence';
import { extractFacts } from '../../brand/extract';
import type { Facts } from '../../brand/facts';
import type { Report } from '../../brand/report';

export function assessEvidence(evidence: Evidence): { readonly facts: Facts; readonly report: Report } {
  const facts = extractFacts(evidence);
  return { facts, report: assess(facts) };
}
