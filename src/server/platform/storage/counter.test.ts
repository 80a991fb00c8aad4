import { seededRandom } from '../testing/faulty-storage';
import { memoryStorage } from '../testing/memory-storage';
import { FAKE_TIME, passingTime, slowStorage, useFakeTime } from '../testing/slow-storage';
import { StorageError } from './raw';
import { countedInTotal, countInTotal, SHARDS } from './counter';

const DAY = { windowLimit: 320, windowSize: 24 * 60 * 60 };
const HOUR = { windowLimit: 160, windowSize: 60 * 60 };
const START = Date.parse('2026-06-01T12:00:00Z');

/** Services whose clock stands until the test says so. */
function setUp(seed = 1) {
  let time = START;
  const random = seededRandom(seed);
  const services = {
    storage: memoryStorage(),
    now: () => new Date(time),
    sleep: () => Promise.resolve(),
  };
  const count = (limits: readonly [typeof DAY, ...(typeof DAY)[]] = [DAY], instance?: object) =>
    countInTotal({ ...services, ...(instance && { instance }) }, 'a', limits, random);
  return { services, count, at: (seconds: number) => (time = START + seconds * 1000) };
}

describe('a total', () => {
  it('is reached exactly: not one is refused before, not one is counted after', async () => {
    const { services, count } = setUp();
    for (let n = 0; n < DAY.windowLimit; n += 1) expect(await count()).toMatchObject({ allowed: true });
    expect(await count()).toEqual({ allowed: false, retryAfterSeconds: 12 * 60 * 60 });
    expect(await countedInTotal(services, 'a', DAY)).toBe(DAY.windowLimit);
  });

  it.each([1, 31, 33, 50])('of %d, which is no multiple of the shards, is reached exactly', async (windowLimit) => {
    const { count } = setUp();
    const limit = { ...DAY, windowLimit };
    for (let n = 0; n < windowLimit; n += 1) expect(await count([limit])).toMatchObject({ allowed: true });
    expect(await count([limit])).toMatchObject({ allowed: false });
  });

  it('begins anew with its window: the UTC day', async () => {
    const { count, at } = setUp();
    const limit = { ...DAY, windowLimit: 1 };
    await count([limit]);
    at(12 * 60 * 60 - 1);
    expect(await count([limit])).toEqual({ allowed: false, retryAfterSeconds: 1 });
    at(12 * 60 * 60);
    expect(await count([limit])).toMatchObject({ allowed: true });
  });

  it('of several windows ends with the first that is full', async () => {
    const { count, at } = setUp();
    for (let n = 0; n < HOUR.windowLimit; n += 1) expect(await count([HOUR, DAY])).toMatchObject({ allowed: true });
    expect(await count([HOUR, DAY])).toEqual({ allowed: false, retryAfterSeconds: 3600 });
    at(3600);
    for (let n = 0; n < HOUR.windowLimit; n += 1) expect(await count([HOUR, DAY])).toMatchObject({ allowed: true });
    at(2 * 3600);
    expect(await count([HOUR, DAY])).toEqual({ allowed: false, retryAfterSeconds: 10 * 3600 });
  });

  it('counts for an instance whose clock is behind what one ahead has begun', async () => {
    const { count, at } = setUp();
    const limit = { ...DAY, windowLimit: 1 };
    at(12 * 60 * 60);
    await count([limit]);
    at(12 * 60 * 60 - 5);
    expect(await count([limit])).toMatchObject({ allowed: false });
  });
});

describe('counting in a total', () => {
  beforeEach(useFakeTime);
  afterEach(() => jest.useRealTimers());

  /** Storage of 50 ms an operation, more or less. */
  function slow(seed: number) {
    const random = seededRandom(seed);
    const storage = slowStorage(memoryStorage(), () => 50 * (0.5 + random()));
    const services = { ...FAKE_TIME, storage };
    return {
      storage,
      services,
      count: (instance?: object) => countInTotal({ ...services, ...(instance && { instance }) }, 'a', [DAY], random),
    };
  }

  it.each([20, 100, 300])('at once finds a place for each of %d, at 50 ms an operation', async (writers) => {
    const { services, storage, count } = slow(writers);
    const counted = await passingTime(Promise.all(Array.from({ length: writers }, () => count())));
    expect(counted.filter(({ allowed }) => !allowed)).toEqual([]);
    expect(storage.operations.length / writers).toBeLessThan(writers > 100 ? 16 : 8);
    expect(await passingTime(countedInTotal(services, 'a', DAY))).toBe(writers);
  });

  it.each([1, 2, 3, 4, 5])('at once refuses none of 40 where storage is slow: %d', async (seed) => {
    const random = seededRandom(seed);
    const storage = slowStorage(memoryStorage(), () => 500 * (0.5 + random()));
    const count = () => countInTotal({ ...FAKE_TIME, storage }, 'a', [{ ...DAY, windowLimit: 100 }], random);
    const counted = await passingTime(Promise.all(Array.from({ length: 40 }, count)));
    expect(counted.filter(({ allowed }) => !allowed)).toEqual([]);
  });

  it('at once near its end takes as many as there is room for', async () => {
    const { services, count } = slow(3);
    for (let n = 0; n < DAY.windowLimit - 30; n += 1) await passingTime(count());
    const counted = await passingTime(Promise.all(Array.from({ length: 100 }, () => count())));
    expect(counted.filter(({ allowed }) => allowed)).toHaveLength(30);
    expect(await passingTime(countedInTotal(services, 'a', DAY))).toBe(DAY.windowLimit);
  });

  it('takes a read and a write, and of an instance that counted before a write alone', async () => {
    const { storage, count } = slow(1);
    const instance = {};
    const operations = async () => {
      const before = storage.operations.length;
      await passingTime(count(instance));
      return storage.operations.slice(before).map((operation) => operation.split(' ')[0]);
    };
    expect(await operations()).toEqual(['get', 'put']);
    expect(await operations()).toEqual(['put']);
    await passingTime(count());
    expect(await operations()).toContain('put');
  });

  it('asks storage once for a total that is used up', async () => {
    const { storage, count } = slow(1);
    for (let n = 0; n < DAY.windowLimit; n += 1) await passingTime(count());
    const instance = {};
    const before = storage.operations.length;
    expect(await passingTime(count(instance))).toMatchObject({ allowed: false });
    expect(storage.operations).toHaveLength(before + SHARDS + 1);
    expect(await passingTime(count(instance))).toMatchObject({ allowed: false });
    expect(storage.operations).toHaveLength(before + SHARDS + 1);
  });

  it('says that it could not, where storage lets nobody write', async () => {
    const { services } = slow(1);
    const storage = { ...services.storage, put: () => Promise.resolve({ conflict: true as const }) };
    const counted = countInTotal({ ...services, storage }, 'a', [DAY]);
    await expect(passingTime(counted)).rejects.toThrow(StorageError);
  });
});
