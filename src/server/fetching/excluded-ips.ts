import type { Network } from './network';
import { isExcluded, type FetchPolicy } from './vetting';

/** How long a site's IP addresses are taken for the same. */
const REUSE_MS = 600_000;

/** How long DNS may take to name them. */
const RESOLVE_MS = 3_000;

interface Resolved {
  readonly until: number;
  readonly ips: Promise<readonly string[]>;
}

/** By site, for as long as an instance lives: it would otherwise ask DNS for every excluded site each time. */
const resolved = new WeakMap<Network, Map<string, Resolved>>();

function ipsOf(site: string, network: Network): Promise<readonly string[]> {
  const bySite = resolved.get(network) ?? new Map<string, Resolved>();
  resolved.set(network, bySite);
  const known = bySite.get(site);
  if (known && known.until > Date.now()) return known.ips;
  const hosts = [site, `www.${site}`];
  const signal = AbortSignal.timeout(RESOLVE_MS);
  const ips = Promise.all(hosts.map((host) => network.resolve(host, signal).catch(() => []))).then((all) => all.flat());
  bySite.set(site, { until: Date.now() + REUSE_MS, ips });
  return ips;
}

/**
 * Whether a site that asked us to stay away answers at an IP address, by the addresses of its domain and of `www.`
 * before it. Many sites may share an address, so it is asked only where nothing else tells whose a connection is.
 */
export async function isExcludedIp(
  ip: string,
  { excludedSites, sampleHosts }: FetchPolicy,
  network: Network,
): Promise<boolean> {
  const samples = Object.entries(sampleHosts).filter(([host]) => isExcluded(host.replace(/:\d+$/, ''), excludedSites));
  if (samples.some(([, { address }]) => address === ip)) return true;
  const ips = await Promise.all(excludedSites.map((site) => ipsOf(site, network)));
  return ips.flat().includes(ip);
}
