import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from '../platform/testing/services';
import { memoryStorage } from '../platform/testing/memory-storage';
import type { Services } from '../platform/services';
import { rebuildTask } from './rebuild-task';
import { scheduled } from '../platform/scheduled';
import { StorageError, type Storage } from '../platform/storage/raw';

const MINUTE = 60_000;
const NOON = Date.parse('2026-06-01T12:00:00Z');
const DUE = '2026-06-01T11:58:00.000Z';
const LATER = '2026-06-01T12:20:00.000Z';

let server: Server;
let hook: string;
let respond: (response: ServerResponse) => void;
let requests: string[];
let storage: Storage;

beforeEach(async () => {
  requests = [];
  storage = memoryStorage();
  respond = (response) => response.writeHead(200).end('{}');
  server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    request.resume().on('end', () => respond(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  hook = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/build_hooks/secret`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** @param minutes after noon @param due what the build left */
function at(minutes: number, due: readonly string[], changes: Partial<Services> = {}): Services {
  const { artifacts } = testServices();
  return testServices({
    environment: { ...TEST_ENVIRONMENT, buildHook: hook },
    storage,
    artifacts: { ...artifacts, facts: async () => ({ ...(await artifacts.facts()), due: [...due] }) },
    now: () => new Date(NOON + minutes * MINUTE),
    ...changes,
  });
}

const DOWN: Storage = {
  get: () => Promise.reject(new StorageError('down')),
  put: () => Promise.reject(new StorageError('down')),
  list: () => Promise.reject(new StorageError('down')),
  delete: () => Promise.reject(new StorageError('down')),
};

describe('a run of the schedule', () => {
  it('asks for a rebuild where content is due', async () => {
    expect(await rebuildTask(at(0, [DUE]))).toBe('asked');
    expect(requests).toEqual(['POST /build_hooks/secret']);
  });

  it.each([[[]], [[LATER]]])('touches neither network nor storage where nothing is due: %j', async (due) => {
    const services = at(0, due);
    const opened = jest.fn();
    Object.defineProperty(services, 'storage', { get: opened, enumerable: true });
    expect(await rebuildTask(services)).toBe('nothing-due');
    expect(opened).not.toHaveBeenCalled();
    expect(requests).toEqual([]);
  });

  it('asks once for one time, for as long as the site is older', async () => {
    const outcomes = [];
    for (const minutes of [0, 15, 60, 75, 60 * 24 * 400]) outcomes.push(await rebuildTask(at(minutes, [DUE])));
    expect(outcomes).toEqual(['asked', ...Array<string>(4).fill('asked-before')]);
    expect(requests).toHaveLength(1);
  });

  it('does not undo a rollback: an earlier deploy still has times that were asked for', async () => {
    expect(await rebuildTask(at(0, [DUE, LATER]))).toBe('asked');
    expect(await rebuildTask(at(30, [LATER]))).toBe('asked');
    // Built since, with nothing left to come.
    expect(await rebuildTask(at(45, []))).toBe('nothing-due');
    // Then the first deploy is published again.
    for (const minutes of [60, 75, 60 * 24 * 30]) {
      expect(await rebuildTask(at(minutes, [DUE, LATER]))).toBe('asked-before');
    }
    expect(requests).toHaveLength(2);
  });

  it('asks at once for another time that has come', async () => {
    const due = [DUE, LATER];
    expect(await rebuildTask(at(15, due))).toBe('asked');
    expect(await rebuildTask(at(30, due))).toBe('asked');
    expect(await rebuildTask(at(45, due))).toBe('asked-before');
  });

  it('asks at the very moment something is due', async () => {
    expect(await rebuildTask(at(20, [LATER]))).toBe('asked');
  });

  it('asks once where two run at the same moment', async () => {
    const outcomes = await Promise.all([rebuildTask(at(0, [DUE])), rebuildTask(at(0, [DUE]))]);
    expect(outcomes.sort()).toEqual(['asked', 'asked-before']);
    expect(requests).toHaveLength(1);
  });

  it('keeps the times that were asked for, and nothing else', async () => {
    await rebuildTask(at(0, [DUE]));
    await rebuildTask(at(30, [LATER]));
    expect(await storage.get('rebuild/asked')).toMatchObject({ value: { [DUE]: 'done', [LATER]: 'done' } });
    expect((await storage.list('')).keys).toEqual(['rebuild/asked']);
  });

  it('says what to set where there is no hook, and remembers nothing', async () => {
    const reported: unknown[] = [];
    const environment = { ...TEST_ENVIRONMENT, buildHook: null };
    const report = (error: unknown) => String(reported.push(error));
    expect(await rebuildTask(at(0, [DUE], { environment, report }))).toBe('no-hook');
    expect(reported).toEqual([
      new Error(
        'content is due since 2026-06-01T11:58:00.000Z; set BUILD_HOOK_URL, https only: address that begins a build ' +
          'when content is due to appear, https://api.netlify.com/build_hooks/…: whoever knows it can begin builds; ' +
          'without it such content waits for the next deploy',
      ),
    ]);
    expect((await storage.list('')).keys).toEqual([]);
  });
});

describe('where something fails', () => {
  it.each([
    ['answers 500', (response: ServerResponse) => response.writeHead(500).end('secret'), 'the build hook answered 500'],
    [
      'leads elsewhere',
      (response: ServerResponse) => response.writeHead(307, { Location: '/' }).end(),
      'the build hook answered 307',
    ],
    ['breaks off', (response: ServerResponse) => response.destroy(), 'fetch failed'],
  ])('the next run asks again: the hook %s', async (_, failing, cause) => {
    respond = failing;
    await expect(rebuildTask(at(0, [DUE]))).rejects.toMatchObject({
      message: 'no rebuild could be asked for',
      cause: { message: cause },
    });
    respond = (response) => response.writeHead(200).end('{}');
    expect(await rebuildTask(at(15, [DUE]))).toBe('asked');
    expect(requests).toHaveLength(2);
  });

  it('the next run asks again: the hook does not answer in time', async () => {
    respond = () => undefined;
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      server.once('request', () => controller.abort(new DOMException('too slow', 'TimeoutError')));
      return controller.signal;
    });
    await expect(rebuildTask(at(0, [DUE]))).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
    respond = (response) => response.writeHead(200).end('{}');
    expect(await rebuildTask(at(15, [DUE]))).toBe('asked');
  });

  it('nothing is asked for while storage cannot tell what was asked', async () => {
    await expect(rebuildTask(at(0, [DUE], { storage: DOWN }))).rejects.toThrow(StorageError);
    const readOnly: Storage = { ...DOWN, get: (key) => storage.get(key) };
    await expect(rebuildTask(at(0, [DUE], { storage: readOnly }))).rejects.toThrow(StorageError);
    expect(requests).toEqual([]);
    expect(await rebuildTask(at(15, [DUE]))).toBe('asked');
  });

  it('the run after an hour asks again where a failure could not be taken back', async () => {
    respond = (response) => response.writeHead(503).end();
    let writes = 0;
    const failing: Storage = {
      ...storage,
      put: (key, value, condition) =>
        (writes += 1) === 2 ? DOWN.put(key, value, condition) : storage.put(key, value, condition),
    };
    const reported: unknown[] = [];
    const changes = { storage: failing, report: (error: unknown) => String(reported.push(error)) };
    await expect(rebuildTask(at(0, [DUE], changes))).rejects.toThrow('no rebuild could be asked for');
    expect(reported).toEqual([new StorageError('down')]);
    expect(await rebuildTask(at(15, [DUE]))).toBe('asked-before');
    respond = (response) => response.writeHead(200).end();
    expect(await rebuildTask(at(60, [DUE]))).toBe('asked');
  });

  it('a run that ended in between is made up for after an hour', async () => {
    await storage.put('rebuild/asked', { [DUE]: NOON }, {});
    expect(await rebuildTask(at(15, [DUE]))).toBe('asked-before');
    expect(await rebuildTask(at(60, [DUE]))).toBe('asked');
    expect(await rebuildTask(at(120, [DUE]))).toBe('asked-before');
  });

  it('a build may be asked for twice where it could not be written down that it was', async () => {
    let writes = 0;
    const failing: Storage = {
      ...storage,
      put: (key, value, condition) =>
        (writes += 1) === 2 ? DOWN.put(key, value, condition) : storage.put(key, value, condition),
    };
    const reported: unknown[] = [];
    const changes = { storage: failing, report: (error: unknown) => String(reported.push(error)) };
    expect(await rebuildTask(at(0, [DUE], changes))).toBe('asked');
    expect(reported).toEqual([new StorageError('down')]);
    expect(await rebuildTask(at(60, [DUE]))).toBe('asked');
    expect(await rebuildTask(at(120, [DUE]))).toBe('asked-before');
  });

  it('a document that makes no sense is written anew', async () => {
    await storage.put('rebuild/asked', ['nonsense'], {});
    expect(await rebuildTask(at(0, [DUE]))).toBe('asked');
  });
});

describe('the function', () => {
  const call = (services: Services, request = new Request('https://facet.example/', { method: 'POST', body: '{}' })) =>
    scheduled(rebuildTask, () => services)(request, TEST_CONTEXT);

  it('answers nothing, to whoever asks and whatever came of it', async () => {
    respond = (response) => response.writeHead(500).end();
    const reported: unknown[] = [];
    const report = (error: unknown) => String(reported.push(error));
    for (const services of [at(0, []), at(0, [DUE], { report }), at(0, [DUE], { storage: DOWN, report })]) {
      const response = await call(services);
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
    expect(reported).toEqual([new Error('no rebuild could be asked for'), new StorageError('down')]);
  });

  it('does no more than the schedule where it is called again and again', async () => {
    for (let n = 0; n < 5; n += 1) {
      await call(at(0, [DUE]), new Request(`https://facet.example/.netlify/functions/rebuild?force=${String(n)}`));
    }
    expect(requests).toHaveLength(1);
  });

  it('answers where the environment is broken', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = scheduled(rebuildTask, () => {
      throw new Error('environment: URL is "x"');
    });
    const { status } = await broken(new Request('https://facet.example/'), TEST_CONTEXT);
    expect([status, log.mock.calls.length]).toEqual([204, 1]);
    log.mockRestore();
  });
});
