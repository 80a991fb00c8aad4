/** What records and indexes promise, as clients that do it at once. */
import { z } from 'zod';
import { Index } from '../indexed';
import { Records } from '../record';
import { keysBelow } from '../raw';
import type { World } from './model';
import { done, must, numbers, type Promised } from './promised';

const lists = new Records('lists/', z.array(z.string()));
const texts = new Records('texts/', z.string());

export const RECORDS: readonly Promised[] = [
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

export const INDEXED: readonly Promised[] = [
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
    promise: 'what is moved has its parts and its own entry, whoever read it before and removes it',
    pair: true,
    scenario: () => ({
      before: async ({ calm }) => {
        await index.add(calm, 'id', added(0));
      },
      clients: (world) => [
        () => {
          const storage = world.storageOf(0);
          const parts = () => part.put(storage, 'moved', 'part');
          return index.move(storage, 'id', (known) => ({ ...known, at: '30' }), 1, parts);
        },
        async () => {
          const storage = world.storageOf(1);
          const known = await contents.findOrUnreadable(storage, 'id');
          return known && index.remove(storage, 'id', undefined, known);
        },
      ],
      check: async (endings, world) => {
        const content = await foundByEntry(world);
        if (endings[1]?.state === 'done') must(content === null, 'what was removed is there');
        must(content?.at !== '30' || (await part.has(world.calm, 'moved')), 'a moved content without its parts');
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
