import { getDomain } from 'tldts';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import { homeAnswer, readHomePage } from '../../brand/requests/home-page';
import { pageEvidence } from '../../brand/evidence/page-evidence';
import { declaredResources } from '../../brand/requests/resources';
import { savedText } from '../../server/fetching/decoding';
import type { Measured } from '../measured';

/**
 * Measures a page that was passed in, without the network, as the site does with pasted HTML.
 *
 * @param url the page's address; null or an unreadable one counts as none
 * @param now for tests; by default, the clock
 */
export function measurePage(html: Uint8Array | string, url: string | null, now: Date = new Date()): Measured {
  const text = typeof html === 'string' ? html : savedText(html);
  const undecided = pageEvidence(text, url ?? '', now.toISOString(), {});
  const home = homeAnswer(undecided);
  const page = home && readHomePage(home);
  const hosts = home && page ? declaredResources(home, page).hosts : [];
  const domains = Object.fromEntries(hosts.map((host) => [host, getDomain(host, { allowPrivateDomains: true })]));
  const evidence = { ...undecided, domains };
  return { evidence, ...assessEvidence(evidence, page), signature: null };
}
