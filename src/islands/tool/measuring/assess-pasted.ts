/** The engine in the browser, with the list of public suffixes it leaves to its callers. A chunk of its own. */
import { getDomain } from 'tldts';
import { pageEvidence } from '../../../brand/evidence/page-evidence';
import { homeAnswer, readHomePage } from '../../../brand/requests/home-page';
import { declaredResources } from '../../../brand/requests/resources';
import { assessEvidence } from '../../../brand/engine/assess-evidence';
import type { AssessmentResult } from '../result';

/**
 * @param address the page's URL, or ''
 * @param collectedAt ISO 8601 in UTC
 */
export function assessPasted(html: string, address: string, collectedAt: string): AssessmentResult {
  const undecided = pageEvidence(html, address, collectedAt, {});
  const home = homeAnswer(undecided);
  const page = home && readHomePage(home);
  const hosts = home && page ? declaredResources(home, page).hosts : [];
  const evidence = { ...undecided, domains: domainsOf(hosts) };
  const { facts, report } = assessEvidence(evidence, page);
  return {
    report,
    received: { ...report },
    signature: null,
    arrival: { from: 'html' },
    basis: { state: 'here', facts, evidence },
  };
}

/** Registrable domains of the hosts the page names, as the server resolves them for a URL. */
function domainsOf(hosts: readonly string[]): Readonly<Record<string, string | null>> {
  return Object.fromEntries(hosts.map((host) => [host, getDomain(host, { allowPrivateDomains: true })]));
}
