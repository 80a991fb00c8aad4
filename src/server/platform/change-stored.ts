/** Changing what is stored while others do: by compare-and-swap, so that no change is lost and none is made twice. */
import type { Storage } from './storage';

/** In each round of a race one writer wins: more at once than this are a flood. */
export const WRITERS_AT_ONCE = 24;

/**
 * Changes what lies under a key.
 *
 * @param change given the value that is there, null where none is, and again where another write came first; gives the
 *   value to be written, or null where it stays as it is
 * @returns whether it is as `change` wanted it; false where too many write at once
 * @throws StorageError
 */
export async function changeStored(
  storage: Pick<Storage, 'get' | 'put'>,
  key: string,
  change: (value: unknown) => object | number | null,
): Promise<boolean> {
  for (let round = 0; round < WRITERS_AT_ONCE; round += 1) {
    const stored = await storage.get(key);
    const next = change(stored?.value ?? null);
    if (next === null) return true;
    const result = await storage.put(key, next, stored ? { ifMatch: stored.etag } : { ifNew: true });
    if ('etag' in result) return true;
  }
  return false;
}
