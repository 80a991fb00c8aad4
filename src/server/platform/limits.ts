/**
 * How often: counters in storage, shared by every instance of every function. Netlify's own limits stand before
 * them at the edge; these hold where those are not enforced and say when to come back.
 *
 * One document holds the counters of many clients and drops the ones whose window is over whenever it is written, so
 * counters never pile up. A counter is raised by compare-and-swap: two requests cannot both take the last place.
 */
import { z } from 'zod';
import { changeStored } from './change-stored';
import type { Storage } from './storage';

export interface Limit {
  /** Requests allowed in a window. */
  readonly windowLimit: number;
  /** Seconds. */
  readonly windowSize: number;
}

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Client → when its window ends (ms since 1970) and how many requests it has made in it. */
const countersSchema = z.record(z.string(), z.object({ until: z.number(), count: z.number() })).catch({});

/**
 * Counts one request.
 *
 * @param name what is limited, e.g. `assess`
 * @param client whose count it is: a hash, of which the first two characters choose the document
 * @throws StorageError
 */
export async function countRequest(
  storage: Storage,
  name: string,
  client: string,
  { windowLimit, windowSize }: Limit,
  now: Date,
): Promise<Verdict> {
  const time = now.getTime();
  const key = `limits/${name}/${client.slice(0, 2)}`;
  const counted = await changeStored<Verdict>(storage, key, (stored) => {
    const counters = Object.entries(countersSchema.parse(stored?.value)).filter(([, { until }]) => until > time);
    const own = Object.fromEntries(counters)[client] ?? { until: time + windowSize * 1000, count: 0 };
    if (own.count >= windowLimit) {
      return { result: { allowed: false, retryAfterSeconds: Math.ceil((own.until - time) / 1000) } };
    }
    const next = { ...Object.fromEntries(counters), [client]: { until: own.until, count: own.count + 1 } };
    return { next, result: { allowed: true } };
  });
  return counted?.result ?? { allowed: false, retryAfterSeconds: 1 };
}
