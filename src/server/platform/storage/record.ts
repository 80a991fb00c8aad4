/**
 * Records: values of one kind, each under a name. If it expires, its name starts with a time, written so that names
 * sort by it. A listing alone then shows what may be deleted.
 *
 * | | operations | promise |
 * | --- | --- | --- |
 * | `find`, `read`, `value` | 1 get | sees every write acknowledged before |
 * | `put` | 1 put | the last one wins: for names with a single writer, or values that are equal |
 * | `create` | 1 put | of all callers that create at once, one is told that it did |
 * | `once` | 1 put; 1 more get for all but the first | all get the first one's value |
 * | `keep` | 1 get; like `once` if nothing is there | the same |
 * | `replace` | 1 put | overwrites only what hasn't changed since it was read |
 * | `change`, `update` | 1 get, 1 put, again for each writer that came first | no change is lost |
 * | `delete` | 1 delete | it is gone, unless a write under way arrives later |
 * | `names`, `versions` | 1 list per 1,000 | everything acknowledged before |
 * | `forget` | 1 list per 1,000, 1 delete each | nothing of that time or later is deleted |
 *
 * If a response is lost, the call throws a `StorageError`, and the write may have happened. `once`, and `change` with
 * `retries`, then read the result. If they are called again, they write nothing twice, provided that the step sees what
 * it wrote. `create` doesn't look, so a caller that gets an error must not act as if it was first. A late write fails
 * its condition; only a late `put` or `delete` takes effect. Ending between two steps leaves what was there before.
 */
import type { z } from 'zod';
import { changeStored, keepFirst, type Step } from './change';
import { deleteAll, keysBelow, opened, type Stored } from './raw';
import { deleteBefore } from './stamps';
import { StorageError, UnreadableError, type Store } from './store';

export interface Found<T> {
  readonly value: T;
  /** Names what was read: see `replace`. */
  readonly version: string;
}

/** How a record changes: `next` is written, and `result` told. */
export type Change<T, R> = Step<R, T>;

export class Records<T> {
  /**
   * @param prefix of their names: ends with a slash
   * @param schema what another version of the site wrote may be of another shape
   */
  constructor(
    readonly prefix: string,
    private readonly schema: z.ZodType<T>,
  ) {}

  /** The same, where what cannot be read is as good as nothing: it is written over. */
  orNull(): Records<T | null> {
    return new Records<T | null>(this.prefix, this.schema.nullable().catch(null));
  }

