/**
 * Limits how often something may be done: counters in storage that all instances share. Netlify's own limits come
 * before them at the edge; these hold where those are not enforced, and say when to come back.
 *
 * One document holds the counters of a client and of the networks around it, beside those of others, and drops the ones
 * whose window is over whenever it is written, so counters never pile up. A counter is raised by compare-and-swap: two
 * requests cannot both take the last place. What all clients together may do is counted in `totals.ts`.
 */
import { z } from 'zod';
import type { Environment } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import type { Client } from './client-key';
import { race, type RacingServices } from './racing';
import type { Storage } from './storage/raw';

export interface Limit {
  /** Requests allowed in a window. */
  readonly windowLimit: number;
  /** Seconds. */
  readonly windowSize: number;
}

/** A limit as it is in this context: on a developer's machine everyone is one client. */
export function limitIn({ context }: Pick<Environment, 'context'>, { windowLimit, windowSize }: Limit): Limit {
  const factor = context === 'dev' ? LIMITS.developmentFactor : 1;
  return { windowLimit: windowLimit * factor, windowSize };
}

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Client or network → when its window ends (ms since 1970) and how many requests it has made in it. */
const countersSchema = z.record(z.string(), z.object({ until: z.number(), count: z.number() })).catch({});

/** As many documents there are, by three hexadecimal digits: 100 clients at once rarely meet in one. */
const DIGITS = 3;

/**
 * Counts one request of a client, and of each network around it, which may make as many as several clients together.
 * Where one of them has made all it may, nothing is counted.
 *
 * Where others in the document were faster again and again, the request is allowed and not counted: a limit is there to
 * be fair, and this client was not shown to be over it. Each lost round counts another request of the document, so one
 * client cannot overtake itself for long.
 *
 * @param name what is limited, e.g. `assess`
 * @throws StorageError if storage fails: limits are not skipped
 */
export async function countRequest(
  services: RacingServices & { readonly storage: Pick<Storage, 'get' | 'put'> },
  name: string,
  client: Client,
  { windowLimit, windowSize }: Limit,
): Promise<Verdict> {
  const { storage, now } = services;
  const widest = client.at(-1) ?? client[0];
  const key = `limits/${name}/${widest.key.slice(0, DIGITS)}`;
  const verdict = await race<Verdict>(services, async () => {
    const stored = await storage.get(key);
    const time = now().getTime();
    const counters = Object.entries(countersSchema.parse(stored?.value)).filter(([, { until }]) => until > time);
    const known = Object.fromEntries(counters);
    const own = client.map((network) => {
      const counter = known[network.key] ?? { until: time + windowSize * 1000, count: 0 };
      return { ...network, ...counter, isFull: counter.count >= windowLimit * network.clients };
    });
    const full = own.filter(({ isFull }) => isFull).map(({ until }) => until);
    if (full.length > 0) {
      return { allowed: false, retryAfterSeconds: Math.ceil((Math.max(...full) - time) / 1000) };
    }
    const raised = own.map(({ key: network, until, count }) => [network, { until, count: count + 1 }] as const);
    const next = { ...known, ...Object.fromEntries(raised) };
    const written = await storage.put(key, next, stored ? { ifMatch: stored.etag } : { ifNew: true });
    return 'etag' in written ? { allowed: true } : null;
  });
  return verdict ?? { allowed: true };
}
