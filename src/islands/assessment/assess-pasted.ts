/** The engine on pasted HTML, with the list of public suffixes it leaves to its callers. A chunk of its own. */
import { getDomain } from 'tldts';
import { assess } from '../../brand/assess';
import { extractFacts } from '../../brand/extract';
import { pageEvidence } from '../../brand/page-evidence';
import { declaredResources } from '../../brand/resources';
import type { AssessmentResult } from './stream-line';

/**
 * @param address the page's address, or ''
 * @param collectedAt ISO 8601 in UTC
 */
export function assessPasted(html: string, address: string, collectedAt: string): AssessmentResult {
  const evidence = pageEvidence(html, address, collectedAt, {});
  const facts = extractFacts({ ...evidence, domains: domainsOf(evidence) });
  return { facts, report: assess(facts) };
}

/** Registrable domains of the hosts the page names, as the server resolves them for an address. */
function domainsOf(evidence: ReturnType<typeof pageEvidence>): Readonly<Record<string, string | null>> {
  const hosts = evidence.requests.flatMap((request) =>
    request.state === 'answered' ? declaredResources(request).hosts : [],
  );
  return Object.fromEntries(hosts.map((host) => [host, getDomain(host, { allowPrivateDomains: true })]));
}
