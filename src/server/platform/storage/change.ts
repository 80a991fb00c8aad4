/**
 * Compare-and-swap: what is stored is changed while others do, so that no change is lost and none is made twice. The
 * primitives stand on it.
 */
import { LIMITS } from '../../../site/limits';
import { StorageError, type PutCondition, type Storage, type Stored } from './raw';

/** In each round of a race one writer wins: more at once than this are a flood. */
const WRITERS_AT_ONCE = 24;

/** After how many competing writes that left no trace an attempt to store once is given up. */
const WRITERS_WITHOUT_TRACE = 4;

/** What to do with what is stored: write something else, or leave it. */
export type Step<T, Next = unknown> =
  | { readonly next: Next; readonly result: T }
  | { readonly next?: undefined; readonly result: T };

/**
 * Changes what is stored under a key.
 *
 * @param step given the current value, null if there is none; called again if another write came first, or if it is
 *   unknown whether its own write happened: the value may then be what it wrote
 * @param retries how many failures of storage, or of `step`, are followed by another round
 * @returns the result of the last step, whose value was written; null if too many write at once
 * @throws StorageError if it is not certain that the change happened; it may have
 */
export async function changeStored<T>(
  storage: Pick<Storage, 'get' | 'put' | 'pause'>,
  key: string,
  step: (stored: Stored | null) => Step<T> | Promise<Step<T>>,
  retries = 0,
): Promise<{ readonly result: T } | null> {
  let failures = 0;
  for (let round = 0; round < WRITERS_AT_ONCE; round += 1) {
    try {
      const stored = await storage.get(key);
      const { next, result } = await step(stored);
      if (next === undefined) return { result };
      const written = await storage.put(key, next, stored ? { ifMatch: stored.etag } : { ifNew: true });
      if ('etag' in written) return { result };
      await storage.pause?.(round);
    } catch (error) {
      failures += 1;
      if (!(error instanceof StorageError) || failures > retries) throw error;
    }
  }
  return null;
}

/**
 * Stores a value unless there is one that can be opened. Of all callers that write at once, one succeeds. If a response
 * is lost, the result is read.
 *
 * @returns null if the value was stored; otherwise the existing value
 * @throws StorageError
 */
export async function keepFirst(
  storage: Pick<Storage, 'get' | 'put' | 'pause'>,
  key: string,
  value: unknown,
): Promise<Stored | null> {
  let condition: PutCondition = { ifNew: true };
  for (let round = 0; round < WRITERS_WITHOUT_TRACE; round += 1) {
    const written = await storage.put(key, value, condition).catch((error: unknown) => error);
    if (typeof written === 'object' && written !== null && 'etag' in written) return null;
    const stored = await storage.get(key);
    if (stored !== null && stored.value !== undefined) return stored;
    if (written instanceof Error) throw written;
    condition = stored === null ? { ifNew: true } : { ifMatch: stored.etag };
    // The write it met came to nothing, or is not done yet.
    if (stored === null) await storage.pause?.(round);
  }
  throw new StorageError(`${key} is there and cannot be read`);
}

/** The same. @returns what is stored: the value, or what was there before it @throws StorageError */
export async function storeOnce(
  storage: Pick<Storage, 'get' | 'put' | 'pause'>,
  key: string,
  value: object | string,
): Promise<unknown> {
  const known = await keepFirst(storage, key, value);
  return known === null ? value : known.value;
}

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 160;

/** More rounds than there is time for: they end a race where no time passes, as in tests. */
const ROUNDS = 100;

/**
 * Tries again where another writer came first, after pauses of random length, so that those who lost do not meet again: as
 * long as `LIMITS.raceSeconds` are not over.
 *
 * @param attempt gives null if another writer came first
 * @param atLeast rounds that are run however long they take: where storage is slow, a race then ends with how long the
 *   request may wait for it (`budget.ts`)
 * @returns null if each was overtaken
 */
export async function race<T>(
  { now, sleep }: { readonly now: () => Date; readonly sleep: (milliseconds: number) => Promise<void> },
  attempt: () => Promise<T | null>,
  random: () => number,
  atLeast = 1,
): Promise<T | null> {
  const until = now().getTime() + LIMITS.raceSeconds * 1000;
  for (let round = 0; round < ROUNDS; round += 1) {
    const won = await attempt();
    if (won !== null) return won;
    const pause = random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** round);
    if (now().getTime() + pause >= until && round + 1 >= atLeast) return null;
    await sleep(pause);
  }
  return null;
}
