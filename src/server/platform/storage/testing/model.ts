/**
 * A model of Netlify Blobs, and a scheduler that runs every order in which the operations of several clients can take
 * effect, with every fault at every place. Nothing is left to chance: the same clients give the same runs.
 *
 * A run is a list of choices: whose waiting operation is next, and how it goes. All runs are gone through by depth, each
 * from the beginning. Of two operations that do not touch each other (different keys, or two reads), one order is enough.
 * Where there are more runs than there is time for, as many again are taken from all of them, by a seeded die: those that come
 * first by depth differ in their ends alone.
 */
import { listingOf, type Listing, type PutCondition, type PutResult, type Storage, type Stored } from '../raw';
import { StorageError } from '../store';
import { seededRandom } from '../../testing/faulty-storage';

/** How an operation may go wrong. Each is told to the client as the ground tells it (`blobs.ts`). */
export const MODEL_FAULTS = {
  /** Nothing was done, and an error says that it is not certain. */
  '5xx': ['get', 'list', 'put', 'delete'],
  /** It was done, and its answer is lost: an error. */
  'lost answer': ['put', 'delete'],
  /** An error, and it is done later, at any time. */
  late: ['put', 'delete'],
  /** It met another write again and again: told as a condition that did not hold, and nothing was written. */
  '409': ['conditional'],
  /** It was written, the answer lost, and the client's own second try met it: told as a condition that did not hold. */
  '412': ['conditional'],
  /** The function ends before it. */
  'ends before': ['get', 'list', 'put', 'delete'],
  /** The function ends after it. */
  'ends after': ['put', 'delete'],
  /** What was there before the last write of the key. Reads with strong consistency give no such thing; see `stale`. */
  'stale read': ['get'],
} as const satisfies Record<string, readonly string[]>;

export type ModelFault = keyof typeof MODEL_FAULTS;

interface Operation {
  readonly client: number;
  /** Order in which operations were asked for. */
  readonly number: number;
  readonly kind: 'get' | 'list' | 'put' | 'delete';
  readonly key: string;
  readonly isConditional: boolean;
  /** Lets it take effect. */
  readonly work: () => unknown;
  readonly answer: (result: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** How an operation gets to take effect. */
type Through = <T>(kind: Operation['kind'], key: string, isConditional: boolean, work: () => T) => Promise<T>;

type Choice =
  | { readonly operation: Operation; readonly fault: ModelFault | null }
  | { readonly late: Operation }
  | { readonly clock: number };

export type Ending<T> =
  | { readonly state: 'done'; readonly value: T }
  | { readonly state: 'failed' }
  | { readonly state: 'ended' };

/** What a run's clients share. */
export interface World {
  /** Storage that takes effect when the scheduler says so. */
  readonly storageOf: (client: number) => Storage;
  /** Storage without faults or delays, to fill it before a test and to look at it afterwards. */
  readonly calm: Storage;
  readonly now: () => Date;
  /** Lets time pass at once. */
  readonly pass: (milliseconds: number) => void;
}

export interface Scenario<T> {
  /** Fills the storage. */
  readonly before?: (world: World) => Promise<void>;
  readonly clients: (world: World) => readonly (() => Promise<T>)[];
  /** @throws what must not be */
  readonly check: (endings: readonly Ending<T>[], world: World) => Promise<void> | void;
}

export interface Bounds {
  /** How many faults one run may have. */
  readonly faults: number;
  readonly kinds?: readonly ModelFault[];
  /**
   * Tags are digests of the content: what is written back to what it was has its old tag again. What is sealed never is,
   * since no two seals are equal.
   */
  readonly digests?: boolean;
  /** Milliseconds by which the clock may jump once, at any time. */
  readonly jump?: number;
  /** Runs by depth at most; where there are more, as many again by chance. */
  readonly most: number;
}

export interface Explored {
  readonly runs: number;
  /** How often something went wrong, by what. */
  readonly faults: ReadonlyMap<ModelFault, number>;
  /** Whether every order was run. */
  readonly complete: boolean;
}

const START = Date.parse('2026-06-01T12:00:00Z');

/** Every client has come to its next operation or its end: what happens between two operations are microtasks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const copied = (value: unknown): unknown => (value instanceof Uint8Array ? value.slice() : structuredClone(value));

class Run implements World {
  readonly #blobs = new Map<string, { readonly value: unknown; readonly etag: string }>();
  readonly #former = new Map<string, { readonly value: unknown; readonly etag: string } | null>();
  #writes = 0;
  #asked = 0;
  #time = START;
  #faultsLeft: number;
  #jumpsLeft: number;
  /** What took effect last, and what was waiting beside it. */
  #last: Operation | null = null;
  #waitedWith: ReadonlySet<number> = new Set();
  #waiting: Operation[] = [];
  #late: Operation[] = [];
  readonly faults: ModelFault[] = [];
  readonly trace: string[] = [];

  constructor(private readonly bounds: Bounds) {
    this.#faultsLeft = bounds.faults;
    this.#jumpsLeft = bounds.jump === undefined ? 0 : 1;
  }

  readonly now = (): Date => new Date(this.#time);

  readonly pass = (milliseconds: number): void => {
    this.#time += milliseconds;
  };

  #write(key: string, value: unknown, condition: PutCondition): PutResult {
    const current = this.#blobs.get(key);
    const holds =
      'ifNew' in condition ? current === undefined : !('ifMatch' in condition) || current?.etag === condition.ifMatch;
    if (!holds) return { conflict: true };
    this.#former.set(key, current ?? null);
    const etag = this.bounds.digests ? JSON.stringify(value) : `"${String((this.#writes += 1))}"`;
    this.#blobs.set(key, { value: copied(value), etag });
    return { etag };
  }

  #read(key: string): Stored | null {
    const found = this.#blobs.get(key);
    return found ? { value: copied(found.value), etag: found.etag } : null;
  }

