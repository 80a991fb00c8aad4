import { getDomain } from 'tldts';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import { sniffEncoding } from '../../brand/basics/encoding';
import { homeAnswer, readHomePage } from '../../brand/requests/home-page';
import { pageEvidence } from '../../brand/evidence/page-evidence';
import { declaredResources } from '../../brand/requests/resources';
import type { Measured } from '../measured';

/** The text of a saved page: of bytes, in the encoding that browsers find in them. */
function textOf(html: Uint8Array | string): string {
  if (typeof html === 'string') return html;
  return new TextDecoder(sniffEncoding(html, null).encoding).decode(html);
}

/**
 * Measures a page that was passed in, without the network, as the site does with pasted HTML.
 *
 * @param url where the page belongs; null, or one that cannot be read, counts as none
 * @param now for tests; else what the clock says
 */
export function measurePage(html: Uint8Array | string, url: string | null, now: Date = new Date()): Measured {
  const undecided = pageEvidence(textOf(html), url ?? '', now.toISOString(), {});
  const home = homeAnswer(undecided);
  const page = home && readHomePage(home);
  const hosts = home && page ? declaredResources(home, page).hosts : [];
  const domains = Object.fromEntries(hosts.map((host) => [host, getDomain(host, { allowPrivateDomains: true })]));
  const evidence = { ...undecided, domains };
  return { evidence, ...assessEvidence(evidence, page), signature: null };
}
