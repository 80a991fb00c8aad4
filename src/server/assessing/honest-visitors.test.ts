/** Visitors who come at the same time, each for a different site, are refused by none of our counters. */
import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { memoryStorage } from '../platform/testing/memory-storage';
import { seededRandom } from '../platform/testing/faulty-storage';
import { FAKE_TIME, passingTime, slowStorage, useFakeTime } from '../platform/testing/slow-storage';
import { TEST_CONTEXT, TEST_ENVIRONMENT, testServices } from '../platform/testing/services';
import { assessOnce, type Outcome, type Visit } from './assessments';

beforeEach(useFakeTime);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const OPERATION_MS = 50;
const OUTCOME = { ok: false, code: 'site-unreachable' } satisfies Outcome;

/** Assesses sites through the endpoint's wrapper, as many functions with one storage would. */
function setUp(seed: number, assessmentsPerDay = TEST_ENVIRONMENT.assessmentsPerDay, operationMs = OPERATION_MS) {
  const random = seededRandom(seed);
  jest.spyOn(Math, 'random').mockImplementation(random);
  const storage = slowStorage(memoryStorage(), () => operationMs * (0.5 + random()));
  const run = jest.fn(async ({ answered, signal }: Visit): Promise<Outcome> => {
    await answered();
    signal.throwIfAborted();
    return OUTCOME;
  });
  let clientAddress = '';
  const environment = { ...TEST_ENVIRONMENT, assessmentsPerDay };
  const services = () => testServices({ ...FAKE_TIME, storage, clientAddress, environment });
  /** An instance of the function, which has answered nothing yet. */
  const newInstance = () =>
    endpoint(
      'assess',
      {
        schema: z.object({ address: z.string() }),
        async respond({ services, request: { signal }, fields: { address } }) {
          const assessment = await assessOnce({ page: address, deploy: 'd1', signal }, services, run);
          if (assessment.state === 'busy') return new Response(assessment.code);
          return new Response(assessment.outcome === OUTCOME ? 'done' : JSON.stringify(assessment.outcome));
        },
      },
      services,
    );
  const visit = async (address: string, site: string, handle = newInstance()): Promise<string> => {
    const request = new Request('https://facet.example/api/assess', {
      method: 'POST',
      body: JSON.stringify({ address: site }),
      headers: { 'content-type': 'application/json' },
    });
    clientAddress = address;
    const response = await handle(request, TEST_CONTEXT);
    return response.ok ? response.text() : String(response.status);
  };
  return { storage, random, run, visit, newInstance };
}

const site = (n: number) => `https://brand-${String(n)}.example`;

const CROWDS: readonly (readonly [string, number, (n: number) => string])[] = [
  ['20 visitors', 20, (n) => `198.51.${String(n)}.7`],
  ['100 visitors', 100, (n) => `198.51.${String(n)}.7`],
  ['100 visitors with IPv6', 100, (n) => `2001:db8:${n.toString(16)}:1::1`],
  ['100 visitors of one network', 100, (n) => `198.51.100.${String(n)}`],
  ['20 windows of one visitor', 20, () => '198.51.100.7'],
];

it.each(CROWDS)('%s at once: none is refused', async (what, count, addressOf) => {
  // One network gets only its share of a small day.
  const { run, visit } = setUp(count, what.includes('one network') ? 1000 : undefined);
  const all = Promise.all(Array.from({ length: count }, (_, n) => visit(addressOf(n), site(n))));
  const states = await passingTime(all);
  expect(states.filter((state) => state !== 'done')).toEqual([]);
  expect(run).toHaveBeenCalledTimes(count);
});

it.each([1, 2, 3])('40 visitors at once, on storage that takes half a second: none is refused (%d)', async (seed) => {
  const { visit } = setUp(seed, undefined, 500);
  const all = Array.from({ length: 40 }, (_, n) => visit(`198.51.${String(n)}.7`, site(n)));
  const states = await passingTime(Promise.all(all));
  expect(states.filter((state) => state !== 'done')).toEqual([]);
});

it.each([2, 5, 10, 20, 40])('%d visitors a second: none is refused', async (perSecond) => {
  const { random, visit } = setUp(perSecond, 1000);
  let at = 0;
  const all = Array.from({ length: perSecond * 4 }, async (_, n) => {
    at += (-Math.log(1 - random()) * 1000) / perSecond;
    await FAKE_TIME.sleep(at);
    return visit(`198.51.${String(n)}.7`, site(n));
  });
  const states = await passingTime(Promise.all(all));
  expect(states.filter((state) => state !== 'done')).toEqual([]);
});

it('takes eight storage operations before a site is asked, and five for an instance that knows the day', async () => {
  const { storage, run, visit, newInstance } = setUp(1);
  await passingTime(visit('198.51.1.7', site(1)));
  const before: string[][] = [];
  let began = 0;
  run.mockImplementation(() => {
    before.push(storage.operations.slice(began));
    return Promise.resolve(OUTCOME);
  });
  const instance = newInstance();
  for (const n of [2, 3]) {
    began = storage.operations.length;
    await passingTime(visit('198.51.1.7', site(n), instance));
  }
  const SITE = ['get assessments', 'put assessments'];
  expect(before.map((operations) => operations.map((operation) => operation.replace(/^(\w+ \w+).*/, '$1')))).toEqual([
    // For its lease, and for its place in the line.
    ['get salts', 'get limits', 'put limits', 'get switches', ...SITE, ...SITE],
    ['get limits', 'put limits', ...SITE, 'put assessments'],
  ]);
});