  #list(prefix: string): Listing {
    const listed = [...this.#blobs].filter(([key]) => key.startsWith(prefix));
    return listingOf(new Map(listed.map(([key, { etag }]) => [key, etag])));
  }

  #remove(key: string): void {
    const current = this.#blobs.get(key);
    if (current) this.#former.set(key, current);
    this.#blobs.delete(key);
  }

  #storage(through: Through): Storage {
    return {
      put: (key, value, condition) => {
        const own = copied(value);
        const isConditional = 'ifNew' in condition || 'ifMatch' in condition;
        return through('put', key, isConditional, () => this.#write(key, own, condition));
      },
      get: (key) => through('get', key, false, () => this.#read(key)),
      list: (prefix) => through('list', prefix, false, () => this.#list(prefix)),
      delete: (key) => through('delete', key, false, () => this.#remove(key)),
    };
  }

  readonly calm: Storage = this.#storage((_kind, _key, _isConditional, work) => Promise.resolve(work()));

  storageOf(client: number): Storage {
    return this.#storage(
      (kind, key, isConditional, work) =>
        new Promise<never>((resolve, fail) => {
          const answer = resolve as (result: unknown) => void;
          this.#waiting.push({ client, number: (this.#asked += 1), kind, key, isConditional, work, answer, fail });
        }),
    );
  }

  /** Whether two operations give the same in either order. */
  #commute(one: Operation, other: Operation): boolean {
    const isRead = ({ kind }: Operation) => kind === 'get' || kind === 'list';
    if (isRead(one) && isRead(other)) return true;
    const below = (list: Operation, { key }: Operation) => list.kind === 'list' && key.startsWith(list.key);
    return one.key !== other.key && !below(one, other) && !below(other, one);
  }

  #possible({ kind, isConditional, key }: Operation): readonly ModelFault[] {
    if (this.#faultsLeft === 0) return [];
    const { kinds = (Object.keys(MODEL_FAULTS) as ModelFault[]).filter((fault) => fault !== 'stale read') } =
      this.bounds;
    return kinds.filter((fault) => {
      if (fault === 'stale read' && !this.#former.has(key)) return false;
      const where: readonly string[] = MODEL_FAULTS[fault];
      return where.includes(kind) || (isConditional && where.includes('conditional'));
    });
  }

  choices(): readonly Choice[] {
    const last = this.#last;
    const inOrder = this.#waiting.toSorted((one, other) => one.client - other.client || one.number - other.number);
    const choices: Choice[] = [];
    for (const operation of inOrder) {
      const isSecond = last !== null && this.#waitedWith.has(operation.number) && this.#commute(operation, last);
      const isTurned = isSecond && (operation.client - last.client || operation.number - last.number) < 0;
      // It would have come first: that order is another run. Unless it ends its own client.
      if (!isTurned) choices.push({ operation, fault: null });
      if (isTurned && operation.client !== last.client) continue;
      for (const fault of this.#possible(operation)) choices.push({ operation, fault });
    }
    if (choices.length === 0) return [];
    for (const late of this.#late) choices.push({ late });
    if (this.#jumpsLeft > 0) choices.push({ clock: this.bounds.jump ?? 0 });
    return choices;
  }

  async take(choice: Choice): Promise<void> {
    if ('clock' in choice) {
      this.#jumpsLeft -= 1;
      this.#last = null;
      this.pass(choice.clock);
      this.trace.push(`clock +${String(choice.clock)}`);
    } else if ('late' in choice) {
      this.#late = this.#late.filter((one) => one !== choice.late);
      this.#last = null;
      choice.late.work();
      this.trace.push(`late ${choice.late.kind} ${choice.late.key}`);
    } else {
      const { operation, fault } = choice;
      this.#waitedWith = new Set(this.#waiting.map(({ number }) => number));
      this.#waiting = this.#waiting.filter((one) => one !== operation);
      this.#last = fault === null ? operation : null;
      this.trace.push(`${String(operation.client)}: ${operation.kind} ${operation.key}${fault ? ` (${fault})` : ''}`);
      this.#go(operation, fault);
    }
    await settled();
  }

  #go(operation: Operation, fault: ModelFault | null): void {
    if (fault !== null) {
      this.#faultsLeft -= 1;
      this.faults.push(fault);
    }
    const { client, work, answer, fail } = operation;
    if (fault === null || fault === 'lost answer' || fault === '412' || fault === 'ends after') {
      const result = work();
      if (fault === null) answer(result);
      if (fault === '412') answer({ conflict: true });
    }
    if (fault === '409') answer({ conflict: true });
    if (fault === 'stale read') answer(copied(this.#former.get(operation.key) ?? null));
    if (fault === 'late') this.#late.push(operation);
    if (fault === '5xx' || fault === 'lost answer' || fault === 'late') fail(new StorageError(fault));
    if (fault === 'ends before' || fault === 'ends after') {
      this.#waiting = this.#waiting.filter((one) => one.client !== client);
    }
  }

  /** What is late comes at last. */
  land(): void {
    for (const operation of this.#late.splice(0)) operation.work();
  }
}

/** One run. @param path its choices so far: it is continued by `next`, and `widths` says how many there were */
async function once<T>(
  scenario: Scenario<T>,
  bounds: Bounds,
  path: number[],
  widths: number[],
  next: (choices: number) => number = () => 0,
): Promise<Run> {
  const run = new Run(bounds);
  await scenario.before?.(run);
  const clients = scenario.clients(run);
  const endings: Ending<T>[] = clients.map(() => ({ state: 'ended' }));
  /** What no fault of storage explains. */
  const defects: unknown[] = [];
  for (const [client, work] of clients.entries()) {
    void work().then(
      (value) => (endings[client] = { state: 'done', value }),
      (error: unknown) => {
        endings[client] = { state: 'failed' };
        if (!(error instanceof StorageError)) defects.push(error);
      },
    );
  }
  await settled();
  for (let depth = 0; ; depth += 1) {
    const choices = run.choices();
    if (choices.length === 0) break;
    widths[depth] = choices.length;
    const choice = choices[(path[depth] ??= next(choices.length))];
    if (choice === undefined) throw new Error('a run that differs from itself');
    await run.take(choice);
  }
  run.land();
  try {
    if (defects.length > 0) throw new Error('a client failed, and not by storage', { cause: defects[0] });
    await scenario.check(endings, run);
  } catch (cause) {
    throw new Error(`after ${run.trace.join('; ')}; ${JSON.stringify(endings)}`, { cause });
  }
  return run;
}

/** Goes through every run. @throws Error that names the run in which something was that must not be */
export async function explore<T>(scenario: Scenario<T>, bounds: Bounds): Promise<Explored> {
  const faults = new Map<ModelFault, number>();
  const note = (run: Run) => {
    for (const fault of run.faults) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  };
  const path: number[] = [];
  for (let runs = 1; runs <= bounds.most; runs += 1) {
    const widths: number[] = [];
    note(await once(scenario, bounds, path, widths));
    path.length = widths.length;
    // The last choice that has another one behind it.
    while (path.length > 0 && (path.at(-1) ?? 0) + 1 >= (widths[path.length - 1] ?? 0)) path.pop();
    if (path.length === 0) return { runs, faults, complete: true };
    path.push((path.pop() ?? 0) + 1);
  }
  const random = seededRandom(bounds.most);
  for (let runs = 0; runs < bounds.most; runs += 1) {
    note(await once(scenario, bounds, [], [], (choices) => Math.floor(random() * choices)));
  }
  return { runs: 2 * bounds.most, faults, complete: false };
}
