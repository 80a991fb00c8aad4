/** A storage whose user dies at a chosen operation: what a function leaves that ends in the middle of its work. */
import { keysBelow, StorageError, type Storage } from '../storage/raw';
import { memoryStorage } from './memory-storage';

export interface DyingStorage extends Storage {
  /** Whether the operation was reached: else everything was done. */
  readonly died: () => boolean;
}

/**
 * @param last number of the operation it dies at, from 1
 * @param when whether that operation is still done; none after it is
 */
export function dyingStorage(inner: Storage, last: number, when: 'before' | 'after'): DyingStorage {
  let asked = 0;
  const mortal =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      asked += 1;
      if (asked > last || (asked === last && when === 'before')) throw new StorageError('nobody is there any more');
      const result = await work(...args);
      if (asked >= last) throw new StorageError('nobody is there to hear it');
      return result;
    };
  return {
    put: mortal(inner.put.bind(inner)),
    get: mortal(inner.get.bind(inner)),
    list: mortal(inner.list.bind(inner)),
    delete: mortal(inner.delete.bind(inner)),
    died: () => asked >= last,
  };
}

/** Another storage that holds the same. */
export async function copyOf(storage: Storage): Promise<Storage> {
  const copy = memoryStorage();
  for (const key of await keysBelow(storage, '')) await copy.put(key, (await storage.get(key))?.value, {});
  return copy;
}

/**
 * Does the same work on a copy of a storage again and again, dying at each of its operations, before it and after it.
 *
 * @param work what is interrupted, given the copy as long as it lives
 * @param then what must hold of the copy afterwards; `where` names the operation
 * @returns how many operations the work has
 */
export async function dieEverywhere(
  filled: Storage,
  work: (storage: Storage) => Promise<unknown>,
  then: (copy: Storage, where: string) => Promise<void>,
): Promise<number> {
  for (let last = 1; ; last += 1) {
    for (const when of ['before', 'after'] as const) {
      const copy = await copyOf(filled);
      const dying = dyingStorage(copy, last, when);
      await work(dying).catch((error: unknown) => {
        if (!(error instanceof Error)) throw error;
      });
      if (!dying.died()) return last - 1;
      await then(copy, `${when} operation ${String(last)}`);
    }
  }
}
