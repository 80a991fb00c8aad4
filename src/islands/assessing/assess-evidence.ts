/** The engine in the browser: facts and report of evidence from any source. */
import { assess } from '../../brand/assess';
import type { Evidence } from '../../brand/evidence';
import { extractFacts } from '../../brand/extract';
import type { HomePage } from '../../brand/home-page';
import type { Facts } from '../../brand/facts';
import type { Report } from '../../brand/report';

/** @param page what the home page among the evidence states, where it was read before */
export function assessEvidence(
  evidence: Evidence,
  page: HomePage | null = null,
): { readonly facts: Facts; readonly report: Report } {
  const facts = extractFacts(evidence, page);
  return { facts, report: assess(facts) };
}
