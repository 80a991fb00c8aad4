/** The engine in the browser, with the list of public suffixes it leaves to its callers. A chunk of its own. */
import { getDomain } from 'tldts';
import { pageEvidence } from '../../brand/page-evidence';
import type { Evidence } from '../../brand/evidence';
import { declaredResources } from '../../brand/resources';
import { assessEvidence } from '../assessing/assess-evidence';
import type { AssessmentResult } from '../assessing/result';

/**
 * @param address the page's URL, or ''
 * @param collectedAt ISO 8601 in UTC
 */
export function assessPasted(html: string, address: string, collectedAt: string): AssessmentResult {
  const undecided = pageEvidence(html, address, collectedAt, {});
  const evidence = { ...undecided, domains: domainsOf(undecided) };
  const { facts, report } = assessEvidence(evidence);
  return {
    report,
    received: { ...report },
    signature: null,
    arrival: { from: 'html' },
    basis: { state: 'here', facts, evidence },
  };
}

/** Registrable domains of the hosts the page names, as the server resolves them for a URL. */
function domainsOf(evidence: Evidence): Readonly<Record<string, string | null>> {
  const hosts = evidence.requests.flatMap((request) =>
    request.state === 'answered' ? declaredResources(request).hosts : [],
  );
  return Object.fromEntries(hosts.map((host) => [host, getDomain(host, { allowPrivateDomains: true })]));
}
