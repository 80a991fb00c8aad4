import type { Client } from './client-key';
import { LIMITS } from '../../site/limits';
import { limitIn, type Limit } from './limits';
import { countRequest } from './store';
import { StorageError, type Storage } from './storage/raw';
import { memoryStorage } from './testing/memory-storage';

const limit = { windowLimit: 3, windowSize: 60 };

const alone = (key: string): Client => [{ key, clients: 1 }];

/** Counts by a clock that stays where the test puts it. */
function setUp(storage: Storage = memoryStorage()) {
  let time = Date.UTC(2026, 0, 1);
  const services = { storage, now: () => new Date(time), sleep: () => Promise.resolve() };
  return {
    storage,
    count: (client: Client | string, name = 'assess', of: Limit = limit) =>
      countRequest(services, name, typeof client === 'string' ? alone(client) : client, of),
    at: (seconds: number) => (time = Date.UTC(2026, 0, 1) + seconds * 1000),
  };
}

it.each([
  ['dev', LIMITS.developmentFactor],
  ['production', 1],
  ['deploy-preview', 1],
] as const)('a limit is in %s as wide as %d of it', (context, factor) => {
  expect(limitIn({ context }, limit)).toEqual({ windowLimit: 3 * factor, windowSize: 60 });
});

describe('countRequest', () => {
  it('allows a client its requests, then says when to come back', async () => {
    const { count, at } = setUp();
    for (const second of [0, 10, 20]) {
      at(second);
      expect(await count('ab12')).toEqual({ allowed: true });
    }
    at(20.5);
    expect(await count('ab12')).toEqual({ allowed: false, retryAfterSeconds: 40 });
    at(60);
    expect(await count('ab12')).toEqual({ allowed: true });
  });

  it('counts clients and endpoints apart, also those that share a document', async () => {
    const { count } = setUp();
    for (let n = 0; n < 3; n += 1) await count('ab12');
    expect(await count('ab19')).toEqual({ allowed: true });
    expect(await count('ab12', 'feedback')).toEqual({ allowed: true });
    expect(await count('ab12')).toMatchObject({ allowed: false });
  });

  it('refuses nobody for asking at the same time: a page may send ten error reports at once, beside others', async () => {
    const { count } = setUp();
    const wide = { windowLimit: 10, windowSize: 60 };
    const verdicts = await Promise.all(Array.from({ length: 20 }, (_, n) => count(n % 2 ? 'ab12' : 'ab19', 'a', wide)));
    expect(verdicts.filter(({ allowed }) => !allowed)).toEqual([]);
  });

  it('never gives the last place twice, however many ask at once', async () => {
    const { count } = setUp();
    const verdicts = await Promise.all(Array.from({ length: 90 }, () => count('ab')));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it('allows a client that others overtook again and again, rather than telling it that it asked too often', async () => {
    const storage = memoryStorage();
    const { count } = setUp({ ...storage, put: () => Promise.resolve({ conflict: true }) });
    expect(await count('ab12')).toEqual({ allowed: true });
  });

  it.each(['get', 'put'] as const)('is not skipped where storage fails to %s', async (operation) => {
    const failing = () => Promise.reject(new StorageError('down'));
    const { count } = setUp({ ...memoryStorage(), [operation]: failing });
    await expect(count('ab12')).rejects.toThrow(StorageError);
  });

  it('forgets counters whose window is over', async () => {
    const { storage, count, at } = setUp();
    for (let n = 0; n < 50; n += 1) await count(`ab0${String(n)}`);
    at(61);
    await count('ab0zz');
    const [key = ''] = (await storage.list('limits/')).keys;
    expect(Object.keys((await storage.get(key))?.value as object)).toEqual(['ab0zz']);
  });
});

describe('the networks of a client', () => {
  const client = (own: string, site = '1'): Client => [
    { key: `c${site}${own}`, clients: 1 },
    { key: `b${site}`, clients: 2 },
    { key: 'a00', clients: 4 },
  ];

  it('each have a limit of their own, wider where they are wider', async () => {
    const { count } = setUp();
    const allowed: string[] = [];
    for (let site = 0; site < 4; site += 1) {
      for (let own = 0; own < 256; own += 1) {
        if ((await count(client(String(own), String(site)))).allowed) allowed.push(String(site));
      }
    }
    // Twice a client's 3 for each of the middle ones, four times for all of them.
    expect(allowed).toEqual(['0', '0', '0', '0', '0', '0', '1', '1', '1', '1', '1', '1']);
  });

  it('take one read and one write, however many they are', async () => {
    const storage = memoryStorage();
    const [get, put] = [jest.spyOn(storage, 'get'), jest.spyOn(storage, 'put')];
    await setUp(storage).count(client('1'));
    expect([get.mock.calls.length, put.mock.calls.length]).toEqual([1, 1]);
  });

  it('are not counted for a request that one of them has no room for', async () => {
    const { count } = setUp();
    for (let n = 0; n < 10; n += 1) await count(client('1'));
    for (let n = 0; n < 3; n += 1) expect(await count(client('2'))).toEqual({ allowed: true });
    expect(await count(client('3'))).toEqual({ allowed: false, retryAfterSeconds: 60 });
  });

  it('are waited for until the last that has no room has some', async () => {
    const { count, at } = setUp();
    // The client's own window ends twenty seconds after its network's.
    for (let n = 0; n < 3; n += 1) await count(client('1'));
    at(20);
    for (let n = 0; n < 3; n += 1) await count(client('2'));
    expect(await count(client('2'))).toEqual({ allowed: false, retryAfterSeconds: 60 });
    at(30);
    expect(await count(client('2'))).toEqual({ allowed: false, retryAfterSeconds: 50 });
  });
});
