import type { NotificationSettings } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import { SignInFault } from '../accounts/sign-in-faults';
import { accountServices } from '../accounts/testing/signed-in';
import { notifyTask } from '../feedback/notify-task';
import { endpoint } from '../platform/endpoint';
import { noteRun } from '../platform/last-runs';
import { lastSeen, watcher, type Seen } from '../platform/seen';
import { keysBelow, StorageError, type Storage } from '../platform/storage/raw';
import { memoryStorage } from '../platform/testing/memory-storage';
import { peopleStore, sendAsBo, WORDS_OF_PEOPLE } from '../platform/testing/peopled-store';
import { FAKE_TIME, passingTime, slowStorage, useFakeTime } from '../platform/testing/slow-storage';
import { TEST_CONTEXT } from '../platform/testing/services';
import type { Health } from './answers';
import { healthHandler } from './health-endpoint';
import { observeTask } from './observe-task';

const START = Date.parse('2026-06-01T12:00:00Z');
const MINUTE = 60_000;
const WEBHOOK = { url: 'https://hook.facet.example/secret-path', secret: 'a secret of the webhook' };
const MAIL = { server: 'smtps://name:password@mail.example', to: 'a@b.example', from: 'c@d.example', plain: false };

function setUp(notifications: NotificationSettings = { webhook: WEBHOOK, mail: MAIL }) {
  const memory = memoryStorage();
  const operations: string[] = [];
  let broken = false;
  const counted =
    <Given extends readonly unknown[], T>(name: string, operate: (...given: Given) => Promise<T>) =>
    (...given: Given): Promise<T> => {
      operations.push(name);
      return broken ? Promise.reject(new StorageError('away')) : operate(...given);
    };
  const storage: Storage = {
    put: counted('put', memory.put),
    get: counted('get', memory.get),
    list: counted('list', memory.list),
    delete: counted('delete', memory.delete),
  };
  let time = START;
  let pending: Promise<unknown> = Promise.resolve();
  const seen: Seen = watcher(
    (work) => {
      pending = pending.then(() => work(storage));
    },
    () => time,
  );
  const services = accountServices({ storage, now: () => new Date(time), seen });
  const environment = { ...services.environment, notifications };
  const handle = endpoint('health', healthHandler, () => ({ ...services, environment }));
  return {
    ...{ operations, seen, storage },
    services: { ...services, environment },
    after: (minutes: number) => (time = START + minutes * MINUTE),
    breakDown: () => (broken = true),
    settled: () => pending,
    async ask() {
      const response = await handle(new Request('https://facet.example/api/health'), TEST_CONTEXT);
      const text = await response.text();
      return { status: response.status, text, health: JSON.parse(text) as Health };
    },
  };
}

