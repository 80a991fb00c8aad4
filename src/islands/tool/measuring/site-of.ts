/** Registrable domains by the public suffix list. A chunk of its own. */
import { getDomain } from 'tldts';

export function siteOf(hostname: string): string | null {
  return getDomain(hostname, { allowPrivateDomains: true });
}
