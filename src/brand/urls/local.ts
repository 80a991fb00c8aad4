/** Hosts that are nowhere on the web, and what stands in for them. */
import { hostOf } from './sites';

/** Whether a host is a machine's own name or address for itself, or stands for one that is not known: it names no brand. */
export function isLocalHost(host: string): boolean {
  return !host.includes('.') || /^[0-9.]*$/.test(host) || host.startsWith('[') || host.endsWith('.invalid');
}

/**
 * The URL whose host is evidence for a page's name: its own. If the page isn't where it will be (it is on a developer's
 * machine, or was pasted without its URL), the first URL that it states for itself.
 */
export function witnessUrl(own: string, ...stated: readonly (string | null | undefined)[]): string {
  if (!isLocalHost(hostOf(own))) return own;
  return stated.find((url) => typeof url === 'string' && hostOf(url) !== '' && !isLocalHost(hostOf(url))) ?? own;
}
