import { memoryStorage } from './memory-storage';
import { StorageError } from '../storage/raw';
import { faultyStorage, seededRandom, type Fault } from './faulty-storage';

const always = (...faults: readonly Fault[]) => {
  const inner = memoryStorage();
  return { inner, storage: faultyStorage(inner, { random: seededRandom(1), faults, percent: 100 }) };
};

describe('a faulty storage', () => {
  it('loses a request before anything was done', async () => {
    const { inner, storage } = always('lost-request');
    await expect(storage.put('a', 1, {})).rejects.toThrow(StorageError);
    expect(await inner.get('a')).toBeNull();
  });

  it('loses an answer after it was done', async () => {
    const { inner, storage } = always('lost-answer');
    await expect(storage.put('a', 1, {})).rejects.toThrow(StorageError);
    expect(await inner.get('a')).toMatchObject({ value: 1 });
    await expect(storage.delete('a')).rejects.toThrow(StorageError);
    expect(await inner.get('a')).toBeNull();
  });

  it('does later what it gave up on', async () => {
    const { inner, storage } = always('late');
    await expect(storage.put('a', 1, {})).rejects.toThrow(StorageError);
    expect(await inner.get('a')).toBeNull();
    for (let reads = 0; reads < 12; reads += 1) await storage.get('b');
    expect(await inner.get('a')).toMatchObject({ value: 1 });
  });

  it('tells of conflicts that were none, with and without the write', async () => {
    const unwritten = always('false-conflict');
    expect(await unwritten.storage.put('a', 1, { ifNew: true })).toEqual({ conflict: true });
    expect(await unwritten.inner.get('a')).toBeNull();
    const written = always('conflict-after-write');
    expect(await written.storage.put('a', 1, { ifNew: true })).toEqual({ conflict: true });
    expect(await written.inner.get('a')).toMatchObject({ value: 1 });
  });

  it('reads what was there before', async () => {
    const { storage } = always('stale');
    await storage.put('a', 1, {});
    await storage.put('a', 2, {});
    expect(await storage.get('a')).toMatchObject({ value: 1 });
    await storage.heal();
    expect(await storage.get('a')).toMatchObject({ value: 2 });
  });

  it('fails alike for the same seed, and as often as it was told', async () => {
    const run = async (seed: number) => {
      const storage = faultyStorage(memoryStorage(), {
        random: seededRandom(seed),
        faults: ['lost-request'],
        percent: 30,
      });
      const failed: number[] = [];
      for (let call = 0; call < 500; call += 1) await storage.get('a').catch(() => failed.push(call));
      return failed;
    };
    expect(await run(7)).toEqual(await run(7));
    expect(await run(7)).not.toEqual(await run(8));
    expect((await run(7)).length).toBeGreaterThan(100);
    expect((await run(7)).length).toBeLessThan(200);
  });
});
