import { LIMITS } from '../../../site/limits';
import { endpoint, type Call } from '../endpoint';
import { scheduled } from '../scheduled';
import type { Services } from '../services';
import { opened as rawStorage, StorageError, type Storage } from './raw';
import { withStorageBudget } from './budget';
import { memoryStorage } from '../testing/memory-storage';
import { TEST_CONTEXT, testServices, type TestServices } from '../testing/services';
import { FAKE_TIME, passingTime, slowStorage, useFakeTime } from '../testing/slow-storage';

beforeEach(useFakeTime);
afterEach(() => jest.useRealTimers());

const SECOND = 1000;
const START = Date.parse('2026-06-01T12:00:00Z');
const passed = () => (Date.now() - START) / SECOND;

const never: Storage = {
  put: () => new Promise(() => undefined),
  get: () => new Promise(() => undefined),
  list: () => new Promise(() => undefined),
  delete: () => new Promise(() => undefined),
};

function open(storage: Storage, seconds: number) {
  const { services, allow } = withStorageBudget(testServices({ ...FAKE_TIME, storage }), seconds);
  return { services: services as TestServices, allow };
}

describe('a budget for storage', () => {
  it('is for all operations of a request together', async () => {
    const storage = slowStorage(memoryStorage(), () => 3 * SECOND);
    const { services } = open(storage, 10);
    const read = async () => {
      for (;;) await services.storage.get('a');
    };
    await expect(passingTime(read())).rejects.toThrow(StorageError);
    expect(storage.operations).toHaveLength(4);
    expect(passed()).toBeCloseTo(10, 1);
    await expect(services.storage.get('a')).rejects.toThrow('has waited 10 s for storage');
    expect(storage.operations).toHaveLength(4);
  });

  it('counts what goes on at the same time once, and no time in which nothing does', async () => {
    const storage = slowStorage(memoryStorage(), () => 3 * SECOND);
    const { services } = open(storage, 10);
    await passingTime(Promise.all(Array.from({ length: 20 }, () => services.storage.get('a'))));
    await passingTime(FAKE_TIME.sleep(30 * SECOND));
    await passingTime(services.storage.get('a'));
    await passingTime(services.storage.list('a'));
    await expect(passingTime(services.storage.delete('a'))).rejects.toThrow(StorageError);
  });

  it('can be made wider, what was waited included', async () => {
    const storage = slowStorage(memoryStorage(), () => 3 * SECOND);
    const { services, allow } = open(storage, 4);
    await passingTime(services.storage.get('a'));
    allow(7);
    await passingTime(services.storage.get('a'));
    await expect(passingTime(services.storage.get('a'))).rejects.toThrow(StorageError);
  });

  it('opens no storage that nobody asks', () => {
    const services = testServices(FAKE_TIME);
    const opened = jest.fn(() => memoryStorage());
    Object.defineProperty(services, 'storage', { get: opened, enumerable: true, configurable: true });
    expect(Object.keys(withStorageBudget(services, 1).services)).toEqual(expect.arrayContaining(['storage', 'fetch']));
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('a request', () => {
  const request = () => new Request('https://facet.example/api/feedback/challenge');

  /** An endpoint that is counted and whose handler reads for ever. */
  function serve(storage: Storage) {
    const respond = jest.fn(async ({ services }: Pick<Call<unknown>, 'services'>): Promise<Response> => {
      for (;;) await rawStorage(services.storage).get('a');
    });
    const handle = endpoint('feedback-challenge', { respond }, () => testServices({ ...FAKE_TIME, storage }));
    return { respond, handle: () => passingTime(handle(request(), TEST_CONTEXT)) };
  }

  it('waits for a storage that never answers as long as it is told, not as long as the platform does', async () => {
    const { respond, handle } = serve(never);
    expect((await handle()).status).toBe(503);
    expect(respond).not.toHaveBeenCalled();
    expect(passed()).toBeCloseTo(LIMITS.storageSecondsBeforeHandler, 1);
  });

  it.each([1, 2, 3, 5, 9])('ends in time where each operation takes %d s', async (seconds) => {
    const storage = slowStorage(memoryStorage(), () => seconds * SECOND);
    const { handle } = serve(storage);
    expect((await handle()).status).toBe(503);
    expect(passed()).toBeLessThanOrEqual(LIMITS.storageSecondsPerRequest + 0.1);
    expect(storage.operations.length).toBeLessThanOrEqual(Math.ceil(LIMITS.storageSecondsPerRequest / seconds) + 1);
  });

  it('ends in time where others are always faster, and is served', async () => {
    const slow = slowStorage(memoryStorage(), () => 50);
    const conflict = async (...args: Parameters<Storage['put']>) => {
      const [key] = args;
      if (!key.startsWith('limits/')) return slow.put(...args);
      await slow.get(key);
      return { conflict: true as const };
    };
    const respond = () => Promise.resolve(new Response('served'));
    const services = testServices({ ...FAKE_TIME, storage: { ...slow, put: conflict } });
    const handle = endpoint('feedback-challenge', { respond }, () => services);
    expect((await passingTime(handle(request(), TEST_CONTEXT))).status).toBe(200);
    expect(passed()).toBeLessThan(LIMITS.raceSeconds + 1);
    expect(slow.operations.length).toBeLessThan(60);
  });
});

it('a run of the clock ends before the platform ends it', async () => {
  const report = jest.fn(() => '');
  const task = ({ storage }: Pick<Services, 'storage'>) => rawStorage(storage).list('a');
  const run = scheduled(task, () => testServices({ ...FAKE_TIME, storage: never, report }));
  const response = await passingTime(run(new Request('https://facet.example/'), TEST_CONTEXT));
  expect([response.status, passed()]).toEqual([204, expect.closeTo(LIMITS.storageSecondsPerRun, 1)]);
  expect(report).toHaveBeenCalledWith(expect.any(StorageError));
});
