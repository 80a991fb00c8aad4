/**
 * Leases: a name is held by one holder until a time. Many names lie in one document, which drops what is over whenever it is
 * written, so leases never pile up and none needs to be forgotten. What takes a lease's place when it ends may hold the
 * name longer, without a holder: then it rests.
 *
 * | | operations | promise |
 * | --- | --- | --- |
 * | `take` | 1 get, 1 put, again for each writer that came first; of a held name 1 get | of all that want a name, one has it until its time is over |
 * | `end` | 1 get, 1 put, again likewise; 1 get if it is another's | what another holds by now stays as it is |
 *
 * Where an answer is lost, `take` throws a `StorageError`, and the name may be held: the same holder may take it again;
 * others wait until its time is over, as they do where a function ends that holds it. Nobody else holds it meanwhile. By then
 * the holder must have stopped: a lease is only as good as the clocks of two instances agree, and longer than what it is
 * for. A late write of either meets a document that has changed, and does nothing.
 */
import { z } from 'zod';
import type { Services } from '../services';
import { changeStored } from './change';
import { opened } from './raw';
import type { Store } from './store';

export interface Lease {
  /** Until when, ms since 1970. */
  readonly until: number;
  /** Null if the name rests. */
  readonly holder: string | null;
}

interface LeaseServices extends Pick<Services, 'now'> {
  readonly storage: Store;
}

export interface Taken<T> {
  /** Names that are held from now on. */
  readonly taken: readonly string[];
  /** The others, by name. */
  readonly held: Readonly<Record<string, T>>;
}

export class Leases<T extends Lease> {
  readonly #schema: z.ZodType<Record<string, T>>;

  /**
   * @param prefix of the documents
   * @param schema of a lease; a document that another version wrote in another shape holds none
   * @param digits how many characters of a name say which document it is in
   * @param written how a lease is stored
   */
  constructor(
    private readonly prefix: string,
    schema: z.ZodType<T>,
    private readonly digits: number,
    private readonly written: (lease: T) => unknown = (lease) => lease,
  ) {
    this.#schema = z.record(z.string(), schema).catch({});
  }

  async #change<R>(
    { storage, now }: LeaseServices,
    name: string,
    step: (live: Readonly<Record<string, T>>) => { readonly next?: Readonly<Record<string, T>>; readonly result: R },
  ): Promise<R | null> {
    const changed = await changeStored(opened(storage), this.prefix + name.slice(0, this.digits), (stored) => {
      const time = now().getTime();
      const live = Object.entries(this.#schema.parse(stored?.value ?? {})).filter(([, { until }]) => until > time);
      const { next, result } = step(Object.fromEntries(live));
      if (next === undefined) return { result };
      return { next: Object.fromEntries(Object.entries(next).map(([key, one]) => [key, this.written(one)])), result };
    });
    return changed && changed.result;
  }

  /**
   * @param names all of one document
   * @param lease what those are given that are free
   * @param isFree whether a name that is held or rests may be taken all the same; one's own always may
   * @returns null if too many write at once
   * @throws StorageError if it is not certain who holds them
   */
  take(
    services: LeaseServices,
    names: readonly [string, ...string[]],
    lease: T,
    isFree: (held: T) => boolean = () => false,
  ): Promise<Taken<T> | null> {
    return this.#change<Taken<T>>(services, names[0], (live) => {
      const held = Object.fromEntries(
        names.flatMap((name) => {
          const one = live[name];
          return one === undefined || one.holder === lease.holder || isFree(one) ? [] : [[name, one] as const];
        }),
      );
      const taken = names.filter((name) => held[name] === undefined);
      if (taken.length === 0) return { result: { taken, held } };
      return { next: { ...live, ...Object.fromEntries(taken.map((name) => [name, lease])) }, result: { taken, held } };
    });
  }

  /**
   * Ends leases, but for those that expired and are another's by now.
   *
   * @param left what takes their place; null: nothing
   * @throws StorageError if it is not certain that they ended; they expire
   */
  async end(
    services: LeaseServices,
    names: readonly [string, ...string[]],
    holder: string,
    left: T | null,
  ): Promise<void> {
    await this.#change(services, names[0], (live) => {
      const own = names.filter((name) => live[name]?.holder === holder);
      if (own.length === 0) return { result: null };
      const others = Object.entries(live).filter(([name]) => !own.includes(name));
      const ended = left === null ? [] : own.map((name) => [name, left] as const);
      return { next: Object.fromEntries([...others, ...ended]), result: null };
    });
  }
}
