import { LIMITS } from '../../site/limits';
import { accountServices, signedIn } from '../accounts/testing/signed-in';
import { finishTransaction } from '../accounts/transaction';
import { forgetTask } from './forget-task';
import { memoryStorage } from '../platform/testing/memory-storage';
import { StorageError } from '../platform/storage/raw';

const START = new Date('2026-06-01T12:00:00Z').getTime();

function setUp() {
  const storage = memoryStorage();
  const clock = { time: START };
  const reported: unknown[] = [];
  const services = accountServices({
    storage,
    now: () => new Date(clock.time),
    report: (error) => `digest${reported.push(error)}`,
  });
  return { services, storage, clock, reported };
}

describe('forgetOld', () => {
  it('keeps what is known of finished sign-ins until their seals have ended', async () => {
    const { services, storage, clock } = setUp();
    const transaction = { state: 'a'.repeat(43), exp: START / 1000 + LIMITS.signInSeconds };
    expect(await finishTransaction(services, transaction)).toBe(true);
    for (const seconds of [0, LIMITS.signInSeconds - 1, LIMITS.signInSeconds]) {
      clock.time = START + seconds * 1000;
      await forgetTask(services);
      expect(await finishTransaction(services, transaction)).toBe(false);
    }
    clock.time = START + 2 * LIMITS.signInSeconds * 1000;
    await forgetTask(services);
    expect((await storage.list('sign-ins/')).keys).toEqual([]);
  });

  it('deletes the rest where one part cannot be', async () => {
    const { services, storage, clock, reported } = setUp();
    await finishTransaction(services, { state: 'b', exp: START / 1000 });
    await signedIn(services, 'ada', 'editor');
    clock.time = START + 3 * 24 * 60 * 60 * 1000;
    const list: typeof storage.list = (prefix) =>
      prefix.startsWith('sessions/') ? Promise.reject(new StorageError('down')) : storage.list(prefix);
    const broken = { ...storage, list };
    await forgetTask({ ...services, storage: broken });
    expect(reported).toHaveLength(1);
    expect((await storage.list('sign-ins/')).keys).toEqual([]);
    await forgetTask(services);
    expect((await storage.list('sessions/')).keys).toEqual([]);
  });
});
