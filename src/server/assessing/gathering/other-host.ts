import { sampleFor, siteOfHost, type FetchPolicy } from '../../fetching/vetting';

/**
 * URL of the other of a site's two usual hosts: `www.` for a registrable domain, and the other way round. Null
 * for any other subdomain, which has no counterpart, and for a sample site that has none.
 */
export function otherHost(home: URL, policy: FetchPolicy): string | null {
  const hostname = home.hostname;
  const domain = siteOfHost(hostname);
  if (domain === null || (hostname !== domain && hostname !== `www.${domain}`)) return null;
  const other = new URL(home);
  other.hostname = hostname === domain ? `www.${domain}` : domain;
  return sampleFor(home, policy) && !sampleFor(other, policy) ? null : other.href;
}