describe('the site’s health', () => {
  it('is what each part was last seen to do, down to a quarter of an hour', async () => {
    const { seen, settled, storage, after, ask } = setUp();
    await noteRun(storage, [], START);
    after(1);
    seen('reading', 'answered');
    seen('pictures', 'failed');
    after(20);
    seen('pictures', 'answered');
    seen('webhook', 'answered');
    after(31);
    seen('webhook', 'failed');
    await settled();
    const { status, health } = await ask();
    expect(status).toBe(200);
    expect(health).toEqual({
      status: 'warn',
      version: '1',
      checkedAt: '2026-06-01T12:31:00.000Z',
      parts: {
        storage: { status: 'pass', answeredAt: '2026-06-01T12:31:00.000Z', failedAt: null },
        schedules: { status: 'pass', answeredAt: '2026-06-01T12:00:00.000Z', failedAt: null },
        'identity-provider': { status: 'unknown', answeredAt: null, failedAt: null },
        mail: { status: 'unknown', answeredAt: null, failedAt: null },
        webhook: { status: 'fail', answeredAt: '2026-06-01T12:15:00.000Z', failedAt: '2026-06-01T12:30:00.000Z' },
        'error-reports': { status: 'off', answeredAt: null, failedAt: null },
        reading: { status: 'pass', answeredAt: '2026-06-01T12:00:00.000Z', failedAt: null },
        pictures: { status: 'pass', answeredAt: '2026-06-01T12:15:00.000Z', failedAt: '2026-06-01T12:00:00.000Z' },
        cards: { status: 'unknown', answeredAt: null, failedAt: null },
      },
    });
  });

  it('is bad where the clock stopped, and worst where storage does not answer', async () => {
    const { storage, after, ask, breakDown } = setUp();
    await noteRun(storage, [], START);
    expect((await ask()).health.status).toBe('pass');
    after(60);
    expect((await ask()).health).toMatchObject({ status: 'warn', parts: { schedules: { status: 'fail' } } });
    breakDown();
    after(61);
    const { status, health } = await ask();
    expect(status).toBe(503);
    expect(health).toMatchObject({ status: 'fail', parts: { storage: { status: 'fail' } } });
  });

  it('is answered within seconds where storage takes its time', async () => {
    useFakeTime();
    try {
      const memory = memoryStorage();
      const storage = slowStorage(memory, () => 20_000);
      const services = accountServices({ storage, ...FAKE_TIME });
      const handle = endpoint('health', healthHandler, () => services);
      const asked = Date.now();
      const response = await passingTime(handle(new Request('https://facet.example/api/health'), TEST_CONTEXT));
      expect(response.status).toBe(503);
      expect(Date.now() - asked).toBeLessThan((LIMITS.healthStorageSeconds + 1) * 1000);
    } finally {
      jest.useRealTimers();
    }
  });

  it('costs two operations in some seconds, however often it is asked for', async () => {
    const { operations, after, ask } = setUp();
    await ask();
    operations.length = 0;
    after(1);
    for (let n = 0; n < 100; n += 1) await ask();
    expect(operations.sort()).toEqual(['get', 'list']);
    after(1 + LIMITS.healthSeconds / 60);
    await ask();
    expect(operations).toHaveLength(4);
  });

  it('holds no secret, no address of ours, and nothing about people', async () => {
    const { services, ask, settled } = setUp();
    const { cookie } = await peopleStore(services);
    await settled();
    const { text } = await ask();
    const secrets = [WEBHOOK.url, WEBHOOK.secret, 'mail.example', 'password', ...services.environment.storageKeys];
    const { identity } = services.environment;
    const told = [...WORDS_OF_PEOPLE, ...secrets, identity?.issuer ?? '', identity?.clientSecret ?? '', cookie];
    expect(told.filter((word) => word !== '' && text.includes(word))).toEqual([]);
  });
});

describe('what is seen', () => {
  it('is written once in a quarter of an hour, and only its newest is kept', async () => {
    const { seen, settled, after, operations, services, storage } = setUp();
    for (let minute = 0; minute < 60; minute += 1) {
      after(minute);
      seen('cards', 'answered');
    }
    await settled();
    expect(operations).toEqual(['put', 'put', 'put', 'put']);
    await observeTask(services, { find: () => Promise.reject(new SignInFault('provider-unavailable', 'down')) }).catch(
      () => null,
    );
    await settled();
    expect(await keysBelow(storage, 'health/cards/')).toHaveLength(1);
    const { answered } = (await lastSeen(storage)).get('cards') ?? {};
    expect(answered).toBe(START + 45 * MINUTE);
    expect((await lastSeen(storage)).get('identity-provider')).toEqual({ failed: START + 45 * MINUTE });
  });

  it('is how a notification went', async () => {
    const { services, settled, storage } = setUp({ webhook: { ...WEBHOOK, url: 'http://127.0.0.1:9/' }, mail: null });
    await sendAsBo(services, 'A message');
    await notifyTask(services);
    await settled();
    expect((await lastSeen(storage)).get('webhook')).toEqual({ failed: START });
  });
});
