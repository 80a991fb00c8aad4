import { clientKey } from './client-key';
import { memoryStorage } from './testing/memory-storage';

const noon = new Date('2026-03-01T12:00:00Z');
const nextDay = new Date('2026-03-02T00:00:00Z');

describe('clientKey', () => {
  it('is the same for a client all day, and another for another client', async () => {
    const storage = memoryStorage();
    const key = await clientKey(storage, '203.0.113.7', noon);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await clientKey(storage, '::ffff:203.0.113.7', noon)).toBe(key);
    expect(await clientKey(storage, '203.0.113.8', noon)).not.toBe(key);
  });

  it('takes a network of 64 bits for one client', async () => {
    const storage = memoryStorage();
    const key = await clientKey(storage, '2001:db8:1:2::1', noon);
    expect(await clientKey(storage, '2001:db8:1:2:ffff::9', noon)).toBe(key);
    expect(await clientKey(storage, '2001:db8:1:3::1', noon)).not.toBe(key);
  });

  it('cannot be told from yesterday, whose salt is gone', async () => {
    const storage = memoryStorage();
    const key = await clientKey(storage, '203.0.113.7', noon);
    expect(await clientKey(storage, '203.0.113.7', nextDay)).not.toBe(key);
    expect((await storage.list('salts/', null)).keys).toEqual(['salts/2026-03-02']);
  });

  it('keeps its salt of the day whatever an instance does whose clock still shows the day before', async () => {
    const storage = memoryStorage();
    const key = await clientKey(storage, '203.0.113.7', nextDay);
    await clientKey(storage, '203.0.113.7', noon);
    expect(await clientKey(storage, '203.0.113.7', nextDay)).toBe(key);
  });

  it('agrees between instances that begin the day at once', async () => {
    const storage = memoryStorage();
    const keys = await Promise.all(Array.from({ length: 8 }, () => clientKey(storage, '203.0.113.7', noon)));
    expect(new Set(keys).size).toBe(1);
  });

  it('counts clients without a readable address as one', async () => {
    const storage = memoryStorage();
    expect(await clientKey(storage, '', noon)).toBe(await clientKey(storage, 'localhost', noon));
  });
});
