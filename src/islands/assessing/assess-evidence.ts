/** The engine in the browser: facts and report of evidence from any source. */
import { assess } from '../../brand/assess';
import type { Evidence } from '../../brand/evidence';
import { extractFacts } from '../../brand/extract';
import type { HomePage } from '../../brand/home-page';
import type { Facts } from '../../brand/facts';
import { withOwnName } from '../../brand/own-name';
import type { Report } from '../../brand/report';

/**
 * @param page what the home page among the evidence states, where it was read before
 * @param ownName the brand's name as a reader put it in
 */
export function assessEvidence(
  evidence: Evidence,
  page: HomePage | null = null,
  ownName?: string,
): { readonly facts: Facts; readonly report: Report } {
  const read = extractFacts(evidence, page);
  const facts = ownName === undefined ? read : withOwnName(read, ownName);
  return { facts, report: assess(facts) };
}
