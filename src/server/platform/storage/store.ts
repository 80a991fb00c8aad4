/**
 * What outlives a request, as everything outside this folder sees it: passed on, never opened. To store something, use
 * one of five primitives, in a file called `store.ts`:
 *
 * - a record with expiry (`record.ts`),
 * - an index with contents (`indexed.ts`),
 * - a counter (`counter.ts`),
 * - a lease (`lease.ts`),
 * - a due queue (`queue.ts`).
 *
 * Each says what it promises, what it costs in operations, and what is left if a response is lost or a function ends
 * between two steps. `interleavings.test.ts` runs every order of two clients, with faults, over a model of Blobs. Only
 * this folder knows how data is stored, so that it can be stored elsewhere: `docs/decisions/storage.md`.
 */

declare const kept: unique symbol;

export interface Store {
  /** Nothing is ever here: it makes the type one that only the raw storage has. */
  readonly [kept]?: never;
}

/** Storage did not answer, or not in a way that can be trusted: what was asked of it may or may not have happened. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError';
}

/** Something is there, and this version of the site, or this key, cannot read it. */
export class UnreadableError extends StorageError {
  override readonly name: string = 'UnreadableError';

  /** @param version of what is there: it can be replaced */
  constructor(
    message: string,
    readonly version: string,
  ) {
    super(message);
  }
}
