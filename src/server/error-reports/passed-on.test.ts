/** What the function passes on of what is sent to it, and how much in a day: anyone can send what looks like ours. */
import { createEventEnvelope, isRateLimited, makeDsn, serializeEnvelope, updateRateLimits } from '@sentry/core';
import { parseDsn } from '../../site/error-reports';
import { LIMITS } from '../../site/limits';
import { endpoint } from '../platform/endpoint';
import { memoryStorage } from '../platform/testing/memory-storage';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from '../platform/testing/services';
import { countedInTotal, SHARDS } from '../platform/storage/counter';
import { errorReportHandler } from './error-report-endpoint';
import { PUBLISHED_DSN, PUBLISHED_ENVELOPES } from './testing/published-envelopes';

const START = Date.parse('2026-06-01T12:00:00Z');
const DAY = { windowLimit: LIMITS.errorReportsPerDay, windowSize: 24 * 60 * 60 };
const DSN = makeDsn(PUBLISHED_DSN);
const ERROR = serializeEnvelope(
  createEventEnvelope({ event_id: 'a'.repeat(32), message: 'an error' }, DSN, undefined, '/error-report'),
);
const CSP_REPORT = { type: 'csp-violation', body: { documentURL: 'https://facet.example/en/' } };

function setUp() {
  let time = START;
  const storage = memoryStorage();
  const passed = jest.fn(() => Promise.resolve(new Response()));
  const services = testServices({
    environment: {
      ...TEST_ENVIRONMENT,
      context: 'dev',
      errorReports: { dsn: parseDsn(PUBLISHED_DSN), sink: null, enabled: true },
    },
    storage,
    fetch: passed as typeof fetch,
    now: () => new Date(time),
  });
  const handle = endpoint('error-report', errorReportHandler, () => services);
  const send = (body: string | Uint8Array, type = 'text/plain') => {
    const sent = typeof body === 'string' ? body : new Uint8Array(body);
    const headers = { 'content-type': type };
    return handle(
      new Request('https://facet.example/error-report', { method: 'POST', body: sent, headers }),
      TEST_CONTEXT,
    );
  };
  return {
    ...{ storage, services, passed, send },
    sendCsp: (count: number) => send(JSON.stringify(Array<object>(count).fill(CSP_REPORT)), 'application/reports+json'),
    pass: (seconds: number) => (time += seconds * 1000),
  };
}

/** An error with one more item after it. */
const withItem = (type: string, payload: string) =>
  `${String(ERROR)}\n${JSON.stringify({ type, length: payload.length })}\n${payload}\n`;

describe('what is passed on', () => {
  it('is an error as Sentry’s client writes it', async () => {
    const { send, passed } = setUp();
    expect((await send(ERROR)).status).toBe(200);
    expect(passed).toHaveBeenCalledTimes(1);
  });

  it.each<readonly [string, string | Uint8Array]>([
    ...['attachment', 'session', 'replay_recording', 'transaction', 'log', 'client_report', 'user_report'].map(
      (type) => [`an item of type ${type}`, withItem(type, '{}')] as const,
    ),
    ['a second error', withItem('event', '{}')],
    ['an attachment of 200 KB', withItem('attachment', 'a'.repeat(200_000))],
    // What the specification publishes is all of these but the first, which holds nothing.
    ...PUBLISHED_ENVELOPES.slice(1),
  ])('is not %s', async (_, body) => {
    const { send, passed } = setUp();
    const response = await send(body);
    expect([response.status, await response.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'report-refused' }),
    ]);
    expect(passed).not.toHaveBeenCalled();
  });
});

describe('the number of reports of a day', () => {
  it('is passed on and no more; the client is told as the service would tell it', async () => {
    const { storage, send, sendCsp, passed, pass } = setUp();
    const window = Math.floor(START / (DAY.windowSize * 1000));
    for (let shard = 1; shard < SHARDS; shard += 1) {
      await storage.put(`totals/error-reports/${String(shard)}`, { [DAY.windowSize]: { window, count: 1000 } }, {});
    }
    // What is left: the share of one shard.
    const left = Math.ceil(DAY.windowLimit / SHARDS);
    const statuses: number[] = [];
    for (let n = 0; n < left + 3; n += 1) statuses.push((await send(ERROR)).status);
    expect(statuses).toEqual([...Array<number>(left).fill(200), 429, 429, 429]);
    expect(passed).toHaveBeenCalledTimes(left);
    const limited = await sendCsp(1);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '43200']);
    const headers = { 'x-sentry-rate-limits': limited.headers.get('x-sentry-rate-limits'), 'retry-after': null };
    const told = updateRateLimits({}, { statusCode: 429, headers }, START);
    expect([43_199, 43_200].map((second) => isRateLimited(told, 'error', START + second * 1000))).toEqual([
      true,
      false,
    ]);
    pass(12 * 60 * 60);
    expect((await send(ERROR)).status).toBe(200);
  });

  it('counts each report of a delivery', async () => {
    const { services, sendCsp } = setUp();
    await sendCsp(3);
    expect(await countedInTotal(services, 'error-reports', DAY)).toBe(3);
  });
});