  /** @throws UnreadableError whose text quotes nothing that is stored */
  #parsed(name: string, { value, etag }: Stored): T {
    const { success, data, error } = this.schema.safeParse(value);
    if (success) return data;
    const where = error.issues.map(({ path }) => path.slice(0, 2).join('.') || 'all of it').join(', ');
    throw new UnreadableError(`${this.prefix}${name} is there and cannot be read: ${where}`, etag);
  }

  /** @returns null if nothing is there @throws StorageError, UnreadableError */
  async find(store: Store, name: string): Promise<Found<T> | null> {
    const stored = await opened(store).get(this.prefix + name);
    return stored && { value: this.#parsed(name, stored), version: stored.etag };
  }

  /** @returns null if nothing is there @throws StorageError, UnreadableError */
  async read(store: Store, name: string): Promise<T | null> {
    return (await this.find(store, name))?.value ?? null;
  }

  /** What is there, or that it cannot be read: it can still be deleted. @throws StorageError */
  async findOrUnreadable(store: Store, name: string): Promise<Found<T> | UnreadableError | null> {
    return this.find(store, name).catch((error: unknown) => {
      if (error instanceof UnreadableError) return error;
      throw error;
    });
  }

  /** @returns null if nothing is there that can be read @throws StorageError */
  async value(store: Store, name: string): Promise<T | null> {
    const found = await this.findOrUnreadable(store, name);
    return found instanceof UnreadableError ? null : (found?.value ?? null);
  }

  /** Whether something is there, readable or not. @throws StorageError */
  async has(store: Store, name: string): Promise<boolean> {
    return (await opened(store).get(this.prefix + name)) !== null;
  }

  /** @throws StorageError */
  async put(store: Store, name: string, value: T): Promise<void> {
    await opened(store).put(this.prefix + name, value, {});
  }

  /** @returns whether nothing was there, and this is @throws StorageError */
  async create(store: Store, name: string, value: T): Promise<boolean> {
    return 'etag' in (await opened(store).put(this.prefix + name, value, { ifNew: true }));
  }

  /** @returns what is there from now on: the value, or what was there before @throws StorageError, UnreadableError */
  async once(store: Store, name: string, value: T): Promise<T> {
    const found = await keepFirst(opened(store), this.prefix + name, value);
    return found === null ? value : this.#parsed(name, found);
  }

  /**
   * What is there; where nothing can be read, something new.
   *
   * @returns what is there from now on, and whether it is new
   * @throws StorageError, UnreadableError
   */
  async keep(store: Store, name: string, make: () => T): Promise<{ readonly value: T; readonly isNew: boolean }> {
    const stored = await opened(store).get(this.prefix + name);
    // What is sealed with a key that is lost is written over.
    if (stored?.value !== undefined) return { value: this.#parsed(name, stored), isNew: false };
    const own = make();
    const value = await this.once(store, name, own);
    return { value, isNew: value === own };
  }

  /** @returns the version that it has now; null if it is not what was read any more @throws StorageError */
  async replace(store: Store, name: string, version: string | null, value: T): Promise<string | null> {
    const condition = version === null ? ({ ifNew: true } as const) : { ifMatch: version };
    const written = await opened(store).put(this.prefix + name, value, condition);
    return 'etag' in written ? written.etag : null;
  }

  /**
   * @param step given the current value; called again if another write came first, or if it is unknown whether its own
   *   write happened: the value may then be what it wrote
   * @param retries how many failures are followed by another round
   * @throws StorageError if it isn't certain that the change happened; UnreadableError
   */
  async change<R>(
    store: Store,
    name: string,
    step: (value: T | null) => Change<T, R> | Promise<Change<T, R>>,
    retries = 0,
  ): Promise<R> {
    const changed = await this.tryToChange(store, name, step, retries);
    if (changed === null) throw new StorageError(`${this.prefix}${name} is written by too many at once`);
    return changed.result;
  }

  /** The same. @returns null if too many write at once */
  tryToChange<R>(
    store: Store,
    name: string,
    step: (value: T | null) => Change<T, R> | Promise<Change<T, R>>,
    retries = 0,
  ): Promise<{ readonly result: R } | null> {
    const parsedStep = (stored: Stored | null) => step(stored && this.#parsed(name, stored));
    return changeStored(opened(store), this.prefix + name, parsedStep, retries);
  }

  /**
   * Changes what is there.
   *
   * @param next as the step of `change`; null leaves it as it is
   * @returns what it became; null if it was left, or nothing is there
   * @throws StorageError if it is not certain that the change happened; UnreadableError
   */
  async update(
    store: Store,
    name: string,
    next: (value: T) => T | null | Promise<T | null>,
    retries = 0,
  ): Promise<T | null> {
    const step = async (value: T | null): Promise<Change<T, T | null>> => {
      const changed = value && (await next(value));
      return changed === null ? { result: null } : { next: changed, result: changed };
    };
    return this.change(store, name, step, retries);
  }

  /** @throws StorageError */
  async delete(store: Store, ...names: readonly string[]): Promise<void> {
    await deleteAll(
      opened(store),
      names.map((name) => this.prefix + name),
    );
  }

  /** Sorted. @param start of the names @throws StorageError */
  async names(store: Store, start = ''): Promise<readonly string[]> {
    return (await keysBelow(opened(store), this.prefix + start)).map((key) => key.slice(this.prefix.length));
  }

  /** Sorted names, each with a version that only listings know. @throws StorageError */
  async versions(store: Store): Promise<ReadonlyMap<string, string>> {
    const { keys, etags } = await opened(store).list(this.prefix);
    return new Map(keys.map((key) => [key.slice(this.prefix.length), etags.get(key) ?? '']));
  }

  /**
   * Deletes those whose time is over.
   *
   * @param stamp the first time that is kept, as the names write it
   * @param folders how many segments of a name are before its time
   * @throws StorageError; the next run deletes the others
   */
  async forget(store: Store, stamp: string, folders = 0): Promise<void> {
    await deleteBefore(opened(store), this.prefix, stamp, folders);
  }
}
