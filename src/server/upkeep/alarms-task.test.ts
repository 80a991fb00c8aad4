import { LIMITS } from '../../site/limits';
import { CAPS, LEVELS, type Cap } from '../feedback/alerts';
import { memoryStorage } from '../platform/testing/memory-storage';
import { WORDS_OF_PEOPLE } from '../platform/testing/peopled-store';
import { TEST_ENVIRONMENT, testServices } from '../platform/testing/services';
import { SHARDS } from '../platform/storage/counter';
import { listingOf } from '../platform/storage/raw';
import { alarmsTask } from './alarms-task';
import { countStoredTask } from './count-stored-task';

const START = Date.parse('2026-06-01T12:00:00Z');
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Where each cap is counted, and how much there is of it. */
const COUNTED: Readonly<Record<Exclude<Cap, 'stored-records'>, readonly [total: string, limit: number, size: number]>> =
  {
    assessments: ['assessments', TEST_ENVIRONMENT.assessmentsPerDay, DAY],
    messages: ['feedback', LIMITS.feedbackPerDay, DAY],
    'messages-of-hour': ['feedback-proven', LIMITS.feedbackPerHour, HOUR],
    publications: ['published', LIMITS.publishedPerDay, DAY],
    'publications-of-hour': ['published', LIMITS.publishedPerHour, HOUR],
    mails: ['mails', LIMITS.mailsPerDay, DAY],
  };

function setUp() {
  let time = START;
  const storage = memoryStorage();
  const operations: string[] = [];
  const services = testServices({
    now: () => new Date(time),
    storage: {
      ...storage,
      get: (key) => {
        operations.push(key);
        return storage.get(key);
      },
    },
  });
  return {
    ...{ storage, services, operations },
    after: (seconds: number) => (time = START + seconds * 1000),
    /** So many were counted in the window of now. */
    async use(cap: keyof typeof COUNTED, used: number) {
      const [total, , size] = COUNTED[cap];
      const window = Math.floor(time / (size * 1000));
      for (let shard = 0; shard < SHARDS; shard += 1) {
        const count = Math.floor(used / SHARDS) + (shard < used % SHARDS ? 1 : 0);
        await storage.put(`totals/${total}/${String(shard)}`, { [String(size)]: { window, count } }, {});
      }
    },
    /** Sends what is waiting, and returns the names of what was sent. */
    async told() {
      await alarmsTask(services);
      const { keys } = await storage.list('feedback/outbox/');
      for (const key of keys) await storage.delete(key);
      return keys.map((key) => key.slice('feedback/outbox/'.length));
    },
  };
}

describe('alarms', () => {
  it.each(Object.keys(COUNTED) as (keyof typeof COUNTED)[])(
    'tell of %s at half and nine tenths, once each',
    async (cap) => {
      const { use, told, after } = setUp();
      const [, limit, size] = COUNTED[cap];
      const window = size === HOUR ? '2026-06-01T12' : '2026-06-01';
      await use(cap, limit / 2 - 1);
      expect(await told()).toEqual([]);
      await use(cap, limit / 2);
      expect(await told()).toEqual([`${cap}.half-used-${window}`]);
      await use(cap, Math.floor(limit * 0.8));
      expect(await told()).toEqual([]);
      await use(cap, limit * 0.9);
      expect(await told()).toEqual([`${cap}.nine-tenths-used-${window}`]);
      await use(cap, limit);
      expect(await told()).toEqual([]);
      after(DAY);
      expect(await told()).toEqual([]);
      await use(cap, limit);
      expect(await told()).toEqual([`${cap}.nine-tenths-used-${window.replace('2026-06-01', '2026-06-02')}`]);
    },
  );

  it('add up the messages that are counted apart', async () => {
    const { use, told, storage, services } = setUp();
    await use('messages', LIMITS.feedbackPerDay / 4);
    expect(await told()).toEqual([]);
    const window = Math.floor(START / (DAY * 1000));
    const count = LIMITS.feedbackPerDay / 4;
    await storage.put('totals/feedback-proven/0', { [String(DAY)]: { window, count } }, {});
    await alarmsTask(services);
    const stored = await storage.get('feedback/outbox/messages.half-used-2026-06-01');
    expect(stored?.value).toMatchObject({ alert: { used: LIMITS.feedbackPerDay / 2, limit: LIMITS.feedbackPerDay } });
  });

  it('read nothing where nothing was counted', async () => {
    const { told, operations } = setUp();
    expect(await told()).toEqual([]);
    expect(operations).toEqual([]);
  });

  it('tell of storage that is getting full, by a listing alone', async () => {
    const { services, storage, told, operations } = setUp();
    const etags = new Map(Array.from({ length: LIMITS.storedRecords / 2 }, (_, n) => [`k${String(n)}`, '"1"']));
    const full = { ...services.storage, list: () => Promise.resolve(listingOf(etags)) };
    await countStoredTask({ ...services, storage: full });
    expect(operations.filter((key) => !key.startsWith('alerts/'))).toEqual([]);
    expect(await told()).toEqual(['stored-records.half-used-2026-06-01']);
    await storage.put('a/b', 1, {});
    await countStoredTask(services);
    expect(await told()).toEqual([]);
  });

  it('are of every cap, and hold no word of people', async () => {
    expect(CAPS).toEqual([...Object.keys(COUNTED), 'stored-records']);
    expect(LEVELS.map(([, share]) => share)).toEqual([0.9, 0.5]);
    const { use, services, storage } = setUp();
    for (const cap of ['assessments', 'mails'] as const) await use(cap, COUNTED[cap][1]);
    await alarmsTask(services);
    const { keys } = await storage.list('feedback/outbox/');
    const texts = await Promise.all(keys.map(async (key) => JSON.stringify((await storage.get(key))?.value)));
    expect(texts).toHaveLength(2);
    expect(WORDS_OF_PEOPLE.filter((word) => texts.join().includes(word))).toEqual([]);
  });
});
