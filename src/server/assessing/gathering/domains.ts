import { getDomain } from 'tldts';
import type { Evidence, EvidenceRequest } from '../../../brand/evidence/evidence';

/** Registrable domain of a host by the public suffix list, its private section included; null if it has none. */
function registrableDomain(hostname: string): string | null {
  return getDomain(hostname, { allowPrivateDomains: true });
}

/** Every URL a request names: asked for, hops, final. */
function urlsOf(request: EvidenceRequest): readonly string[] {
  if (request.state === 'skipped') return [];
  const hops = request.redirects.map((hop) => hop.url);
  return request.state === 'answered' ? [request.url, ...hops, request.finalUrl] : [request.url, ...hops];
}

/** The table of registrable domains for the hosts a page names and those that were asked. */
export function domainsOf(hosts: readonly string[], requests: readonly EvidenceRequest[]): Evidence['domains'] {
  const asked = requests.flatMap(urlsOf).filter((url) => URL.canParse(url));
  const all = new Set([...hosts, ...asked.map((url) => new URL(url).hostname)]);
  return Object.fromEntries([...all].sort().map((host) => [host, registrableDomain(host)]));
}
