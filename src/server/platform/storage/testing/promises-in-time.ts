/** What counters, leases and queues promise, as clients that do it at once. */
import { z } from 'zod';
import { Budgets, countedInTotal, countInTotal, countRequest } from '../counter';
import { Leases, type Draw } from '../lease';
import { queued, Queue } from '../queue';
import { keysBelow } from '../raw';
import type { World } from './model';
import { done, must, numbers, servicesOf, type Promised } from './promised';

const budgets = new Budgets('budgets/', 2);
const THREE = { windowLimit: 3, windowSize: 60 };

export const COUNTERS: readonly Promised[] = [
  {
    promise: 'a client gets no more than its limit',
    open: true,
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
    open: true,
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
  {
    promise: 'no more is taken of a budget than there is, and what is given back can be taken again',
    stale: true,
    scenario: (clients) => ({
      clients: (world) =>
        numbers(clients).map((client) => async () => {
          const services = servicesOf(world, client);
          const part = await budgets.take(services, 'aa', 2, THREE);
          const count = part?.count ?? 0;
          if (part !== null && count === 2) await budgets.giveBack(services, 'aa', [part], 1);
          return Math.min(count, 1);
        }),
      check: async (endings, world) => {
        const used = done<number>(endings).reduce((sum, count) => sum + count, 0);
        must(used <= 3, `${String(used)} were taken of 3`);
        const calm = { ...servicesOf(world, 0), storage: world.calm };
        const left = (await budgets.take(calm, 'aa', 9, THREE))?.count ?? 0;
        must(left + used <= 3, `${String(left)} are left of 3 after ${String(used)} were used`);
        const isCertain = endings.every(({ state }) => state === 'done');
        must(!isCertain || left + used === 3, 'something is taken that nobody has');
      },
    }),
  },
];

const LEASE_MS = 60_000;

const leases = new Leases(
  'leases/',
  z.object({ until: z.number(), holder: z.string().nullable() }),
  z.object({ until: z.number(), holder: z.string() }),
  2,
);

const NOTHING_LEFT = { rests: new Map<string, never>(), used: () => null };

/** Who holds a name now, according to storage. */
async function holderOf({ calm }: World, name: string): Promise<string | null> {
  const found = (await calm.get('leases/aa'))?.value as
    | Record<string, { readonly held: Record<string, { readonly holder: string }> }>
    | undefined;
  return found?.['aa1']?.held[name]?.holder ?? null;
}

export const LEASES: readonly Promised[] = [
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
            const got = await leases.take(services, 'aa1', 'host', { until, holder });
            const time = world.now().getTime();
            if (got.state !== 'taken' || time >= until) return 'refused';
            const others = [...holding].filter(([, end]) => end > time).map(([name]) => name);
            must(others.length === 0, `${holder} holds what ${others.join()} holds`);
            holding.set(holder, until);
            // Something that takes time.
            await services.storage.get('work');
            const isKept = (await holderOf(world, 'host')) === holder;
            must(isKept || world.now().getTime() >= until, `somebody has ended the lease of ${holder}`);
            holding.delete(holder);
            await leases.end(services, 'aa1', holder, { names: ['host'], ...NOTHING_LEFT });
            return 'held';
          }),
        check: async (_, world) => {
          world.pass(2 * LEASE_MS);
          const again = { until: world.now().getTime() + LEASE_MS, holder: 'later' };
          const got = await leases.take({ storage: world.calm, now: world.now }, 'aa1', 'host', again);
          must(got.state === 'taken', 'a lease stays for ever');
        },
      };
    },
  },
  {
    promise: 'leases of one group reserve no more than its budget, and one that is acknowledged is not lost',
    stale: true,
    scenario: (clients) => ({
      clients: (world) =>
        numbers(clients).map((client) => async () => {
          const lease = { until: world.now().getTime() + LEASE_MS, holder: String(client) };
          const reserve = (others: readonly Draw[]) =>
            others.length < clients - 1 ? { draw: lease } : { until: lease.until };
          const got = await leases.take(servicesOf(world, client), 'aa1', `host${String(client)}`, lease, reserve);
          return got.state === 'taken' ? client : null;
        }),
      check: async (endings, world) => {
        const held = done<number | null>(endings).filter((client) => client !== null);
        must(held.length < clients, 'more was reserved than there is');
        for (const client of held) {
          const holder = await holderOf(world, `host${String(client)}`);
          must(holder === String(client), 'an acknowledged lease is lost');
        }
      },
    }),
  },
];

const itemSchema = z.object({ ...queued(['mail', 'hook']), about: z.string() });
const queue = new Queue('queue/', itemSchema, ['mail', 'hook'], { attempts: 20, pauseSeconds: 60 });

export const QUEUES: readonly Promised[] = [
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
