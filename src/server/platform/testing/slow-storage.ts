/**
 * A storage that takes its time and counts what it is asked, for tests of what happens at once: each operation takes
 * effect halfway through its time, so that others come between a read and the write that follows it. Time is that of
 * Jest's fake timers; no clock decides a test.
 */
import type { Storage } from '../storage/raw';

export interface SlowStorage extends Storage {
  /** What was asked so far, as `get assessments/leases/…`. */
  readonly operations: readonly string[];
}

/**
 * @param inner what really stores the data
 * @param milliseconds how long the next operation takes
 */
export function slowStorage(inner: Storage, milliseconds: () => number): SlowStorage {
  const operations: string[] = [];
  async function slowly<T>(what: string, work: () => Promise<T>): Promise<T> {
    operations.push(what);
    const half = milliseconds() / 2;
    await new Promise((resolve) => setTimeout(resolve, half));
    const result = await work();
    await new Promise((resolve) => setTimeout(resolve, half));
    return result;
  }
  return {
    operations,
    get: (key) => slowly(`get ${key}`, () => inner.get(key)),
    put: (key, ...rest) => slowly(`put ${key}`, () => inner.put(key, ...rest)),
    list: (prefix) => slowly(`list ${prefix}`, () => inner.list(prefix)),
    delete: (key) => slowly(`delete ${key}`, () => inner.delete(key)),
  };
}

/** Services' time under fake timers, which all of `setTimeout` and `Date` follow. */
export const FAKE_TIME = {
  now: () => new Date(),
  sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
};

/** Begins fake time at noon. Promises and streams keep the real turns of the event loop. */
export function useFakeTime(): void {
  jest.useFakeTimers({
    now: Date.parse('2026-06-01T12:00:00Z'),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime'],
  });
}

/** Lets fake time pass until something is done. */
export async function passingTime<T>(work: Promise<T>): Promise<T> {
  const state = { over: false };
  const done = work.finally(() => (state.over = true));
  done.catch(() => undefined);
  while (!state.over) {
    await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(5);
  }
  return done;
}
