/** What visitors are told if so many come at once that they have to wait. */
import { pageEvidence } from '../../brand/evidence/page-evidence';
import { LIMITS } from '../../site/limits';
import { LOCALES } from '../../site/locales';
import { say } from '../../texts/testing/say';
import { endpoint } from '../platform/endpoint';
import type { Services } from '../platform/services';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_CONTEXT, testServices } from '../platform/testing/services';
import { compareHandler } from '../comparing/compare-endpoint';
import { assessHandler } from './assess-endpoint';
import { gather } from './gathering/gather';

jest.mock('./gathering/gather', () => ({ gather: jest.fn() }));
const gatherMock = jest.mocked(gather);

const START = testServices().now().getTime();
const SLOT_MS = LIMITS.lineSlotSeconds * 1000;

beforeEach(() => {
  const home = pageEvidence('<!doctype html><title>a</title>', 'https://a.com', '2026-06-01T12:00:00.000Z', {});
  gatherMock.mockReset().mockResolvedValue({ ...home, scope: 'site' });
});

/** Storage whose line has no place for so many slots. */
async function crowded(slots: number) {
  const storage = memoryStorage();
  const taken = Array.from({ length: slots }, (_, slot) => [String(START / SLOT_MS + slot), LIMITS.assessmentsPerSlot]);
  const shard = { slots: Object.fromEntries(taken) as unknown, tickets: {} };
  await Promise.all(Array.from({ length: 32 }, (_, at) => storage.put(`assessments/line/${String(at)}`, shard, {})));
  return storage;
}

function ask(fields: object, accept: string, changes: Partial<Services>): Promise<Response> {
  const handle = endpoint('assess', assessHandler, () => testServices(changes));
  const headers = { accept, 'content-type': 'application/json' };
  const body = JSON.stringify({ address: 'a.com', ...fields });
  return handle(new Request('https://facet.example/api/assess', { method: 'POST', body, headers }), TEST_CONTEXT);
}

it('gives programs a place in the line, when it is their turn, and a ticket that keeps it', async () => {
  const storage = await crowded(3);
  const response = await ask({}, 'application/json', { storage });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  const { code, place, ticket } = (await response.json()) as { code: string; place: number; ticket: string };
  expect([code, place > 1]).toEqual(['in-line', true]);
  expect(gatherMock).not.toHaveBeenCalled();
  const now = () => new Date(START + 3 * SLOT_MS);
  expect((await ask({ ticket }, 'application/json', { storage, now })).status).toBe(200);
});

it.each(LOCALES)('says so in a page, whose form keeps the place: %s', async (locale) => {
  const response = await ask({ locale }, 'text/html', { storage: await crowded(3) });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  const html = await response.text();
  expect(html).toMatch(/<input type="hidden" name="ticket" value="\d+\.[0-9a-f]{24}"/);
  expect(html).toContain(say(locale, 'errors:in-line.title'));
  expect(html).toContain(say(locale, 'errors:place').split('{{place}}')[0]);
});

it('tells the stream how long it waits, and then measures', async () => {
  const slept: number[] = [];
  const sleep = (milliseconds: number) => Promise.resolve(void slept.push(milliseconds));
  const response = await ask({}, 'application/x-ndjson', { storage: await crowded(1), sleep });
  const [first, second] = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(first).toMatchObject({ t: 'waiting', seconds: LIMITS.lineSlotSeconds });
  expect(second).toMatchObject({ t: 'report' });
  expect(slept).toEqual([SLOT_MS]);
});

it('tells the stream to come again where that is longer than it can wait', async () => {
  const response = await ask({}, 'application/x-ndjson', { storage: await crowded(3) });
  expect(JSON.parse(await response.text())).toMatchObject({ t: 'error', code: 'in-line', retryAfterSeconds: 30 });
});

describe('of sites that are compared', () => {
  const compared = (fields: object, accept: string, changes: Partial<Services>) => {
    const handle = endpoint('compare', compareHandler, () => testServices(changes));
    const headers = { accept, 'content-type': 'application/json' };
    const body = JSON.stringify({ address: ['a.com', '', 'b.com'], ...fields });
    return handle(new Request('https://facet.example/api/compare', { method: 'POST', body, headers }), TEST_CONTEXT);
  };

  it('each has a place and a ticket, and both are measured when it is their turn', async () => {
    const storage = await crowded(3);
    const response = await compared({}, 'application/json', { storage });
    expect(response.status).toBe(503);
    const { tickets } = (await response.json()) as { tickets: Readonly<Record<string, string>> };
    expect(Object.keys(tickets)).toEqual(['address.0', 'address.2']);
    // Now no one else finds a place.
    const now = () => new Date(START + 3 * SLOT_MS);
    for (let at = 0; at < 32; at += 1) {
      const key = `assessments/line/${String(at)}`;
      const shard = (await storage.get(key))?.value as { slots: Readonly<Record<string, number>> };
      const slots = { ...shard.slots };
      for (const slot of [3, 4, 5]) slots[String(START / SLOT_MS + slot)] = LIMITS.assessmentsPerSlot;
      await storage.put(key, { ...shard, slots }, {});
    }
    const waits = await compared({}, 'application/json', { storage, now });
    expect(waits.status).toBe(503);
    const ticket = [tickets['address.0'], '', tickets['address.2']];
    const answer = await compared({ ticket }, 'application/json', { storage, now });
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([200, ['format', 'reports']]);
  });

  it('the form without script keeps them', async () => {
    const html = await (await compared({}, 'text/html', { storage: await crowded(3) })).text();
    const sent = [...html.matchAll(/<input type="hidden" name="ticket" value="([^"]*)"/g)].map(
      ([, value = '']) => value,
    );
    expect(sent.map((value) => /^\d+\.[0-9a-f]{24}$/.test(value))).toEqual([true, false, true, false]);
  });
});
