/**
 * A due queue: items wait until someone has been notified of them through one or more channels. Each channel of an item
 * is tried when it is due, and again after a pause that doubles, until it succeeds or has been tried often enough.
 *
 * | | operations | promise |
 * | --- | --- | --- |
 * | `add` | 1 put; 1 more get if it is there already | an id is queued once, however often it is added |
 * | `run` | 1 list per 1,000, 1 get of each item; for a due item 1 put, and 1 put or delete | every channel of every item is notified at least once, or tried as often as allowed |
 * | `find` | 1 get | |
 *
 * An attempt is counted by compare-and-swap before it is made. If two runs overlap, one of them makes it. If that one
 * ends in between, or its response is lost, the next attempt follows after the pause. So a channel may be notified
 * twice, which it can tell from the id. An item is removed only after every channel was notified or given up on. A late
 * write meets an item that has changed, and a late deletion removes an item that is done.
 */
import { z } from 'zod';
import { Records } from './record';
import type { Store } from './store';

const attemptsSchema = z.object({
  /** How often it was tried. */
  attempts: z.number().int(),
  /** When it may be tried again, ms since 1970. */
  next: z.number(),
});

export type Attempts = z.output<typeof attemptsSchema>;

/** What an item has beside what it is about. @param names of the channels */
export const queued = <const Channel extends string>(names: readonly Channel[]) => ({
  queuedAt: z.number(),
  /** The channels that still have to be notified. */
  channels: z.partialRecord(z.enum(names), attemptsSchema),
});

interface Item<Channel extends string> {
  readonly queuedAt: number;
  readonly channels: Partial<Record<Channel, Attempts>>;
}

interface QueueOptions {
  /** How often a channel is tried. */
  readonly attempts: number;
  /** Before the second try; twice as long each time. */
  readonly pauseSeconds: number;
}

export interface Telling<T, Channel extends string, Told> {
  /** What to tell; null if it is not there: such an item goes once it has waited for `orphanSeconds`. */
  readonly find: (id: string, item: T) => Promise<Told | null>;
  readonly orphanSeconds: number;
  /** Items that go before the others. */
  readonly isFirst?: (id: string) => boolean;
  readonly tell: (channel: Channel, told: Told) => Promise<void>;
  /** Told of each attempt that failed. */
  readonly failed: (id: string, channel: Channel, attempt: number, isLast: boolean, cause: unknown) => void;
}

interface RunServices {
  readonly storage: Store;
  readonly now: () => Date;
  readonly report: (error: unknown) => unknown;
}

export class Queue<Channel extends string, T extends Item<Channel>> {
  readonly items: Records<T>;

  constructor(
    prefix: string,
    schema: z.ZodType<T>,
    private readonly names: readonly Channel[],
    private readonly options: QueueOptions,
  ) {
    this.items = new Records(prefix, schema);
  }

  /** The beginning of an item. @param names channels that are to be told */
  begin(now: Date, names: readonly Channel[] = this.names): Item<Channel> {
    const queuedAt = now.getTime();
    const channels = Object.fromEntries(names.map((name) => [name, { attempts: 0, next: queuedAt }]));
    return { queuedAt, channels: channels as Item<Channel>['channels'] };
  }

  /** @throws StorageError if it is not certain that it is queued */
  async add(services: Pick<RunServices, 'storage'>, id: string, item: T): Promise<void> {
    await this.items.once(services.storage, id, item);
  }

  /** One run of the clock: what is left the next one does. @param until ms since 1970 @throws StorageError */
  async run<Told>(services: RunServices, until: number, telling: Telling<T, Channel, Told>): Promise<void> {
    const ids = await this.items.names(services.storage);
    const { isFirst = () => false } = telling;
    for (const id of [...ids.filter((each) => isFirst(each)), ...ids.filter((each) => !isFirst(each))]) {
      if (services.now().getTime() >= until) return;
      // An item that cannot be read or written does not hold up the others.
      await this.#deliver(services, id, telling).catch(services.report);
    }
  }

  async #deliver<Told>(services: RunServices, id: string, telling: Telling<T, Channel, Told>): Promise<void> {
    const { storage, now } = services;
    const found = await this.items.find(storage, id);
    if (found === null) return;
    const { value: item, version } = found;
    const time = now().getTime();
    const due = this.names.filter((name) => (item.channels[name]?.next ?? Infinity) <= time);
    if (due.length === 0) return;
    const told = await telling.find(id, item);
    if (told === null) {
      if (time > item.queuedAt + telling.orphanSeconds * 1000) await this.items.delete(storage, id);
      return;
    }
    const channels: Item<Channel>['channels'] = { ...item.channels };
    for (const name of due) channels[name] = this.#tried(item.channels[name], time);
    const claim = await this.items.replace(storage, id, version, { ...item, channels });
    if (claim === null) return;
    const left = await Promise.all(due.map((name) => this.#tell(id, name, channels[name], told, telling)));
    const isOver = (name: string) => left[due.indexOf(name as Channel)] === false;
    const rest = Object.entries(channels).filter(([name]) => !isOver(name));
    if (rest.length === 0) await this.items.delete(storage, id);
    else await this.items.replace(storage, id, claim, { ...item, channels: Object.fromEntries(rest) });
  }

  #tried(known: Attempts | undefined, time: number): Attempts {
    const attempts = (known?.attempts ?? 0) + 1;
    return { attempts, next: time + this.pauseAfter(attempts) };
  }

  /** Pause after an attempt that failed, in ms: twice as long each time. */
  pauseAfter(attempts: number): number {
    return this.options.pauseSeconds * 1000 * 2 ** (attempts - 1);
  }

  /** @returns whether it is to be tried again */
  async #tell<Told>(
    id: string,
    name: Channel,
    known: Attempts | undefined,
    told: Told,
    { tell, failed }: Telling<T, Channel, Told>,
  ): Promise<boolean> {
    try {
      await tell(name, told);
      return false;
    } catch (cause) {
      const attempt = known?.attempts ?? 0;
      const isLast = attempt >= this.options.attempts;
      failed(id, name, attempt, isLast, cause);
      return !isLast;
    }
  }
}
