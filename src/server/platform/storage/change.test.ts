import { changeStored, storeOnce } from './change';
import { StorageError, type Storage } from './raw';
import { memoryStorage } from '../testing/memory-storage';

const numberIn = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Raises a number by one. */
const raise = (storage: Storage, retries?: number) =>
  changeStored(
    storage,
    'n',
    (stored) => {
      const next = numberIn(stored?.value) + 1;
      return { next, result: next };
    },
    retries,
  );

describe('changing what is stored', () => {
  it('loses no change of many at once, and makes none twice', async () => {
    const storage = memoryStorage();
    const changed = await Promise.all(Array.from({ length: 20 }, () => raise(storage)));
    expect(changed.map((each) => each?.result).sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect((await storage.get('n'))?.value).toBe(20);
  });

  it('says so where too many write at once', async () => {
    const storage = memoryStorage();
    const refusing: Storage = { ...storage, put: () => Promise.resolve({ conflict: true }) };
    expect(await raise(refusing)).toBeNull();
  });

  it('leaves what is there where a step gives nothing to write', async () => {
    const storage = memoryStorage();
    await storage.put('n', 5, {});
    expect(await changeStored(storage, 'n', (stored) => ({ result: stored?.value }))).toEqual({ result: 5 });
    expect(await storage.get('n')).toMatchObject({ value: 5, etag: '"1"' });
  });

  it('repeats after as many failures as it is told to, with what is there then', async () => {
    const storage = memoryStorage();
    let lost = 1;
    const losing: Storage = {
      ...storage,
      async put(...args) {
        const result = await storage.put(...args);
        if (lost > 0) {
          lost -= 1;
          throw new StorageError('the answer is lost');
        }
        return result;
      },
    };
    await expect(raise(losing)).rejects.toThrow(StorageError);
    lost = 1;
    expect(await raise(losing, 1)).toEqual({ result: 3 });
  });
});

describe('storing once', () => {
  it('stores what is new, and gives what was there before', async () => {
    const storage = memoryStorage();
    expect(await storeOnce(storage, 'a', 'first')).toBe('first');
    expect(await storeOnce(storage, 'a', 'second')).toBe('first');
    const all = await Promise.all(['x', 'y', 'z'].map((value) => storeOnce(storage, 'b', value)));
    expect(new Set(all).size).toBe(1);
  });

  it('throws where something is there and cannot be read', async () => {
    const storage: Storage = { ...memoryStorage(), put: () => Promise.resolve({ conflict: true }) };
    await expect(storeOnce(storage, 'a', 'x')).rejects.toThrow('a is there and cannot be read');
  });
});
