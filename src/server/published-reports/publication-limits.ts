/** How many reports may have an address: by all, by a network, about a site. */
import { LIMITS } from '../../site/limits';
import type { ReportState } from '../../site/published-reports';
import { siteOf } from '../fetching/vetting';
import type { Client } from '../platform/client-key';
import { limitIn, type Limit } from '../platform/limits';
import { senderSecret } from '../platform/private-secrets';
import type { Services } from '../platform/services';
import { countInTotal, countRequest } from '../platform/store';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

interface Most {
  /** What counters are called. */
  readonly networks: string;
  readonly sites: string;
  readonly total: string;
  readonly perNetwork: Limit;
  readonly perSite: Limit;
  readonly inAll: readonly [Limit, Limit];
}

const perDay = (windowLimit: number): Limit => ({ windowLimit, windowSize: DAY });
const perHour = (windowLimit: number): Limit => ({ windowLimit, windowSize: HOUR });

const MOST: Readonly<Record<ReportState, Most>> = {
  link: {
    ...{ networks: 'share-networks', sites: 'share-sites', total: 'shared' },
    perNetwork: perDay(LIMITS.sharedPerNetworkDay),
    perSite: perDay(LIMITS.sharedPerSiteDay),
    inAll: [perHour(LIMITS.sharedPerHour), perDay(LIMITS.sharedPerDay)],
  },
  published: {
    ...{ networks: 'publish-networks', sites: 'publish-sites', total: 'published' },
    perNetwork: perDay(LIMITS.publishedPerNetworkDay),
    perSite: perDay(LIMITS.publishedPerSiteDay),
    inAll: [perHour(LIMITS.publishedPerHour), perDay(LIMITS.publishedPerDay)],
  },
};

/** Counts a report. @param secret keeps names of sites out of counters @returns seconds until there is room, or null */
export async function overTotal(
  services: Pick<Services, 'storage' | 'environment' | 'now' | 'sleep' | 'report' | 'instance'>,
  state: ReportState,
  client: Client,
  origins: readonly string[],
  secret: string,
): Promise<number | null> {
  const { environment } = services;
  const { networks, sites, total, perNetwork, perSite, inAll } = MOST[state];
  // The narrowest first: what a network or a site may not add takes no room from others.
  const widest = { key: (client.at(-1) ?? client[0]).key, clients: 1 };
  const network = await countRequest(services, networks, [widest], limitIn(environment, perNetwork));
  if (!network.allowed) return network.retryAfterSeconds;
  for (const site of new Set(origins.map((origin) => siteOf(new URL(origin))))) {
    const key = senderSecret('published-site', site, secret).toString('hex').slice(0, 32);
    const verdict = await countRequest(services, sites, [{ key, clients: 1 }], limitIn(environment, perSite));
    if (!verdict.allowed) return verdict.retryAfterSeconds;
  }
  const [hour, day] = inAll;
  const limits = [limitIn(environment, hour), limitIn(environment, day)] as const;
  const verdict = await countInTotal(services, total, limits);
  return verdict.allowed ? null : verdict.retryAfterSeconds;
}
