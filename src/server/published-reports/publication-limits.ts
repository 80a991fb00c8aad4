/** How much may be published: by all, by a network, about a site. */
import { LIMITS } from '../../site/limits';
import { siteOf } from '../fetching/vetting';
import type { Client } from '../platform/client-key';
import { countRequest, limitIn, type Limit } from '../platform/limits';
import { senderSecret } from '../platform/private-secrets';
import type { Services } from '../platform/services';
import { countInTotal } from '../platform/totals';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const SITE: Limit = { windowLimit: LIMITS.publishedPerSiteDay, windowSize: DAY };
const NETWORK: Limit = { windowLimit: LIMITS.publishedPerNetworkDay, windowSize: DAY };
const PER_HOUR: Limit = { windowLimit: LIMITS.publishedPerHour, windowSize: HOUR };
const PER_DAY: Limit = { windowLimit: LIMITS.publishedPerDay, windowSize: DAY };

/** Counts a publication. @param secret keeps names of sites out of counters @returns seconds until there is room, or null */
export async function overTotal(
  services: Pick<Services, 'storage' | 'environment' | 'now' | 'sleep' | 'report' | 'instance'>,
  client: Client,
  origins: readonly string[],
  secret: string,
): Promise<number | null> {
  const { environment } = services;
  // The narrowest first: what a network or a site may not add takes no room from others.
  const widest = { key: (client.at(-1) ?? client[0]).key, clients: 1 };
  const network = await countRequest(services, 'publish-networks', [widest], limitIn(environment, NETWORK));
  if (!network.allowed) return network.retryAfterSeconds;
  for (const site of new Set(origins.map((origin) => siteOf(new URL(origin))))) {
    const key = senderSecret('published-site', site, secret).toString('hex').slice(0, 32);
    const verdict = await countRequest(services, 'publish-sites', [{ key, clients: 1 }], limitIn(environment, SITE));
    if (!verdict.allowed) return verdict.retryAfterSeconds;
  }
  const limits = [limitIn(environment, PER_HOUR), limitIn(environment, PER_DAY)] as const;
  const total = await countInTotal(services, 'published', limits);
  return total.allowed ? null : total.retryAfterSeconds;
}
