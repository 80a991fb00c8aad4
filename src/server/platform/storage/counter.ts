/**
 * Counters: how often something may happen in a window of time. A counter reads a document of tallies, drops those
 * whose window is over, and adds one to each tally that a request counts in, or to none. There are two ways to divide
 * documents:
 *
 * - **by client** (`countRequest`): a window starts with a client's first request. One document has the tallies of a
 *   client, of the networks around it and of others. A client that keeps losing races is allowed: a limit is there to
 *   be fair, and this client wasn't shown to be over it.
 * - **by chance** (`countInTotal`): windows start at the same time for everyone, such as UTC days. The count is kept in
 *   shards, each with its share of the total. Writers who arrive at once pick one at random and seldom meet. Nothing is
 *   refused until every shard is full.
 *
 * A **budget** is taken several at a time and given back. What was taken counts until its time is over.
 *
 * | | operations | promise |
 * | --- | --- | --- |
 * | `countRequest` | 1 get, 1 put, again for each writer that came first | never more than the limit, except for those that lose races for `LIMITS.raceSeconds` |
 * | `countInTotal` | 1 get, 1 put; 1 put if the instance counted before; 32 gets if a shard is full; none if it is known to be used up | never more than the limit, never refused before it |
 * | `countedInTotal` | 32 gets | everything acknowledged |
 * | `countedInTotals` | 1 list per 1,000, 1 get of each existing shard | the same |
 * | `Budgets.take` | 1 get, 1 put, again for each writer that came first; 1 get if it is used up | no more is taken than there is |
 * | `Budgets.giveBack` | 1 get, 1 put, again for each writer that came first | no more comes back than was taken |
 *
 * If a response is lost, a `StorageError` is thrown, and a request that wasn't allowed may have been counted: the count
 * is never too small. The same happens if a function ends after the write. A late write meets a document that has
 * changed.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { changeStored, race } from './change';
import { keysBelow, opened, type Stored } from './raw';
import { StorageError, type Store } from './store';

export interface Limit {
  /** Requests allowed in a window. */
  readonly windowLimit: number;
  /** Seconds. */
  readonly windowSize: number;
}

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

export interface CountingServices {
  readonly storage: Store;
  readonly now: () => Date;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** By it is kept what need not be read for each request. */
  readonly instance?: object;
}

interface Tally {
  /** When its window ends, ms since 1970. */
  readonly until: number;
  readonly count: number;
}

type Tallies = Readonly<Record<string, Tally>>;

/** Windows that begin for everybody at once are stored by their number since 1970, under their seconds. */
const storedSchema = z.record(
  z.string(),
  z.union([z.object({ until: z.number(), count: z.number() }), z.object({ window: z.number(), count: z.number() })]),
);

function talliesIn(stored: Stored | null, time: number): Tallies {
  const { data = {} } = storedSchema.safeParse(stored?.value);
  const all = Object.entries(data).map(([name, one]): [string, Tally] => [
    name,
    'until' in one ? one : { until: (one.window + 1) * Number(name) * 1000, count: one.count },
  ]);
  return Object.fromEntries(all.filter(([, { until }]) => until > time));
}

/** What a request counts in, and how much it may hold. */
interface Row extends Pick<Tally, 'until'> {
  readonly name: string;
  readonly most: number;
  readonly isAligned?: boolean;
}

interface Document {
  readonly key: string;
  readonly stored: Stored | null;
  readonly tallies: Tallies;
  /** The request's own, as they are before it. */
  readonly own: readonly (Row & Tally)[];
  /** When the last full one of them ends; 0 if none is full. */
  readonly fullUntil: number;
}

function documentOf(key: string, stored: Stored | null, rows: readonly Row[], time: number): Document {
  const tallies = talliesIn(stored, time);
  const own = rows.map((row) => ({ ...row, ...(tallies[row.name] ?? { count: 0 }) }));
  const full = own.filter(({ count, most }) => count >= most).map(({ until }) => until);
  return { key, stored, tallies, own, fullUntil: Math.max(0, ...full) };
}

async function read({ storage, now }: CountingServices, key: string, rows: readonly Row[]): Promise<Document> {
  return documentOf(key, await opened(storage).get(key), rows, now().getTime());
}

/** Adds one to each tally of a request. @returns what is stored then; null if another write came first */
async function add({ storage }: CountingServices, { key, stored, tallies, own }: Document): Promise<Stored | null> {
  const value: Record<string, object> = { ...tallies };
  for (const { name, until, count, isAligned = false } of own) {
    const when = isAligned ? { window: Math.round(until / (Number(name) * 1000)) - 1 } : { until };
    value[name] = { ...when, count: count + 1 };
  }
  const written = await opened(storage).put(key, value, stored ? { ifMatch: stored.etag } : { ifNew: true });
  return 'etag' in written ? { value, etag: written.etag } : null;
}

function refusal({ now }: CountingServices, until: number): Exclude<Verdict, { allowed: true }> {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((until - now().getTime()) / 1000)) };
}

/** As many documents there are, by three hexadecimal digits: 100 clients at once rarely meet in one. */
const DIGITS = 3;

