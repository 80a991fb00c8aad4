/** From evidence to facts and a report with proven fixes, wherever the engine runs. */
import { assess, judge } from '../score/assess';
import type { Evidence } from '../evidence/evidence';
import { extractFacts } from './extract';
import type { Facts } from '../facts/facts';
import { prove } from '../fixes/prove';
import { homeAnswer, readHomePage, type HomePage } from '../requests/home-page';
import { withOwnName } from '../naming/own-name';
import type { Report } from '../report/report';

export interface Assessed {
  readonly facts: Facts;
  readonly report: Report;
}

/**
 * @param read what the home page among the evidence states, where it was read before
 * @param ownName the brand's name as a reader put it in
 */
export function assessEvidence(evidence: Evidence, read: HomePage | null = null, ownName?: string): Assessed {
  const home = homeAnswer(evidence);
  const page = read ?? (home === null ? null : readHomePage(home));
  const factsOf = (of: Evidence, stated: HomePage | null) => {
    const facts = extractFacts(of, stated);
    return ownName === undefined ? facts : withOwnName(facts, ownName);
  };
  const facts = factsOf(evidence, page);
  const report = assess(facts);
  if (page === null) return { facts, report };
  const proofs = prove({ evidence, page }, report, (site) => judge(factsOf(site.evidence, site.page)));
  return { facts, report: { ...report, proofs } };
}
