/**
 * Limits how much all clients together may do in a window, such as a UTC day. The count is kept in shards: writers who
 * arrive at once take one at random and seldom meet, and each shard has its share of the total, so that all together
 * never hold more than it. Only once every shard is full is anything refused: never before the total is reached.
 *
 * A shard is read and written once for each request; an instance that counts again writes the one it knows. Where a
 * shard is full, one look at all of them tells where there is room; an instance remembers if there was no room. Whoever
 * comes second to a shard goes to another one: nobody is told of a lost race.
 */
import { z } from 'zod';
import type { Limit, Verdict } from './limits';
import { race, type RacingServices } from './racing';
import type { Services } from './services';
import { StorageError, type Storage, type Stored } from './storage';

/** Enough for 100 simultaneous writers to each find a place within a few rounds. */
export const SHARDS = 32;

/** Of a crowd that writes at once to slow storage, some lose as many rounds by chance as fit into the time of a race. */
const ROUNDS = 8;

/** Seconds of a window → which one since 1970 it is, and how much was counted in it. */
const countsSchema = z.record(z.string(), z.object({ window: z.number(), count: z.number() })).catch({});

interface Shard {
  readonly index: number;
  readonly stored: Stored | null;
  /** What it holds, without the windows that are over. */
  readonly counts: z.output<typeof countsSchema>;
  /** When the last of its full windows ends, ms since 1970; 0 if none is full. */
  readonly fullUntil: number;
}

type TotalServices = RacingServices & Pick<Services, 'instance'> & { readonly storage: Pick<Storage, 'get' | 'put'> };

export interface Counted {
  readonly allowed: true;
  /** Whether, with this one, just half of the shard's share of the longest window is used. */
  readonly isHalf: boolean;
}

/** What an instance keeps of a total: that it is used up, or the shard it wrote last. */
type Kept = { readonly usedUpUntil: number } | { readonly index: number; readonly stored: Stored };

const keptBy = new WeakMap<object, Map<string, Kept>>();

function keep(instance: object | undefined, name: string, kept: Kept): void {
  if (!instance) return;
  const known = keptBy.get(instance) ?? new Map<string, Kept>();
  keptBy.set(instance, known.set(name, kept));
}

const shareOf = (total: number, index: number) => Math.floor(total / SHARDS) + (index < total % SHARDS ? 1 : 0);

const keyOf = (name: string, index: number) => `totals/${name}/${String(index)}`;

const INDEXES = Array.from({ length: SHARDS }, (_, index) => index);

function shardOf(index: number, stored: Stored | null, limits: readonly Limit[], time: number): Shard {
  const known = countsSchema.parse(stored?.value);
  const counted = limits.map((limit) => {
    const current = Math.floor(time / (limit.windowSize * 1000));
    const found = known[String(limit.windowSize)];
    // The writer's clock may be ahead: then its window has begun.
    return { ...limit, counter: found && found.window >= current ? found : { window: current, count: 0 } };
  });
  const full = counted.filter(({ windowLimit, counter }) => counter.count >= shareOf(windowLimit, index));
  return {
    index,
    stored,
    counts: Object.fromEntries(counted.map(({ windowSize, counter }) => [String(windowSize), counter])),
    fullUntil: Math.max(0, ...full.map(({ windowSize, counter }) => (counter.window + 1) * windowSize * 1000)),
  };
}

async function readShard({ storage, now }: TotalServices, name: string, limits: readonly Limit[], index: number) {
  return shardOf(index, await storage.get(keyOf(name, index)), limits, now().getTime());
}

/** Adds one to each window of a shard. @returns what is stored then; null if another write came first */
async function add({ storage }: TotalServices, name: string, { index, stored, counts }: Shard): Promise<Stored | null> {
  const changed = Object.entries(counts).map(([size, { window, count }]) => [size, { window, count: count + 1 }]);
  const value: unknown = Object.fromEntries(changed);
  const written = await storage.put(keyOf(name, index), value, stored ? { ifMatch: stored.etag } : { ifNew: true });
  return 'etag' in written ? { value, etag: written.etag } : null;
}

function chosen<T>(from: readonly T[], random: () => number): T {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
}

/** Whether the next one is the one that half of the shard's share of the longest window is used with. */
function isHalf({ index, counts }: Shard, limits: readonly [Limit, ...Limit[]]): boolean {
  const longest = limits.reduce((one, other) => (other.windowSize > one.windowSize ? other : one));
  const count = (counts[String(longest.windowSize)]?.count ?? 0) + 1;
  return count === Math.ceil(shareOf(longest.windowLimit, index) / 2);
}

function overtaken(name: string): never {
  throw new StorageError(`totals/${name}: others were faster, again and again`);
}

/**
 * Adds one to a total, in all its windows or in none.
 *
 * @param name what is counted, e.g. `assessments`
 * @param random from 0 to below 1
 * @throws StorageError if storage fails, or lets nobody write
 */
export async function countInTotal(
  services: TotalServices,
  name: string,
  limits: readonly [Limit, ...Limit[]],
  random = Math.random,
): Promise<Counted | Exclude<Verdict, { allowed: true }>> {
  const { instance, now } = services;
  const refused = (until: number) => {
    const retryAfterSeconds = Math.max(1, Math.ceil((until - now().getTime()) / 1000));
    return { allowed: false as const, retryAfterSeconds };
  };
  const kept = instance && keptBy.get(instance)?.get(name);
  if (kept && 'usedUpUntil' in kept && kept.usedUpUntil > now().getTime()) return refused(kept.usedUpUntil);

  let last = kept && 'stored' in kept ? kept : undefined;
  let open: readonly number[] = INDEXES;
  /** Of the last round: who was faster there may be so again. */
  let lost: number | null = null;
  const attempt = async () => {
    const others = open.filter((index) => index !== lost);
    let shard = last
      ? shardOf(last.index, last.stored, limits, now().getTime())
      : await readShard(services, name, limits, chosen(others.length > 0 ? others : open, random));
    last = undefined;
    if (shard.fullUntil > 0) {
      const all = await Promise.all(open.map((index) => readShard(services, name, limits, index)));
      const withRoom = all.filter(({ fullUntil }) => fullUntil === 0);
      if (withRoom.length === 0) {
        const usedUpUntil = Math.min(...all.map(({ fullUntil }) => fullUntil));
        keep(instance, name, { usedUpUntil });
        return refused(usedUpUntil);
      }
      open = withRoom.map(({ index }) => index);
      shard = chosen(withRoom, random);
    }
    const stored = await add(services, name, shard);
    if (stored === null) {
      lost = shard.index;
      return null;
    }
    keep(instance, name, { index: shard.index, stored });
    return { allowed: true as const, isHalf: isHalf(shard, limits) };
  };
  return (await race(services, attempt, random, ROUNDS)) ?? overtaken(name);
}

/** How much of a total is counted in its window now. Reads every shard. @throws StorageError */
export async function countedInTotal(services: TotalServices, name: string, limit: Limit): Promise<number> {
  const shards = await Promise.all(INDEXES.map((index) => readShard(services, name, [limit], index)));
  return shards.reduce((sum, { counts }) => sum + (counts[String(limit.windowSize)]?.count ?? 0), 0);
}