/** A network that a client is in, and for how many clients it counts. */
interface Counted {
  readonly key: string;
  readonly clients: number;
}

/**
 * Counts one request of a client, and of each network around it, which may make as many as several clients together.
 * Where one of them has made all it may, nothing is counted.
 *
 * @param name what is limited, e.g. `assess`
 * @param client its networks, each within the next
 * @throws StorageError if storage fails: limits are not skipped
 */
export async function countRequest(
  services: CountingServices,
  name: string,
  client: readonly [Counted, ...Counted[]],
  { windowLimit, windowSize }: Limit,
): Promise<Verdict> {
  const widest = client.at(-1) ?? client[0];
  const key = `limits/${name}/${widest.key.slice(0, DIGITS)}`;
  const attempt = async (): Promise<Verdict | null> => {
    const until = services.now().getTime() + windowSize * 1000;
    const rows = client.map((one) => ({ name: one.key, most: windowLimit * one.clients, until }));
    const found = await read(services, key, rows);
    if (found.fullUntil > 0) return refusal(services, found.fullUntil);
    return (await add(services, found)) && { allowed: true };
  };
  return (await race(services, attempt, Math.random)) ?? { allowed: true };
}

/** Enough for 100 simultaneous writers to each find a place within a few rounds. */
export const SHARDS = 32;

/** If a crowd writes to slow storage at once, some writers happen to lose as many rounds as fit into a race's time. */
const ROUNDS_OF_TOTAL = 8;

/** A total, by its name. */
interface Total {
  readonly name: string;
  readonly limits: readonly Limit[];
  readonly shards: number;
}

const indexesOf = ({ shards }: Total) => Array.from({ length: shards }, (_, index) => index);

const shareOf = (limit: number, index: number, shards: number) =>
  Math.floor(limit / shards) + (index < limit % shards ? 1 : 0);

type Limits = readonly [Limit, ...Limit[]];

/** What an instance keeps of a total: that it is used up, or the shard it wrote last. */
type Kept = { readonly usedUpUntil: number } | { readonly index: number; readonly stored: Stored };

const keptBy = new WeakMap<object, Map<string, Kept>>();

function keep(instance: object | undefined, name: string, kept: Kept): void {
  if (!instance) return;
  const known = keptBy.get(instance) ?? new Map<string, Kept>();
  keptBy.set(instance, known.set(name, kept));
}

function shard({ name, limits, shards }: Total, index: number, time: number): [string, readonly Row[]] {
  const rows = limits.map(({ windowLimit, windowSize }) => ({
    name: String(windowSize),
    most: shareOf(windowLimit, index, shards),
    until: (Math.floor(time / (windowSize * 1000)) + 1) * windowSize * 1000,
    isAligned: true,
  }));
  return [`totals/${name}/${String(index)}`, rows];
}

function readShard(services: CountingServices, total: Total, index: number) {
  return read(services, ...shard(total, index, services.now().getTime()));
}

function chosen<T>(from: readonly T[], random: () => number): T {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
}

/** One attempt at a total: knows which shards were full. */
function attempts(services: CountingServices, total: Total, random: () => number) {
  const { instance, now } = services;
  const { name } = total;
  const kept = instance && keptBy.get(instance)?.get(name);
  let last = kept && 'stored' in kept ? kept : undefined;
  let open: readonly number[] = indexesOf(total);
  /** The shard that the last round lost to a faster writer, who may be faster there again. */
  let lost: number | null = null;
  return async (): Promise<Verdict | null> => {
    const others = open.filter((each) => each !== lost);
    let index = last?.index ?? chosen(others.length > 0 ? others : open, random);
    const [key, rows] = shard(total, index, now().getTime());
    let found = last ? documentOf(key, last.stored, rows, now().getTime()) : await read(services, key, rows);
    last = undefined;
    if (found.fullUntil > 0) {
      const all = await Promise.all(open.map(async (each) => [each, await readShard(services, total, each)] as const));
      const withRoom = all.filter(([, { fullUntil }]) => fullUntil === 0);
      if (withRoom.length === 0) {
        const usedUpUntil = Math.min(...all.map(([, { fullUntil }]) => fullUntil));
        keep(instance, name, { usedUpUntil });
        return refusal(services, usedUpUntil);
      }
      open = withRoom.map(([each]) => each);
      [index, found] = chosen(withRoom, random);
    }
    const stored = await add(services, found);
    if (stored === null) {
      lost = index;
      return null;
    }
    keep(instance, name, { index, stored });
    return { allowed: true };
  };
}

/**
 * Adds one to a total, in all its windows or in none.
 *
 * @param name what is counted, e.g. `assessments`
 * @param random from 0 to below 1
 * @param shards as many for all who count in it
 * @throws StorageError if storage fails, or lets nobody write
 */
