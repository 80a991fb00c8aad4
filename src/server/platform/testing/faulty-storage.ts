/**
 * Storage that fails as networks do, at random with a seed: the same seed and the same calls give the same faults. For
 * tests of what has to be true whatever fails.
 */
import { StorageError, type PutResult, type Storage, type Stored } from '../storage/raw';

export const FAULTS = [
  /** Nothing was done, and no error says so. */
  'lost-request',
  /** It was done, and the answer is lost. */
  'lost-answer',
  /** Given up on, and done some operations later: a write that stood in a queue. */
  'late',
  /** A condition is reported not to have held, although it did; nothing was written. */
  'false-conflict',
  /** A conditional write was done, its answer lost, and the client's own second try found its condition broken. */
  'conflict-after-write',
  /** A read gives what was there before the last write of the key. */
  'stale',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Numbers from 0 to below 1, the same for the same seed: mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface FaultySettings {
  readonly random: () => number;
  /** Which faults there are; none of them where empty, then operations only take turns. */
  readonly faults: readonly Fault[];
  /** How many operations of a hundred fail. */
  readonly percent: number;
}

export interface FaultyStorage extends Storage {
  /** Ends all faults, and does what is still in the queue. */
  heal(): Promise<void>;
  /** How often each fault has happened: a test that met none has shown nothing. */
  readonly met: ReadonlyMap<Fault, number>;
}

/** An operation given up on is done after this many others at most. */
const LATEST = 12;

/** @param inner what really stores the data */
export function faultyStorage(inner: Storage, { random, faults, percent }: FaultySettings): FaultyStorage {
  const met = new Map<Fault, number>();
  const before = new Map<string, Stored | null>();
  let queue: { turns: number; readonly work: () => Promise<unknown> }[] = [];
  let healthy = false;

  /** Lets others go first, a random number of times: callers interleave differently with each seed. */
  async function takeTurns(): Promise<void> {
    for (let turns = Math.floor(random() * 6); turns > 0; turns -= 1) await Promise.resolve();
    for (const entry of queue) entry.turns -= 1;
    const due = queue.filter(({ turns }) => turns <= 0);
    queue = queue.filter(({ turns }) => turns > 0);
    for (const { work } of due) await work();
  }

  function fault(possible: readonly Fault[]): Fault | null {
    const offered = faults.filter((each) => possible.includes(each));
    if (healthy || offered.length === 0 || random() * 100 >= percent) return null;
    const found = offered[Math.floor(random() * offered.length)] ?? null;
    if (found !== null) met.set(found, (met.get(found) ?? 0) + 1);
    return found;
  }

  async function through<T>(what: string, possible: readonly Fault[], work: () => Promise<T>): Promise<T> {
    await takeTurns();
    const found = fault(possible);
    if (found === null) return work();
    if (found === 'late') queue.push({ turns: 1 + Math.floor(random() * LATEST), work });
    if (found === 'lost-answer') await work();
    throw new StorageError(`${what}: ${found}`);
  }

  async function remember(key: string): Promise<void> {
    before.set(key, await inner.get(key));
  }

  return {
    met,
    async put(key, value, condition): Promise<PutResult> {
      const conditional = 'ifNew' in condition || 'ifMatch' in condition;
      const write = async () => {
        await remember(key);
        return inner.put(key, value, condition);
      };
      const lied = conditional ? fault(['false-conflict', 'conflict-after-write']) : null;
      if (lied === null) return through(`put ${key}`, ['lost-request', 'lost-answer', 'late'], write);
      await takeTurns();
      if (lied === 'conflict-after-write') await write();
      return { conflict: true };
    },
    async get(key) {
      await takeTurns();
      const found = fault(['lost-request', 'stale']);
      if (found === 'lost-request') throw new StorageError(`get ${key}: ${found}`);
      return found === 'stale' && before.has(key) ? (before.get(key) ?? null) : inner.get(key);
    },
    list: (prefix) => through(`list ${prefix}`, ['lost-request'], () => inner.list(prefix)),
    delete: (key) =>
      through(`delete ${key}`, ['lost-request', 'lost-answer', 'late'], async () => {
        await remember(key);
        await inner.delete(key);
      }),
    ...(inner.pause && { pause: inner.pause.bind(inner) }),
    async heal() {
      healthy = true;
      for (const { work } of queue.splice(0)) await work();
    },
  };
}
