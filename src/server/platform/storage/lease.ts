/**
 * Leases: one holder holds a name until a time. When a lease ends, the name may be kept for longer without a holder: it
 * rests. Names belong to groups. A group may have a budget that its leases draw on, and what one has reserved counts
 * until a time of its own. One document has many groups, and every write drops what is over. So leases never pile up,
 * and none needs to be deleted.
 *
 * | | operations | promise |
 * | --- | --- | --- |
 * | `take` | 1 get, 1 put, again for each writer that came first; 1 get for a name that is held | only one caller has a name until its time is over; no more is reserved than there is |
 * | `end` | 1 get, 1 put, again for each writer that came first; 1 get if the caller holds nothing | if another caller holds it by now, it keeps it |
 *
 * If a response is lost, `take` throws a `StorageError`, and the name may be held. The same holder may take it again.
 * Others wait until its time is over, and so they do if the holder's function ends. No one else holds the name
 * meanwhile. The holder must have stopped by then: a lease is only as good as the agreement between the clocks of two
 * instances, and must be longer than the work it is for. A late write of either meets a document that has changed, and
 * does nothing.
 */
import { z } from 'zod';
import { changeStored } from './change';
import { opened } from './raw';
import type { Store } from './store';

export interface Lease {
  /** Until when, ms since 1970. */
  readonly until: number;
  /** Null if the name rests. */
  readonly holder: string | null;
}

/** What a holder has reserved of its group's budget. */
export interface Draw {
  readonly until: number;
  readonly holder: string;
}

interface Group<T, D> {
  readonly held: Readonly<Record<string, T>>;
  readonly drawn: readonly D[];
}

interface LeaseServices {
  readonly storage: Store;
  readonly now: () => Date;
}

export type Taken<T, D> =
  /** `beside`: of names that rest beside it. */
  | { readonly state: 'taken'; readonly draw: D | null; readonly beside: readonly T[] }
  /** `lease`: of the name, or of one that it may not be held beside. */
  | { readonly state: 'held'; readonly lease: T }
  /** There is nothing left to reserve until then. */
  | { readonly state: 'used-up'; readonly until: number }
  /** Too many try. */
  | { readonly state: 'raced' };

/** What is reserved, given what others have: null if nothing needs to be; or when there is something again. */
export type Reserve<D> = (others: readonly D[]) => { readonly draw: D | null } | { readonly until: number };

export interface Ending<T, D> {
  /** Names that the holder has leased. */
  readonly names: readonly string[];
  /** What becomes of names: those of the holder that are not here are free; others rest unless they are held. */
  readonly rests: ReadonlyMap<string, T>;
  /** What the holder used of its reservation; null if nothing. */
  readonly used: (draw: D) => D | null;
}

interface Next<T, D, R> {
  readonly next?: Group<T, D>;
  readonly result: R;
}

export class Leases<T extends Lease, D extends Draw> {
  readonly #schema: z.ZodType<Record<string, Group<T, D> | null>>;

  /**
   * @param prefix the prefix of the documents
   * @param lease the shape of a lease; anything in another shape, written by another version, holds nothing
   * @param digits how many characters of a group's name decide which document it is in
   * @param earlier converts what an earlier version of the site wrote for a group
   */
  constructor(
    private readonly prefix: string,
    lease: z.ZodType<T>,
    draw: z.ZodType<D>,
    private readonly digits: number,
    earlier: (group: unknown) => unknown = (group) => group,
  ) {
    const group = z.object({ held: z.record(z.string(), lease), drawn: z.array(draw) });
    this.#schema = z.record(z.string(), z.preprocess(earlier, group.nullable().catch(null))).catch({});
  }

  #current(value: unknown, time: number): Record<string, Group<T, D>> {
    const groups = Object.entries(this.#schema.parse(value)).flatMap(([name, group]) => {
      const held = Object.entries(group?.held ?? {}).filter(([, { until }]) => until > time);
      const drawn = (group?.drawn ?? []).filter(({ until }) => until > time);
      return held.length + drawn.length === 0 ? [] : [[name, { held: Object.fromEntries(held), drawn }] as const];
    });
    return Object.fromEntries(groups);
  }

  async #change<R>(
    { storage, now }: LeaseServices,
    name: string,
    step: (group: Group<T, D>) => Next<T, D, R>,
  ): Promise<R | null> {
    const changed = await changeStored(opened(storage), this.prefix + name.slice(0, this.digits), (stored) => {
      const { [name]: group = { held: {}, drawn: [] }, ...others } = this.#current(stored?.value, now().getTime());
      const { next, result } = step(group);
      return next === undefined ? { result } : { next: { ...others, [name]: next }, result };
    });
    return changed && changed.result;
  }

  /**
   * @param lease what the name is given if it is free; one's own may be taken again
   * @param reserve asked if the name is free
   * @param isBeside whether a name of the group may not be held by another while this one is; it may rest
   * @throws StorageError if it is not certain who holds the name
   */
  async take(
    services: LeaseServices,
    group: string,
    name: string,
    lease: T,
    reserve: Reserve<D> = () => ({ draw: null }),
    isBeside: (name: string) => boolean = () => false,
  ): Promise<Taken<T, D>> {
    const taken = await this.#change<Taken<T, D>>(services, group, ({ held, drawn }) => {
      const one = held[name];
      if (one !== undefined && one.holder !== lease.holder) return { result: { state: 'held', lease: one } };
      const beside = Object.entries(held).filter(([other]) => isBeside(other));
      const [, other] = beside.find(([, { holder }]) => holder !== null && holder !== lease.holder) ?? [];
      if (other !== undefined) return { result: { state: 'held', lease: other } };
      // After a failure of storage, what is read may be what was written.
      const others = drawn.filter(({ holder }) => holder !== lease.holder);
      const reserved = reserve(others);
      if ('until' in reserved) return { result: { state: 'used-up', until: reserved.until } };
      const { draw } = reserved;
      const next = { held: { ...held, [name]: lease }, drawn: draw === null ? drawn : [...others, draw] };
      return { next, result: { state: 'taken', draw, beside: beside.map(([, lease]) => lease) } };
    });
    return taken ?? { state: 'raced' };
  }

  /**
   * Ends what a holder has in a group, but for what expired and is another's by now.
   *
   * @throws StorageError if it is not certain that it ended; it expires
   */
  async end(
    services: LeaseServices,
    group: string,
    holder: string,
    { names, rests, used }: Ending<T, D>,
  ): Promise<void> {
    await this.#change(services, group, ({ held, drawn }) => {
      const own = names.filter((name) => held[name]?.holder === holder);
      const isDrawn = drawn.some((one) => one.holder === holder);
      if (own.length === 0 && !isDrawn) return { result: null };
      const others = Object.entries(held).filter(([name]) => !own.includes(name));
      const isFree = (name: string) => own.includes(name) || (!names.includes(name) && !held[name]?.holder);
      // Who has lost all of its leases has no say in what becomes of names.
      const resting = own.length === 0 ? [] : [...rests].filter(([name]) => isFree(name));
      const left = drawn.flatMap((one) => (one.holder === holder ? (used(one) ?? []) : [one]));
      return { next: { held: Object.fromEntries([...others, ...resting]), drawn: left }, result: null };
    });
  }
}