export async function countInTotal(
  services: CountingServices,
  name: string,
  limits: Limits,
  random = Math.random,
  shards = SHARDS,
): Promise<Verdict> {
  const { instance, now } = services;
  const kept = instance && keptBy.get(instance)?.get(name);
  if (kept && 'usedUpUntil' in kept && kept.usedUpUntil > now().getTime()) return refusal(services, kept.usedUpUntil);
  const counted = await race(services, attempts(services, { name, limits, shards }, random), random, ROUNDS_OF_TOTAL);
  if (counted === null) throw new StorageError(`totals/${name}: others were faster, again and again`);
  return counted;
}

/** How much of a total is counted in its window now. Reads every shard. @throws StorageError */
export async function countedInTotal(
  services: CountingServices,
  name: string,
  limit: Limit,
  shards = SHARDS,
): Promise<number> {
  const total = { name, limits: [limit], shards };
  const all = await Promise.all(indexesOf(total).map((index) => readShard(services, total, index)));
  return all.reduce((sum, { own }) => sum + (own[0]?.count ?? 0), 0);
}

/** Totals that are counted together, and the seconds of a window. */
interface Together {
  readonly totals: readonly string[];
  readonly windowSize: number;
}

/** How much is counted of each now. @throws StorageError */
export async function countedInTotals(
  { storage, now }: Pick<CountingServices, 'storage' | 'now'>,
  asked: readonly Together[],
): Promise<readonly number[]> {
  const isOf = (key: string, { totals }: Together) => totals.some((name) => key.startsWith(`totals/${name}/`));
  const keys = (await keysBelow(opened(storage), 'totals/')).filter((key) => asked.some((one) => isOf(key, one)));
  const shards = await Promise.all(
    keys.map(async (key) => [key, talliesIn(await opened(storage).get(key), now().getTime())] as const),
  );
  return asked.map((one) => {
    const counts = shards.map(([key, tallies]) => (isOf(key, one) ? (tallies[String(one.windowSize)]?.count ?? 0) : 0));
    return counts.reduce((total, count) => total + count, 0);
  });
}

/** Name → when each part that was taken ends (ms since 1970), how much it is, and whose; earlier versions did not say. */
const partsSchema = z.record(z.string(), z.array(z.tuple([z.number(), z.number()]).rest(z.string()))).catch({});

type Parts = z.output<typeof partsSchema>;

const sum = (parts: Parts[string]) => parts.reduce((total, [, count]) => total + count, 0);

/** What was taken of a budget. */
export interface Part {
  readonly id: string;
  /** 0 if there is nothing left. */
  readonly count: number;
  /** When it ends; of nothing, when there is something again. */
  readonly until: number;
}

type BudgetServices = Pick<CountingServices, 'storage' | 'now'>;

export class Budgets {
  /** @param digits how many characters of a name say which document it is in */
  constructor(
    private readonly prefix: string,
    private readonly digits: number,
  ) {}

  #change<R>(
    { storage, now }: BudgetServices,
    name: string,
    step: (own: Parts[string]) => { readonly next?: Parts[string]; readonly result: R },
  ): Promise<{ readonly result: R } | null> {
    return changeStored(opened(storage), this.prefix + name.slice(0, this.digits), (stored) => {
      const time = now().getTime();
      const ahead = Object.entries(partsSchema.parse(stored?.value)).flatMap(([key, parts]) => {
        const running = parts.filter(([until]) => until > time);
        return running.length === 0 ? [] : [[key, running] as const];
      });
      const all: Parts = Object.fromEntries(ahead);
      const { next, result } = step(all[name] ?? []);
      return next === undefined ? { result } : { next: { ...all, [name]: next }, result };
    });
  }

  /**
   * Takes as much as is wanted, or what is left.
   *
   * @returns null if too many write at once
   * @throws StorageError; then it may have been taken, until its time is over
   */
  async take(
    services: BudgetServices,
    name: string,
    wanted: number,
    { windowLimit, windowSize }: Limit,
  ): Promise<Part | null> {
    const id = randomUUID();
    const until = services.now().getTime() + windowSize * 1000;
    const taken = await this.#change<Part>(services, name, (own) => {
      // What is read may be what was written.
      const known = own.find((part) => part[2] === id);
      const count = known?.[1] ?? Math.min(wanted, windowLimit - sum(own));
      if (known !== undefined) return { result: { id, count, until } };
      if (count <= 0) return { result: { id, count: 0, until: Math.min(...own.map(([ends]) => ends)) } };
      return { next: [...own, [until, count, id]], result: { id, count, until } };
    });
    return taken && taken.result;
  }

  /**
   * Gives back what was not used of parts. Done twice it does nothing more.
   *
   * @param used of all of them together
   * @throws StorageError if it is not certain that it is back; it is when its time is over
   */
  async giveBack(services: BudgetServices, name: string, parts: readonly Part[], used: number): Promise<void> {
    await this.#change(services, name, (own) => {
      let left = used;
      const kept = own.map(([until, count, id = '']): Parts[string][number] => {
        if (!parts.some((part) => part.id === id)) return [until, count, id];
        const stays = Math.min(left, count);
        left -= stays;
        return [until, stays, id];
      });
      return { next: kept.filter(([, count]) => count > 0), result: null };
    });
  }
}
