import { clientOf } from './client-key';
import { countRequest } from './store';
import type { Storage } from './storage/raw';
import { memoryStorage } from './testing/memory-storage';

const noon = new Date('2026-03-01T12:00:00Z');
const nextDay = new Date('2026-03-02T00:00:00Z');

const ask = (storage: Storage, address: string, now: Date, instance?: object) =>
  clientOf({ storage, now: () => now, report: () => '', ...(instance && { instance }) }, address);

async function keyOf(storage: Storage, address: string, now: Date): Promise<string> {
  return (await ask(storage, address, now))[0].key;
}

describe('the key of a client', () => {
  it('is the same for a client all day, and another for another client', async () => {
    const storage = memoryStorage();
    const key = await keyOf(storage, '203.0.113.7', noon);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await keyOf(storage, '203.0.113.7', noon)).toBe(key);
    expect(await keyOf(storage, '203.0.113.8', noon)).not.toBe(key);
  });

  it('is the same for IPv4 in each way of writing it as IPv6', async () => {
    const storage = memoryStorage();
    const client = await ask(storage, '203.0.113.7', noon);
    expect(await ask(storage, '::ffff:203.0.113.7', noon)).toEqual(client);
    expect(await ask(storage, '::ffff:cb00:7107', noon)).toEqual(client);
  });

  it('takes a network of 64 bits for one client', async () => {
    const storage = memoryStorage();
    const key = await keyOf(storage, '2001:db8:1:2::1', noon);
    expect(await keyOf(storage, '2001:db8:1:2:ffff::9', noon)).toBe(key);
    expect(await keyOf(storage, '2001:db8:1:3::1', noon)).not.toBe(key);
  });

  it('cannot be told from yesterday, whose salt is gone', async () => {
    const storage = memoryStorage();
    const key = await keyOf(storage, '203.0.113.7', noon);
    expect(await keyOf(storage, '203.0.113.7', nextDay)).not.toBe(key);
    expect((await storage.list('salts/')).keys).toEqual(['salts/2026-03-02']);
  });

  it('keeps its salt of the day whatever an instance does whose clock still shows the day before', async () => {
    const storage = memoryStorage();
    const key = await keyOf(storage, '203.0.113.7', nextDay);
    await keyOf(storage, '203.0.113.7', noon);
    expect(await keyOf(storage, '203.0.113.7', nextDay)).toBe(key);
  });

  it('agrees between instances that begin the day at once', async () => {
    const storage = memoryStorage();
    const keys = await Promise.all(Array.from({ length: 8 }, () => keyOf(storage, '203.0.113.7', noon)));
    expect(new Set(keys).size).toBe(1);
  });

  it('counts clients without a readable address as one', async () => {
    const storage = memoryStorage();
    expect(await keyOf(storage, '', noon)).toBe(await keyOf(storage, 'localhost', noon));
  });

  it('reads the salt once for a day and an instance', async () => {
    const storage = memoryStorage();
    await ask(storage, '203.0.113.7', nextDay);
    const get = jest.spyOn(storage, 'get');
    const instance = {};
    for (let n = 0; n < 5; n += 1) await ask(storage, `203.0.113.${String(n)}`, nextDay, instance);
    expect(get).toHaveBeenCalledTimes(1);
    expect(await ask(storage, '203.0.113.7', noon, instance)).not.toEqual(await ask(storage, '203.0.113.7', nextDay));
  });

  it('is given though the salts of the days before could not be deleted, which is told', async () => {
    const storage = memoryStorage();
    const report = jest.fn(() => '');
    const broken = { ...storage, list: () => Promise.reject(new Error('down')) };
    await expect(clientOf({ storage: broken, now: () => noon, report }, '203.0.113.7')).resolves.toHaveLength(2);
    expect(report).toHaveBeenCalledWith(new Error('down'));
  });
});

describe('the networks of a client', () => {
  it('are its /24 for IPv4, its /56 and /48 for IPv6', async () => {
    const storage = memoryStorage();
    const networks = async (address: string) => (await ask(storage, address, noon)).map(({ key }) => key);
    const [, ...ipv4] = await networks('203.0.113.7');
    expect((await networks('203.0.113.8')).slice(1)).toEqual(ipv4);
    expect((await networks('203.0.114.7')).slice(1)).not.toEqual(ipv4);
    const [, home, provider] = await networks('2001:db8:1:100::1');
    expect((await networks('2001:db8:1:1ff::1')).slice(1)).toEqual([home, provider]);
    const [, otherHome, sameProvider] = await networks('2001:db8:1:200::1');
    expect([otherHome === home, sameProvider]).toEqual([false, provider]);
    expect((await networks('2001:db8:2:100::1'))[2]).not.toBe(provider);
  });

  it.each([
    ['a /56 of IPv6', (n: number) => `2001:db8:0:${n.toString(16)}::1`, 4],
    ['a /48 of IPv6', (n: number) => `2001:db8:0:${(n * 256).toString(16)}::1`, 16],
    ['a /24 of IPv4', (n: number) => `203.0.113.${String(n)}`, 16],
  ])('let the 256 clients of %s ask no more often than a few', async (_, addressOf, clients) => {
    const storage = memoryStorage();
    const services = { storage, now: () => noon, sleep: () => Promise.resolve() };
    const limit = { windowLimit: 3, windowSize: 180 };
    let allowed = 0;
    for (let n = 0; n < 256; n += 1) {
      const client = await ask(storage, addressOf(n), noon);
      for (let asked = 0; asked < 3; asked += 1) {
        if ((await countRequest(services, 'assess', client, limit)).allowed) allowed += 1;
      }
    }
    expect(allowed).toBe(3 * clients);
  });
});
