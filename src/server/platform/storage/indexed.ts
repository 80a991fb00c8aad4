/**
 * An index with contents. Each content is stored under its id. Next to it is an entry whose name starts with a time and
 * ends with the id, so names alone are enough to list contents by time and to delete old ones. The entry is written
 * first and deleted last. The content alone decides. An entry without content means nothing, and nor does one that
 * isn't the content's own: failed attempts leave such entries, which go when their time is over.
 *
 * | | operations | promise |
 * | --- | --- | --- |
 * | `add` | 2 puts; 1 more get if it is there already | of all callers that add one id at once, all get the first one's content |
 * | `set` | 2 puts | the last one wins |
 * | `move` | 1 put, 1 get, 1 put, 1 delete | whenever it ends, the content's own entry is there |
 * | `remove` | 1 get, 2 deletes | content and entry are gone; as long as one is left, you can call it again |
 * | `entries` | 1 list per 1,000 | all contents are among them |
 * | `forget` | 1 list per 1,000; for each 1 get, 2 deletes | nothing that was moved behind `stamp` is deleted |
 *
 * A lost response is a `StorageError`, and calling again is safe. A function that ends between two steps leaves an
 * entry, never a content that nothing would find. For this to hold, two attempts to add one id need different times.
 * Otherwise removing one could delete the entry of the other. What belongs to a content (`parts`) is stored after the
 * entry and before the content, and deleted before both. Don't move anything once its time is over: deletion has no
 * condition.
 */
import { Records, type Found } from './record';
import { opened } from './raw';
import { StorageError, UnreadableError, type Store } from './store';
import { z } from 'zod';

type Parts = () => Promise<unknown>;

const nothing: Parts = () => Promise.resolve();

/** What is forgotten at once. */
const AT_ONCE = 20;

export const idIn = (entry: string): string => entry.slice(entry.lastIndexOf('-') + 1);

export class Index<T> {
  readonly #entries: Records<object>;

  /**
   * @param prefix of the entries' names
   * @param stampOf the time in a content's entry, so that texts sort by it; null if it is not known, as an earlier version
   *   stored it: then every entry counts as its own
   */
  constructor(
    private readonly prefix: string,
    readonly contents: Records<T>,
    private readonly stampOf: (value: T) => string | null,
  ) {
    this.#entries = new Records(prefix, z.object({}));
  }

  entryOf(id: string, value: T): string | null {
    const stamp = this.stampOf(value);
    return stamp === null ? null : `${stamp}-${id}`;
  }

  async #enter(store: Store, id: string, value: T): Promise<void> {
    const own = this.entryOf(id, value);
    if (own === null) throw new Error(`${this.prefix}: what is stored has a time`);
    await this.#entries.put(store, own, {});
  }

  async #leave(store: Store, ...entries: readonly (string | null)[]): Promise<void> {
    await this.#entries.delete(store, ...entries.filter((entry) => entry !== null));
  }

  /** @returns what is there from now on @throws StorageError, UnreadableError */
  async add(store: Store, id: string, value: T, parts = nothing): Promise<T> {
    await this.#enter(store, id, value);
    await parts();
    return this.contents.once(store, id, value);
  }

  /**
   * Call this before adding something that was removed. @param parts keys of what belongs to it @throws StorageError
   */
  async revive(store: Store, id: string, value: T, parts: readonly string[]): Promise<void> {
    const own = this.entryOf(id, value);
    const entries = own === null ? [] : [this.prefix + own];
    await opened(store).revived?.([...entries, this.contents.prefix + id, ...parts]);
  }

  /** Adds the entry of a content that has none, as a restored backup may have it. @returns the content @throws StorageError */
  async mend(store: Store, id: string): Promise<T | null> {
    const value = await this.contents.value(store, id);
    const own = value && this.entryOf(id, value);
    if (own !== null) await this.#entries.create(store, own, {});
    return value;
  }

  /** @throws StorageError */
  async set(store: Store, id: string, value: T): Promise<void> {
    await this.#enter(store, id, value);
    await this.contents.put(store, id, value);
  }

  /**
   * Gives a content another time.
   *
   * @param moved what it becomes; null leaves it as it is
   * @param parts stored before it is moved
   * @returns what it became; null if it was left, or nothing is there
   * @throws StorageError if it is not certain that it was moved
   */
  async move(
    store: Store,
    id: string,
    moved: (value: T) => T | null,
    retries = 0,
    parts: (next: T, value: T) => Promise<unknown> = nothing,
  ): Promise<T | null> {
    const former = new Set<string | null>();
    const written = new Set<string | null>();
    const enter = async (value: T) => {
      const next = moved(value);
      if (next === null) return null;
      const own = this.entryOf(id, next);
      if (!written.has(own)) {
        await this.#enter(store, id, next);
        await parts(next, value);
      }
      written.add(own);
      former.add(this.entryOf(id, value));
      return next;
    };
    const result = await this.contents.update(store, id, enter, retries);
    // Deleted meanwhile, it leaves an entry that means nothing; without one it might be kept for good.
    if (result === null) return null;
    former.delete(this.entryOf(id, result));
    await this.#leave(store, ...former);
    return result;
  }

  /**
   * @param known what is there, if it was just read
   * @returns what was there
   * @throws StorageError if something may be left
   */
  async remove(
    store: Store,
    id: string,
    parts = nothing,
    known?: Found<T> | UnreadableError,
  ): Promise<Found<T> | UnreadableError | null> {
    await parts();
    const found = known ?? (await this.contents.findOrUnreadable(store, id));
    if (found === null) return null;
    await this.contents.delete(store, id);
    // If it can't be read, its entry goes when it is old enough.
    if (!(found instanceof UnreadableError)) await this.#leave(store, this.entryOf(id, found.value));
    return found;
  }

  /** Names of all entries, sorted. @throws StorageError */
  entries(store: Store): Promise<readonly string[]> {
    return this.#entries.names(store);
  }

  /**
   * Deletes contents whose time is over, and entries that attempts left.
   *
   * @param stamp the first time that is kept
   * @param partsOf deletes what belongs to a content; it may be there without one
   * @param most entries, the oldest
   * @param after told of each batch that was gone through
   * @throws StorageError with the first cause, after everything was tried
   */
  async forget(
    store: Store,
    stamp: string,
    partsOf: (id: string, found: Found<T> | UnreadableError | null) => Promise<unknown> = nothing,
    most = Infinity,
    after = nothing,
  ): Promise<void> {
    const old = (await this.entries(store)).filter((entry) => entry < stamp).slice(0, most);
    const failures: unknown[] = [];
    for (let first = 0; first < old.length; first += AT_ONCE) {
      const batch = old.slice(first, first + AT_ONCE).map((entry) => this.#forget(store, entry, partsOf));
      for (const result of await Promise.allSettled(batch)) {
        if (result.status === 'rejected') failures.push(result.reason);
      }
      await after();
    }
    if (failures.length > 0)
      throw new StorageError(`not all of ${this.prefix} could be forgotten`, { cause: failures[0] });
  }

  async #forget(
    store: Store,
    entry: string,
    partsOf: (id: string, found: Found<T> | UnreadableError | null) => Promise<unknown>,
  ): Promise<void> {
    const id = idIn(entry);
    const found = await this.contents.findOrUnreadable(store, id);
    const own = found === null || found instanceof UnreadableError ? null : this.entryOf(id, found.value);
    if (own === null || own === entry) {
      await partsOf(id, found);
      if (found !== null) await this.contents.delete(store, id);
    }
    await this.#entries.delete(store, entry);
  }
}
