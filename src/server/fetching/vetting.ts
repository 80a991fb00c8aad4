import { getDomain, parse } from 'tldts';
import { readTypedAddress, type TypedAddress } from '../../brand/urls/typed-address';
import { hostAndPort, urlProblem } from '../../brand/urls/typed-url';
import type { Environment } from '../../site/environment';
import { isGlobalUnicast } from './ip-space';
import { FetchFailure } from './failure';

/**
 * What may be fetched in addition to the public web, and what may not: sample sites on a developer's machine, which
 * respond on a loopback address in place of an internet host, and sites whose owners asked us to stay away.
 */
export type FetchPolicy = Pick<Environment, 'sampleHosts' | 'excludedSites'>;

/** The sample site that answers for this URL, if the policy lists one. */
export function sampleFor(url: URL, policy: FetchPolicy): FetchPolicy['sampleHosts'][string] | null {
  const key = hostAndPort(url);
  const sample = Object.hasOwn(policy.sampleHosts, key) ? policy.sampleHosts[key] : undefined;
  if (!sample) return null;
  // Holds even for a policy that was read from the environment and cast.
  if (!/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(sample.address)) throw new FetchFailure('refused-address');
  return sample;
}

/** Whether a host is a name below a suffix that the public suffix list knows, by its ICANN section. */
export function isPublicName(hostname: string): boolean {
  const { domain, isIcann } = parse(hostname, { allowPrivateDomains: false });
  return isIcann === true && domain !== null;
}

/** Reads what a person typed as the address of a website that may be asked. */
export function readAddress(typed: string, { sampleHosts }: Pick<FetchPolicy, 'sampleHosts'>): TypedAddress {
  return readTypedAddress(typed, { sampleHosts: Object.keys(sampleHosts), isPublicName });
}

/**
 * Whether a URL may be asked at all, before anything is resolved: its form, and a name under a suffix that the
 * public suffix list knows. Only the list's ICANN section counts here, so that a brand that lends names to others
 * (`github.io`) can be assessed itself.
 */
export function isFetchable(url: URL, policy: FetchPolicy): boolean {
  if (urlProblem(url, { sampleHosts: Object.keys(policy.sampleHosts) })) return false;
  return sampleFor(url, policy) !== null || isPublicName(url.hostname);
}

/**
 * The site a host belongs to: its registrable domain by the public suffix list, private section included, or by the
 * ICANN section only for a brand that lends names to others (`github.io`). Null if it has none.
 */
export function siteOfHost(hostname: string): string | null {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? getDomain(hostname, { allowPrivateDomains: false });
}

/** The site that a URL belongs to, whatever its scheme: its registrable domain, or its host if it has none. */
export function siteOf({ hostname }: URL): string {
  const name = hostname.replace(/\.$/, '');
  return siteOfHost(name) ?? name;
}

/** Whether the owner of a host's site has asked us to stay away. */
export function isExcluded(hostname: string, excludedSites: readonly string[]): boolean {
  const site = excludedSites.length === 0 ? null : siteOfHost(hostname.replace(/\.$/, ''));
  return site !== null && excludedSites.includes(site);
}

/**
 * Returns the IP addresses of a host if all of them are public. A single one that is not refuses the host, since it is
 * unknown which of them a connection would use.
 *
 * @throws FetchFailure `unresolvable` without any, `refused-address`
 */
export function vetIps(ips: readonly string[]): readonly string[] {
  if (ips.length === 0) throw new FetchFailure('unresolvable');
  if (!ips.every(isGlobalUnicast)) throw new FetchFailure('refused-address');
  return ips;
}
