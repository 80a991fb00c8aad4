import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLOCK_STOPPED_MINUTES } from '../../site/schedules';
import { endpoint } from '../platform/endpoint';
import { noteRun } from '../platform/last-runs';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_CONTEXT, TEST_ENVIRONMENT, testServices } from '../platform/testing/services';
import { watchClock } from './stopped-clock';

const START = Date.parse('2026-06-01T12:00:00Z');
const MINUTE = 60_000;

interface Told {
  readonly type: string;
  readonly id: string;
  readonly data: unknown;
}

let close = () => undefined as unknown;
afterEach(() => close());

/** A site whose clock ran at the beginning. @param statuses of the webhook, the last one for ever */
async function setUp(...statuses: number[]) {
  const told: Told[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      told.push(JSON.parse(body) as Told);
      response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  const webhook = { url, secret: 'a secret of the webhook' };
  const memory = memoryStorage();
  const operations: string[] = [];
  const storage = {
    ...memory,
    get: (key: string) => {
      operations.push(`get ${key}`);
      return memory.get(key);
    },
  };
  const reported: unknown[] = [];
  let time = START;
  const services = {
    ...testServices({ storage, report: (error) => String(reported.push(error)), now: () => new Date(time) }),
    environment: { ...TEST_ENVIRONMENT, notifications: { webhook, mail: null } },
  };
  const look = (instance: object = {}) => watchClock({ ...services, instance });
  return {
    told,
    reported,
    operations,
    storage,
    services,
    look,
    after: (minutes: number) => (time = START + minutes * MINUTE),
  };
}

describe('a clock that has stopped', () => {
  it('is told of once, by whoever notices first, at once and by an error report', async () => {
    const { told, reported, storage, look, after } = await setUp(204);
    await noteRun(storage, ['forget'], START);
    after(CLOCK_STOPPED_MINUTES);
    await look();
    expect(told).toEqual([]);
    after(CLOCK_STOPPED_MINUTES + 1);
    await Promise.all([look(), look(), look()]);
    await look();
    const since = '2026-06-01T12:00:00.000Z';
    expect(told).toEqual([{ type: 'schedules.stopped', id: 'schedules.stopped-20260601T120000000Z', data: { since } }]);
    expect(reported).toEqual([new Error(`the clock has not run since ${since}`)]);
  });

  it('is told of again where it stops again', async () => {
    const { told, storage, look, after } = await setUp(204);
    await noteRun(storage, [], START);
    after(60);
    await look();
    await noteRun(storage, [], START + 75 * MINUTE);
    after(80);
    await look();
    expect(told).toHaveLength(1);
    after(135);
    await look();
    expect(told.map(({ data }) => data)).toEqual([
      { since: '2026-06-01T12:00:00.000Z' },
      { since: '2026-06-01T13:15:00.000Z' },
    ]);
  });

  it('is told of later where the webhook does not answer', async () => {
    const { told, reported, storage, look, after } = await setUp(500, 204);
    await noteRun(storage, [], START);
    after(60);
    await expect(look()).rejects.toThrow('was not told');
    await look();
    expect(told).toHaveLength(1);
    after(62);
    await look();
    await look();
    expect(told).toHaveLength(2);
    expect(reported).toHaveLength(1);
  });

  it('is missed from the first look on where it never ran', async () => {
    const { told, look, after } = await setUp(204);
    await look();
    expect(told).toEqual([]);
    after(60);
    await look();
    expect(told).toMatchObject([{ data: { since: '2026-06-01T12:00:00.000Z' } }]);
  });

  it('costs an instance one read in a quarter of an hour', async () => {
    const { operations, storage, look, after } = await setUp(204);
    await noteRun(storage, [], START);
    operations.length = 0;
    const instance = {};
    for (let minute = 0; minute < 45; minute += 1) {
      after(minute);
      await look(instance);
    }
    expect(operations).toEqual(['get clock/runs', 'get clock/runs', 'get clock/runs']);
  });

  it('is looked for after the answer, which it neither holds up nor changes', async () => {
    const { services } = await setUp(204);
    const afterwards: Promise<unknown>[] = [];
    const watch = jest.fn(() => Promise.reject(new Error('storage is away')));
    const handle = endpoint('signing-keys', { respond: () => Promise.resolve(Response.json({})) }, () => ({
      ...services,
      watchClock: watch,
      afterwards: (work) => void afterwards.push(work.catch(() => 'reported')),
    }));
    const response = await handle(new Request('https://facet.example/api/signing-keys'), TEST_CONTEXT);
    expect(response.status).toBe(200);
    expect(watch).toHaveBeenCalledTimes(1);
    expect(await Promise.all(afterwards)).toEqual(['reported']);
  });
});
