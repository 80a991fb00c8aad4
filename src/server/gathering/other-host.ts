import { getDomain } from 'tldts';
import { sampleFor } from '../fetching/vetting';
import type { FetchPolicy } from '../fetching/policy';
import { registrableDomain } from './domains';

/**
 * Address of the other of a site's two usual hosts: `www.` for a registrable domain, and the other way round. Null
 * for any other subdomain, which has no counterpart, and for a sample site that has none.
 */
export function otherHost(home: URL, policy: FetchPolicy): string | null {
  const hostname = home.hostname;
  // A brand that lends names to others (`github.io`) is no registrable domain by the list's private section.
  const domain = registrableDomain(hostname) ?? getDomain(hostname, { allowPrivateDomains: false });
  if (domain === null || (hostname !== domain && hostname !== `www.${domain}`)) return null;
  const other = new URL(home);
  other.hostname = hostname === domain ? `www.${domain}` : domain;
  return sampleFor(home, policy) && !sampleFor(other, policy) ? null : other.href;
}
