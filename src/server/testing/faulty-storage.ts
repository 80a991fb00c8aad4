/**
 * A storage that fails on purpose, the same way each time for the same seed: what promises about storage are tried
 * against. It breaks what `Storage` promises, too: reads may be stale.
 */
import { StorageError, type Storage, type Stored } from '../storage';

/**
 * `refused`: nothing was done, and an error says so (a 5xx, a timeout before the write). `lost-answer`: all was done,
 * and an error says that it may not have been (a timeout after the write, a lost etag). `stale-read`: what stood there
 * before the last write is read.
 */
export type Fault = 'refused' | 'lost-answer' | 'stale-read';

export interface FaultPlan {
  /** Operations of a thousand that fail. */
  readonly perMille: number;
  readonly seed: number;
}

export interface FaultyStorage extends Storage {
  /** How often each fault has happened. */
  readonly counts: Readonly<Record<Fault, number>>;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns the storage with faults; what it holds is read without them from the one handed in */
export function faultyStorage(storage: Storage, { perMille, seed }: FaultPlan): FaultyStorage {
  const next = seededNumbers(seed);
  const counts: Record<Fault, number> = { refused: 0, 'lost-answer': 0, 'stale-read': 0 };
  const before = new Map<string, Stored | null>();

  /** The fault of one operation, if it has one; each is as likely as the others it may have. */
  const draw = (...faults: readonly Fault[]): Fault | undefined => {
    const fails = next() * 1000 < perMille;
    const fault = fails ? faults[Math.floor(next() * faults.length)] : undefined;
    if (fault !== undefined) counts[fault] += 1;
    return fault;
  };
  const failing = async <T>(what: string, fault: Fault | undefined, operation: () => Promise<T>): Promise<T> => {
    if (fault === 'refused') throw new StorageError(`${what}: refused on purpose`);
    const result = await operation();
    if (fault === 'lost-answer') throw new StorageError(`${what}: answer lost on purpose`);
    return result;
  };
  const remember = async (key: string) => before.set(key, await storage.get(key));

  return {
    counts,
    put: (key, value, condition) =>
      failing(`put ${key}`, draw('refused', 'lost-answer'), async () => {
        const old = await storage.get(key);
        const result = await storage.put(key, value, condition);
        if ('etag' in result) before.set(key, old);
        return result;
      }),
    async get(key) {
      const fault = draw('refused', 'stale-read');
      if (fault === 'stale-read' && before.has(key)) return before.get(key) ?? null;
      return failing(`get ${key}`, fault, () => storage.get(key));
    },
    list: (prefix, cursor) => failing(`list ${prefix}`, draw('refused'), () => storage.list(prefix, cursor)),
    delete: (key) =>
      failing(`delete ${key}`, draw('refused', 'lost-answer'), async () => {
        await remember(key);
        await storage.delete(key);
      }),
  };
}
