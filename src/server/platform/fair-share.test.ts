import { countFairly, networkShare } from './fair-share';
import { memoryStorage } from './testing/memory-storage';
import { TEST_ENVIRONMENT } from './testing/services';
import { countedInTotal, SHARDS } from './storage/counter';

const DAY = { windowLimit: 64, windowSize: 24 * 60 * 60 };
const HOUR = { windowLimit: 10, windowSize: 60 * 60 };
const START = Date.parse('2026-06-01T12:00:00Z');

function setUp(context: 'production' | 'dev' = 'production') {
  let time = START;
  const storage = memoryStorage();
  const services = {
    storage,
    environment: { ...TEST_ENVIRONMENT, context },
    clientAddress: '203.0.113.7',
    report: () => '',
    now: () => new Date(time),
    sleep: () => Promise.resolve(),
  };
  const count = (clientAddress: string, instance?: object, limits: Parameters<typeof countFairly>[2] = [DAY]) =>
    countFairly({ ...services, clientAddress, ...(instance && { instance }) }, 'a', limits);
  const allowed = async (times: number, ...rest: Parameters<typeof count>) => {
    let sum = 0;
    for (let n = 0; n < times; n += 1) if ((await count(...rest)).allowed) sum += 1;
    return sum;
  };
  return { services, storage, count, allowed, after: (seconds: number) => (time = START + seconds * 1000) };
}

it.each([
  [100, 20],
  [400, 20],
  [1000, 50],
  [1500, 75],
])('of %d in a day a network has %d once half is used', (windowLimit, share) => {
  expect(networkShare({ ...DAY, windowLimit })).toBe(share);
});

describe('a total of the day', () => {
  it('is nobody’s alone: the rest of it is there for others', async () => {
    const { services, count, allowed, after } = setUp();
    expect(await allowed(DAY.windowLimit, '203.0.113.7')).toBe(DAY.windowLimit / 2);
    expect(await count('203.0.113.9')).toEqual({
      allowed: false,
      isShare: true,
      retryAfterSeconds: 12 * 60 * 60,
    });
    expect(await allowed(30, '198.51.100.7')).toBe(20);
    expect(await allowed(30, '192.0.2.7')).toBe(12);
    expect(await count('192.0.3.7')).toMatchObject({ allowed: false, isShare: false });
    expect(await countedInTotal(services, 'a', DAY)).toBe(DAY.windowLimit);
    after(12 * 60 * 60);
    expect(await allowed(30, '203.0.113.7')).toBe(30);
  });

  it('has its other windows for all together', async () => {
    const { allowed } = setUp();
    expect(await allowed(DAY.windowLimit, '203.0.113.7', undefined, [HOUR, DAY])).toBe(HOUR.windowLimit);
  });

  it('is shared with nobody on a developer’s machine', async () => {
    const { allowed } = setUp('dev');
    expect(await allowed(DAY.windowLimit, '127.0.0.1')).toBe(DAY.windowLimit);
  });
});

it('takes a read and a write for a network beside the total’s, and a read alone once it has had its share', async () => {
  const { storage, count, allowed } = setUp();
  const operations: string[] = [];
  for (const name of ['get', 'put'] as const) {
    const original = storage[name].bind(storage) as (...rest: unknown[]) => Promise<never>;
    storage[name] = (...rest: unknown[]) => {
      operations.push(name);
      return original(...rest);
    };
  }
  const instance = {};
  const of = async () => {
    operations.length = 0;
    await count('203.0.113.7', instance);
    return operations.join(' ');
  };
  await of();
  expect(await of()).toBe('get put put');
  await allowed(DAY.windowLimit / 2 - 2, '203.0.113.7', instance);
  // The network's own, and one look at the whole total.
  expect((await of()).split(' ')).toHaveLength(1 + SHARDS);
  expect(await of()).toBe('get');
});
