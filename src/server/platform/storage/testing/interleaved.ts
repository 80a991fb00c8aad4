/**
 * What each primitive promises, as clients that do it at once, and what must hold however their operations fall and
 * whatever fails. Run by `interleavings.test.ts` within bounds, by `interleavings.long.test.ts` without.
 */
import { z } from 'zod';
import { countedInTotal, countInTotal, countRequest } from '../counter';
import { Index } from '../indexed';
import { Leases } from '../lease';
import { queued, Queue } from '../queue';
import { Records } from '../record';
import { keysBelow } from '../raw';
import type { Ending, Scenario, World } from './model';

/** A promise, and clients that could break it. */
export interface Promised {
  readonly promise: string;
  /** @param clients how many do it at once */
  readonly scenario: (clients: number) => Scenario<unknown>;
  /** Whether it holds where a read shows what was there before, too. */
  readonly stale?: true;
  /** How far the clock may jump once. */
  readonly jump?: number;
  /** Only for two clients: more would do nothing else. */
  readonly pair?: true;
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const done = <T>(endings: readonly Ending<unknown>[]): T[] =>
  endings.flatMap((ending) => (ending.state === 'done' ? [ending.value as T] : []));

const numbers = (many: number) => Array.from({ length: many }, (_, number) => number);

const servicesOf = (world: World, client: number) => ({
  storage: world.storageOf(client),
  now: world.now,
  sleep: () => Promise.resolve(),
  report: () => '',
});

const lists = new Records('lists/', z.array(z.string()));
const texts = new Records('texts/', z.string());

const RECORDS: readonly Promised[] = [
  {
    promise: 'a change is in what is stored once it is acknowledged, and never twice',
    stale: true,
    scenario: (clients) => ({
      clients: (world) =>
        numbers(clients).map((client) => async () => {
          const own = String(client);
          await lists.change(
            world.storageOf(client),
            'a',
            (known) => ({ next: [...(known ?? []).filter((one) => one !== own), own], result: null }),
            1,
          );
          return own;
        }),
      check: async (endings, { calm }) => {
        const kept = (await lists.value(calm, 'a')) ?? [];
        must(
          done<string>(endings).every((own) => kept.includes(own)),
          `an acknowledged change is lost: ${kept.join()}`,
        );
        must(new Set(kept).size === kept.length, `a change was made twice: ${kept.join()}`);
      },
    }),
  },
  {
    promise: 'all who store something once get the same, and it is what is stored',
    scenario: (clients) => ({
      clients: (world) =>
        numbers(clients).map((client) => () => texts.once(world.storageOf(client), 'a', String(client))),
      check: async (endings, { calm }) => {
        const kept = await texts.value(calm, 'a');
        must(
          done<string>(endings).every((told) => told === kept),
          `somebody was told of another than ${String(kept)}`,
        );
      },
    }),
  },
  {
    promise: 'of all who create something, one at most is told that it was first, and it is what is stored',
    scenario: (clients) => ({
      clients: (world) =>
        numbers(clients).map(
          (client) => async () =>
            (await texts.create(world.storageOf(client), 'a', String(client))) ? String(client) : null,
        ),
      check: async (endings, { calm }) => {
        const first = done<string | null>(endings).filter((one) => one !== null);
        must(first.length <= 1, `${first.join()} were first`);
        must(first.length === 0 || (await texts.value(calm, 'a')) === first[0], 'what was first is not what is stored');
      },
    }),
  },
  {
    promise: 'what was read is replaced once',
    stale: true,
    scenario: (clients) => ({
      before: ({ calm }) => texts.put(calm, 'a', 'before'),
      clients: (world) =>
        numbers(clients).map((client) => async () => {
          const storage = world.storageOf(client);
          const found = await texts.find(storage, 'a');
          if (found?.value !== 'before') return null;
          return (await texts.replace(storage, 'a', found.version, String(client))) === null ? null : String(client);
        }),
      check: async (endings, { calm }) => {
        const told = done<string | null>(endings).filter((one) => one !== null);
        must(told.length <= 1, `${told.join()} have replaced the same`);
        must(told.length === 0 || (await texts.value(calm, 'a')) === told[0], 'what replaced it is not stored');
      },
    }),
  },
];

interface Content {
  readonly at: string;
  readonly by: number;
}

const contents = new Records<Content>('contents/', z.object({ at: z.string(), by: z.number() }));
const index = new Index('index/', contents, ({ at }) => at);
const part = new Records('parts/', z.string());

/** Nothing is stored that its entry would not find. */
async function foundByEntry({ calm }: World): Promise<Content | null> {
  const content = await contents.value(calm, 'id');
  const entries = await index.entries(calm);
  must(
    content === null || entries.includes(index.entryOf('id', content) ?? ''),
    `a content without entry: ${entries.join()}`,
  );
  return content;
}

const added = (client: number): Content => ({ at: `2${String(client)}`, by: client });

const INDEXED: readonly Promised[] = [
  {
    promise: 'all who add an id get the content that is stored, which is found by its entry and has its parts',
    scenario: (clients) => ({
      clients: (world) =>
        numbers(clients).map((client) => () => {
          const storage = world.storageOf(client);
          return index.add(storage, 'id', added(client), () => part.put(storage, String(client), 'part'));
        }),
      check: async (endings, world) => {
        const content = await foundByEntry(world);
        must(
          done<Content>(endings).every(({ by }) => by === content?.by),
          'somebody was told of another content',
        );
        must(content === null || (await part.has(world.calm, String(content.by))), 'a content without its parts');
      },
    }),
  },
  {
    promise:
      'what is removed is gone with its parts, whoever adds it again meanwhile; what is left can be asked for again',
    pair: true,
    scenario: () => ({
      before: async ({ calm }) => {
        await index.add(calm, 'id', added(0), () => part.put(calm, '0', 'part'));
      },
      clients: (world) => [
        async () => {
          const storage = world.storageOf(0);
          return index.remove(storage, 'id', () => part.delete(storage, '0'));
        },
        () => index.add(world.storageOf(1), 'id', added(1)),
      ],
      check: async (endings, world) => {
        const content = await foundByEntry(world);
        const [removal, addition] = endings;
        if (removal?.state === 'done') must(content?.by !== 0, 'what was removed is there');
        if (addition?.state === 'done' && (addition.value as Content).by === 1) {
          must(content !== null || removal?.state !== 'failed', 'an acknowledged content is lost');
        }
        await index.remove(world.calm, 'id', () => part.delete(world.calm, '0'));
        const left = await keysBelow(world.calm, '');
        must(
          left.every((key) => key.startsWith('index/')),
          `left after it was asked for again: ${left.join()}`,
        );
      },
    }),
  },
  {
    promise: 'what an attempt left is forgotten, and not what was added since',
    pair: true,
    scenario: () => ({
      before: async ({ calm }) => {
        await calm.put('index/10-id', {}, {});
        await part.put(calm, 'old', 'part');
      },
      clients: (world) => [
        () => index.add(world.storageOf(0), 'id', added(0)),
        async () => {
          const storage = world.storageOf(1);
          await index.forget(storage, '20', () => part.delete(storage, 'old'));
          return 'forgotten';
        },
      ],
      check: async (endings, world) => {
        const content = await foundByEntry(world);
        must(endings[0]?.state !== 'done' || content !== null, 'an acknowledged content is lost');
        if (endings[1]?.state === 'done') {
          must(!(await world.calm.get('index/10-id')), 'an old entry is left');
        }
      },
    }),
  },
  {
    promise: 'what is moved has its own entry, whoever removes it meanwhile',
    pair: true,
    scenario: () => ({
      before: async ({ calm }) => {
        await index.add(calm, 'id', added(0));
      },
      clients: (world) => [
        () => index.move(world.storageOf(0), 'id', (known) => ({ ...known, at: '30' }), 1),
        () => index.remove(world.storageOf(1), 'id'),
      ],
      check: async (endings, world) => {
        const content = await foundByEntry(world);
        const [moving, removal] = endings;
        if (removal?.state === 'done') must(content === null, 'what was removed is there');
        if (moving?.state === 'done' && content !== null && moving.value !== null) {
          must(content.at === '30', 'an acknowledged move is lost');
        }
      },
    }),
  },
  {
    promise: 'what many move to one time has its own entry, wherever one of them ends',
    scenario: (clients) => ({
      before: async ({ calm }) => {
        await index.add(calm, 'id', added(0));
      },
      clients: (world) =>
        numbers(clients).map(
          (client) => () => index.move(world.storageOf(client), 'id', (known) => ({ ...known, at: '30' }), 1),
        ),
      check: async (endings, world) => {
        const content = await foundByEntry(world);
        must(content !== null, 'what was moved is lost');
        must(content?.at === '30' || !endings.some(({ state }) => state === 'done'), 'an acknowledged move is lost');
      },
    }),
  },
];

const COUNTERS: readonly Promised[] = [
  {
    promise: 'a client gets no more than its limit',
    stale: true,
    scenario: (clients) => ({
      clients: (world) =>
        numbers(clients).map(
          (client) => () =>
            countRequest(
              servicesOf(world, client),
              'a',
              [
                { key: 'c1', clients: 1 },
                { key: 'n1', clients: 2 },
              ],
              { windowLimit: 1, windowSize: 60 },
            ),
        ),
      check: (endings) => {
        const allowed = done<{ readonly allowed: boolean }>(endings).filter((one) => one.allowed);
        must(allowed.length <= 1, `${String(allowed.length)} were allowed of 1`);
      },
    }),
  },
  {
    promise: 'all together get no more than a total, and nobody is refused before it is reached',
    stale: true,
    scenario: (clients) => ({
      clients: (world) =>
        numbers(clients).map(
          (client) => () =>
            countInTotal(servicesOf(world, client), 'a', [{ windowLimit: clients - 1, windowSize: 60 }], () => 0, 2),
        ),
      check: async (endings, world) => {
        const limit = { windowLimit: clients - 1, windowSize: 60 };
        const told = done<{ readonly allowed: boolean }>(endings);
        const counted = await countedInTotal({ ...servicesOf(world, 0), storage: world.calm }, 'a', limit, 2);
        must(told.filter(({ allowed }) => allowed).length <= counted, 'more were allowed than are counted');
        must(counted <= limit.windowLimit, `${String(counted)} are counted of ${String(limit.windowLimit)}`);
        must(
          counted === limit.windowLimit || told.every(({ allowed }) => allowed),
          'somebody was refused before the total was reached',
        );
      },
    }),
  },
];

const LEASE_MS = 60_000;

const leases = new Leases('leases/', z.object({ until: z.number(), holder: z.string().nullable() }), 2);

const LEASES: readonly Promised[] = [
  {
    promise: 'a name is held by one holder at a time, and whoever comes late ends no lease but its own',
    stale: true,
    jump: LEASE_MS,
    scenario: (clients) => {
      const holding = new Map<string, number>();
      return {
        before: () => {
          holding.clear();
          return Promise.resolve();
        },
        clients: (world) =>
          numbers(clients).map((client) => async () => {
            const services = servicesOf(world, client);
            const holder = String(client);
            const until = world.now().getTime() + LEASE_MS;
            const got = await leases.take(services, ['aa1'], { until, holder });
            const time = world.now().getTime();
            if (got === null || got.taken.length === 0 || time >= until) return 'refused';
            const others = [...holding].filter(([, end]) => end > time).map(([name]) => name);
            must(others.length === 0, `${holder} holds what ${others.join()} holds`);
            holding.set(holder, until);
            // Something that takes time.
            await services.storage.get('work');
            const kept = (await world.calm.get('leases/aa'))?.value as Record<string, { readonly holder: string }>;
            const isKept = kept['aa1']?.holder === holder;
            must(isKept || world.now().getTime() >= until, `somebody has ended the lease of ${holder}`);
            holding.delete(holder);
            await leases.end(services, ['aa1'], holder, null);
            return 'held';
          }),
        check: async (_, world) => {
          world.pass(2 * LEASE_MS);
          const again = { until: world.now().getTime() + LEASE_MS, holder: 'later' };
          const got = await leases.take({ storage: world.calm, now: world.now }, ['aa1'], again);
          must(got?.taken.length === 1, 'a lease stays for ever');
        },
      };
    },
  },
  {
    promise: 'names of one document do not get into each other’s way',
    scenario: (clients) => ({
      clients: (world) =>
        numbers(clients).map((client) => async () => {
          const lease = { until: world.now().getTime() + LEASE_MS, holder: String(client) };
          const got = await leases.take(servicesOf(world, client), [`aa${String(client)}`], lease);
          return got?.taken[0] ?? null;
        }),
      check: async (endings, world) => {
        const doc = ((await world.calm.get('leases/aa'))?.value ?? {}) as Record<string, unknown>;
        must(
          done<string | null>(endings).every((name) => name === null || name in doc),
          'an acknowledged lease is lost',
        );
      },
    }),
  },
];

const itemSchema = z.object({ ...queued(['mail', 'hook']), about: z.string() });
const queue = new Queue('queue/', itemSchema, ['mail', 'hook'], { attempts: 20, pauseSeconds: 60 });

const QUEUES: readonly Promised[] = [
  {
    promise: 'what is queued is told at least once by each channel, queued once, and taken out when it was told',
    scenario: (clients) => {
      let told: string[] = [];
      const telling = {
        find: () => Promise.resolve('told'),
        orphanSeconds: 60,
        tell: (channel: string) => Promise.resolve(void told.push(channel)),
        failed: () => undefined,
      };
      return {
        before: () => {
          told = [];
          return Promise.resolve();
        },
        clients: (world) => [
          async () => {
            const services = servicesOf(world, 0);
            await queue.add(services, 'id', { ...queue.begin(world.now(), ['hook']), about: 'a' });
            return 'queued';
          },
          ...numbers(clients - 1).map((other) => async () => {
            await queue.run(servicesOf(world, other + 1), Infinity, telling);
            return 'run';
          }),
        ],
        check: async (endings, world) => {
          const calm = { ...servicesOf(world, 0), storage: world.calm };
          for (let run = 0; run < 4; run += 1) {
            world.pass(60 * 60 * 1000);
            await queue.run(calm, Infinity, telling);
          }
          must((await keysBelow(world.calm, 'queue/')).length === 0, 'an item is left that everybody was told of');
          if (endings[0]?.state === 'done') must(told.length > 0, 'nobody was told');
          // One fault, or one of two runs whose answer came late, may tell of it twice; never more.
          must(told.length <= clients + 1, `told ${String(told.length)} times`);
        },
      };
    },
  },
  {
    promise: 'of runs at once one tries what is due, unless its claim is over',
    scenario: (clients) => {
      let told = 0;
      return {
        before: async (world) => {
          told = 0;
          const item = { ...queue.begin(world.now(), ['hook']), about: 'a' };
          await queue.add({ storage: world.calm }, 'id', item);
        },
        clients: (world) =>
          numbers(clients).map((client) => async () => {
            await queue.run(servicesOf(world, client), Infinity, {
              find: () => Promise.resolve('told'),
              orphanSeconds: 60,
              tell: () => Promise.resolve(void (told += 1)),
              failed: () => undefined,
            });
            return null;
          }),
        check: () => {
          must(told <= 1, `told ${String(told)} times at once`);
        },
      };
    },
  },
];

export const PROMISED: Readonly<Record<string, readonly Promised[]>> = {
  record: RECORDS,
  index: INDEXED,
  counter: COUNTERS,
  lease: LEASES,
  queue: QUEUES,
};
