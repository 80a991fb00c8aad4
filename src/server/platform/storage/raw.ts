/**
 * The ground that the primitives stand on: keys and values, compare-and-swap, listings. Only `blobs.ts` knows that it is
 * Netlify Blobs. Nothing outside this folder calls it; lint holds that.
 */
import { StorageError, type Store } from './store';

export { StorageError, type Store } from './store';

/** What must hold for a write to happen; without a condition the last write wins. */
export type PutCondition = { readonly ifNew: true } | { readonly ifMatch: string } | Readonly<Record<string, never>>;

/** `conflict`: the condition did not hold and nothing was written by this call. */
export type PutResult = { readonly etag: string } | { readonly conflict: true };

export interface Stored {
  /**
   * JSON as it was put, or bytes. Parse it: another version of the product may have written it. Undefined if it is
   * sealed and cannot be opened here.
   */
  readonly value: unknown;
  readonly etag: string;
  /** Sealed with a former key, or not at all: worth writing again. */
  readonly outdated?: true;
}

export interface Listing {
  /** Sorted by code unit. */
  readonly keys: readonly string[];
  /** By key: the etag of the value the listing saw. What is kept under it is only compared with other listings. */
  readonly etags: ReadonlyMap<string, string>;
}

/**
 * Keys are at most 500 bytes of `a–z A–Z 0–9 . _ - /`, no segment empty or beginning with a dot. Reads see every write that was
 * acknowledged before. Every method throws a `StorageError` where the answer cannot be trusted; then the write may
 * or may not have happened, and the writer reads it back or writes the same again under a condition.
 */
export interface Storage extends Store {
  put(key: string, value: unknown, condition: PutCondition): Promise<PutResult>;
  get(key: string): Promise<Stored | null>;
  /** Everything below a prefix: one request to Blobs per 1,000 keys. */
  list(prefix: string): Promise<Listing>;
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>;
  /**
   * Waits before a write that met another one is tried again: by chance, and longer with each round (from 0), so that
   * the same two do not meet again. Absent if there is no network between writers.
   */
  pause?(round: number): Promise<void>;
  /** Told before what was deleted is stored again under its names. Absent where deletions are not remembered. */
  revived?(keys: readonly string[]): Promise<void>;
}

/** Opens what others only hand on. */
export function opened(store: Store): Storage {
  return store as Storage;
}

/** No segment begins with a dot: `..` would climb out of the prefix when the key becomes a URL. */
const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** @throws StorageError if a key is not of the form above */
export function checkKey(key: string): void {
  if (key.length > 500 || !KEY.test(key)) throw new StorageError(`"${key.slice(0, 80)}" is not a storage key`);
}

/** @param etags of everything listed, by key */
export function listingOf(etags: ReadonlyMap<string, string>): Listing {
  return { keys: [...etags.keys()].sort((a, b) => (a < b ? -1 : 1)), etags };
}

/** Every key below a prefix, sorted. @throws StorageError */
export async function keysBelow(storage: Pick<Storage, 'list'>, prefix: string): Promise<readonly string[]> {
  return (await storage.list(prefix)).keys;
}

const DELETED_AT_ONCE = 1000;

/** Deletes keys. If one cannot be deleted, the others may be gone. @throws StorageError */
export async function deleteAll(storage: Pick<Storage, 'delete'>, keys: readonly string[]): Promise<void> {
  for (let first = 0; first < keys.length; first += DELETED_AT_ONCE) {
    await Promise.all(keys.slice(first, first + DELETED_AT_ONCE).map((key) => storage.delete(key)));
  }
}
