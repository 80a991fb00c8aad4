import ar from '../../../locales/ar/errors.json';
import de from '../../../locales/de/errors.json';
import en from '../../../locales/en/errors.json';
import es from '../../../locales/es/errors.json';
import fr from '../../../locales/fr/errors.json';
import ja from '../../../locales/ja/errors.json';
import { LIMITS } from '../../site/limits';
import { endpoint } from '../platform/endpoint';
import { keysBelow } from '../platform/storage/raw';
import { seededRandom } from '../platform/testing/faulty-storage';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_CONTEXT, TEST_ENVIRONMENT, testServices } from '../platform/testing/services';
import { assessHandler } from './assess-endpoint';
import { assessOnce, type Outcome, type Visit } from './assessments';
import { isAssessingOn, SWITCH_KEY } from './assessing-switch';
import { takeFromDay } from './day-budget';

const START = Date.parse('2026-06-01T12:00:00Z');
const DAY_SECONDS = 24 * 60 * 60;

const PER_DAY = TEST_ENVIRONMENT.assessmentsPerDay;

function setUp() {
  let time = START;
  let visitors = 0;
  const storage = memoryStorage();
  const report = jest.fn(() => '');
  const services = {
    storage,
    report,
    environment: TEST_ENVIRONMENT,
    clientAddress: '203.0.113.7',
    now: () => new Date(time),
    sleep: () => Promise.resolve(),
    afterwards: (work: Promise<unknown>) => void work,
  };
  return {
    services,
    storage,
    after: (seconds: number) => (time = START + seconds * 1000),
    /** @param network the network of all of them; by default, each has its own */
    take: async (count: number, network?: string) => {
      let taken = 0;
      for (let n = 0; n < count; n += 1) {
        visitors += 1;
        const clientAddress = network ?? `198.${String(visitors >> 8)}.${String(visitors % 256)}.7`;
        if ((await takeFromDay({ ...services, clientAddress })).ok) taken += 1;
      }
      return taken;
    },
    ask: (page: string, run: (visit: Visit) => Promise<Outcome>) =>
      assessOnce({ page, deploy: 'd1', signal: new AbortController().signal }, services, run),
  };
}

/** A site that answers, with an error. */
async function reached({ answered, signal }: Visit): Promise<Outcome> {
  await answered();
  signal.throwIfAborted();
  return { ok: false, code: 'site-unreadable' };
}

const unresolvable = () => Promise.resolve<Outcome>({ ok: false, code: 'address-unresolvable' });

describe('the day’s number of assessments', () => {
  it('is reached exactly, and is a whole one again the next UTC day', async () => {
    const { take, after } = setUp();
    expect(await take(PER_DAY + 20)).toBe(PER_DAY);
    after(DAY_SECONDS / 2);
    expect(await take(1)).toBe(1);
  });

  it('is told for what it is, and no site is asked for more than its first answer', async () => {
    const { take, ask } = setUp();
    await take(PER_DAY);
    const run = jest.fn(reached);
    expect(await ask('https://a.example', run)).toEqual({
      state: 'done',
      outcome: { ok: false, code: 'assessments-used-up', retryAfterSeconds: DAY_SECONDS / 2 },
      reused: false,
    });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is not used by names that do not exist: nobody was asked', async () => {
    const { take, ask } = setUp();
    for (let n = 0; n < 5; n += 1) await ask(`https://no${String(n)}.example`, unresolvable);
    await ask('https://a.example', reached);
    expect(await take(PER_DAY)).toBe(PER_DAY - 1);
  });
});

describe('the share of a network in the day’s number', () => {
  it('is what it takes until half is used, and then a twentieth, though twenty at least', async () => {
    const { take, after } = setUp();
    expect(await take(PER_DAY, '203.0.113.7')).toBe(PER_DAY / 2);
    expect(await take(1, '203.0.113.200')).toBe(0);
    expect(await take(PER_DAY, '192.0.2.1')).toBe(20);
    expect(await take(PER_DAY)).toBe(PER_DAY / 2 - 20);
    after(DAY_SECONDS / 2);
    expect(await take(1, '203.0.113.7')).toBe(1);
  });

  it('is a twentieth of a larger number, and of a /48 with IPv6', async () => {
    const { services } = setUp();
    const environment = { ...TEST_ENVIRONMENT, assessmentsPerDay: 1000 };
    const take = async (count: number, addressOf: (n: number) => string, instance = {}) => {
      const taken: boolean[] = [];
      for (let n = 0; n < count; n += 1) {
        const from = { ...services, environment, instance, clientAddress: addressOf(n) };
        taken.push((await takeFromDay(from)).ok);
      }
      return taken.filter((ok) => ok).length;
    };
    expect(await take(600, (n) => `2001:db8:1:${n.toString(16)}::1`)).toBe(500);
    expect(await take(60, (n) => `2001:db8:2:${n.toString(16)}::1`)).toBe(50);
  });

  it('is told for what it is', async () => {
    const { take, ask } = setUp();
    await take(PER_DAY, '203.0.113.7');
    expect(await ask('https://a.example', reached)).toMatchObject({ outcome: { ok: false, code: 'share-used-up' } });
  });
});

describe('a day on which one network asks for all it can get', () => {
  /** Minutes of the day: a hostile network asks every minute, 50 honest visitors each at a time of their own. */
  it.each([1, 2, 3])('serves the honest all the same: %d', async (seed) => {
    const { services, after } = setUp();
    const random = seededRandom(seed);
    const due = Array.from({ length: 50 }, (_, n) => ({ minute: Math.floor(random() * 1440), n }));
    let hostile = 0;
    const served: boolean[] = [];
    for (let minute = 0; minute < 1440; minute += 1) {
      // The day begins at midnight, half a day after the test's first moment.
      after(DAY_SECONDS / 2 + minute * 60);
      const taken = await takeFromDay({ ...services, clientAddress: `203.0.113.${String(minute % 256)}` });
      if (taken.ok) hostile += 1;
      for (const { n } of due.filter((one) => one.minute === minute)) {
        served.push((await takeFromDay({ ...services, clientAddress: `198.51.${String(n)}.7` })).ok);
      }
    }
    expect(served.filter((ok) => ok).length / served.length).toBeGreaterThanOrEqual(0.99);
    expect(hostile).toBeLessThanOrEqual(PER_DAY / 2);
  });
});

describe('the operator’s switch', () => {
  it('stops assessing, with words of its own, counts nothing, and lets it go on', async () => {
    const { storage, take, ask } = setUp();
    await storage.put(SWITCH_KEY, false, {});
    const run = jest.fn(reached);
    const paused = { state: 'done', outcome: { ok: false, code: 'assessing-paused' }, reused: false };
    expect(await ask('https://a.example', run)).toEqual(paused);
    expect(run).not.toHaveBeenCalled();
    expect(await keysBelow(storage, '')).toEqual([SWITCH_KEY]);
    await storage.delete(SWITCH_KEY);
    expect(await ask('https://a.example', run)).toMatchObject({ outcome: { code: 'site-unreadable' } });
    expect(await take(1)).toBe(1);
  });

  it.each([
    [true, 1],
    [false, 0],
    ['off', 0],
    [{}, 0],
  ])('set to %j lets %d assessments begin', async (value, count) => {
    const { storage, ask } = setUp();
    await storage.put(SWITCH_KEY, value, {});
    const run = jest.fn(reached);
    await ask('https://a.example', run);
    expect(run).toHaveBeenCalledTimes(count);
  });

  it('is read anew by an instance after seconds', async () => {
    const { services, storage, after } = setUp();
    const kept = { ...services, instance: {} };
    expect(await isAssessingOn(kept)).toBe(true);
    await storage.put(SWITCH_KEY, false, {});
    after(LIMITS.switchSeconds - 1);
    expect(await isAssessingOn(kept)).toBe(true);
    after(LIMITS.switchSeconds);
    expect(await isAssessingOn(kept)).toBe(false);
  });
});

describe('a visitor who asks while assessing is stopped', () => {
  async function ask(headers: Record<string, string>, body: BodyInit): Promise<Response> {
    const storage = memoryStorage();
    await storage.put(SWITCH_KEY, false, {});
    const handle = endpoint('assess', assessHandler, () => testServices({ storage }));
    return handle(new Request('https://facet.example/api/assess', { method: 'POST', body, headers }), TEST_CONTEXT);
  }

  it.each(Object.entries({ en, de, fr, es, ja, ar }))('reads so in a page in %s', async (locale, errors) => {
    const response = await ask(
      { accept: 'text/html,*/*;q=0.8' },
      new URLSearchParams({ address: 'northwind.com', locale }),
    );
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(errors['assessing-paused'].title);
  });

  it('reads so in the stream', async () => {
    const headers = { accept: 'application/x-ndjson', 'content-type': 'application/json' };
    const response = await ask(headers, JSON.stringify({ address: 'northwind.com' }));
    expect(await response.text()).toBe('{"t":"error","code":"assessing-paused"}\n');
  });
});
