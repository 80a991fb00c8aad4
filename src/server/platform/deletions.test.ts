import { LIMITS } from '../../site/limits';
import { closeAccount } from '../accounts/close-account';
import { accountServices, signedIn } from '../accounts/testing/signed-in';
import { deletionsSince, forgetDeletions, isBackedUp, nameHash, rememberingDeletions } from './deletions';
import { markGone, unmarkGone } from './gone';
import { deleteAll, keysBelow, StorageError } from './storage/raw';
import { memoryStorage } from './testing/memory-storage';
import { storedBytes } from './testing/stored-bytes';

const START = Date.parse('2026-06-01T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function setUp() {
  let time = START;
  const [records, ledger] = [memoryStorage(), memoryStorage()];
  const storage = rememberingDeletions(
    records,
    () => ledger,
    () => time,
  );
  await forgetDeletions(ledger, START);
  return {
    ...{ records, ledger, storage },
    after: (ms: number) => (time = START + ms),
    since: (ms: number) => deletionsSince(ledger, START + ms),
  };
}

describe('deletions', () => {
  it('are written down before anything is deleted, those at once by one operation', async () => {
    const { records, ledger, storage, after, since } = await setUp();
    const keys = ['members/a/saved/1', 'members/a/saved/2', 'feedback/messages/A'];
    for (const key of [...keys, 'published/reports/b']) await storage.put(key, 1, {});
    after(10 * MINUTE);
    await deleteAll(storage, keys);
    expect(await keysBelow(records, '')).toEqual(['published/reports/b']);
    expect(await keysBelow(ledger, 'deletions/')).toHaveLength(1);
    const deletions = await since(5 * MINUTE);
    expect([...keys, 'published/reports/b'].map((key) => deletions?.has(key))).toEqual([true, true, true, false]);
    expect(deletions?.size).toBe(3);
  });

  it('do not happen where they cannot be written down', async () => {
    const records = memoryStorage();
    const away = { ...memoryStorage(), put: () => Promise.reject(new StorageError('away')) };
    const storage = rememberingDeletions(records, () => away, Date.now);
    await storage.put('feedback/messages/A', 1, {});
    await expect(storage.delete('feedback/messages/A')).rejects.toThrow('away');
    expect(await keysBelow(records, '')).toEqual(['feedback/messages/A']);
  });

  it('cost nothing more of what no backup has', async () => {
    const { ledger, storage } = await setUp();
    for (const key of ['sessions/a/1', 'salts/2026-06-01', 'limits/assess/fff', 'assessments/results/1/a']) {
      expect(isBackedUp(key)).toBe(false);
      await storage.put(key, 1, {});
      await storage.delete(key);
    }
    expect(await keysBelow(ledger, 'deletions/')).toEqual([]);
  });

  it('of before a backup say nothing of what is in it', async () => {
    const { storage, after, since } = await setUp();
    await storage.delete('feedback/messages/A');
    after(DAY);
    await storage.delete('feedback/messages/B');
    const deletions = await since(DAY / 2);
    expect([deletions?.has('feedback/messages/A'), deletions?.has('feedback/messages/B')]).toEqual([false, true]);
  });

  it('that were undone are none, until it is deleted again', async () => {
    const { storage, after, since } = await setUp();
    await storage.delete('feedback/messages/A');
    after(1000);
    await storage.revived?.(['feedback/messages/A']);
    expect((await since(0))?.has('feedback/messages/A')).toBe(false);
    after(2000);
    await storage.delete('feedback/messages/A');
    expect((await since(0))?.has('feedback/messages/A')).toBe(true);
  });

  it('leave the address that says so, unless they were undone', async () => {
    const { storage, since } = await setUp();
    await markGone(storage, 'published/', 'one', START, null);
    await markGone(storage, 'published/', 'two', START, 'undo');
    await unmarkGone(storage, 'published/', 'two');
    const deletions = await since(0);
    const marks = deletions?.gone.map((key) => key.replace(/-until\/\d+-/, '/')) ?? [];
    expect(marks).toHaveLength(2);
    expect(marks.filter((key) => deletions?.has(key))).toHaveLength(1);
  });

  it('of an account are known from when they are asked for', async () => {
    const { ledger, storage, since } = await setUp();
    const services = accountServices({ storage });
    const { session } = await signedIn(services, 'ada');
    const failing = {
      ...storage,
      list: () => Promise.reject(new StorageError('away')),
    };
    await expect(closeAccount({ ...services, storage: failing }, session)).rejects.toThrow('away');
    expect((await since(0))?.has(`closings/${session.member}`)).toBe(true);
    expect(await storedBytes(ledger)).not.toContain(session.member);
  });

  it('are kept as hashes, and as long as a backup lives', async () => {
    const { ledger, storage, since } = await setUp();
    await storage.delete('feedback/messages/ZQXREFERENCE');
    expect(await storedBytes(ledger)).not.toContain('ZQXREFERENCE');
    expect(await storedBytes(ledger)).toContain(nameHash('feedback/messages/ZQXREFERENCE'));
    await forgetDeletions(ledger, START + LIMITS.backupDays * DAY);
    expect((await since(0))?.size).toBe(1);
    await forgetDeletions(ledger, START + (LIMITS.backupDays + 2) * DAY);
    expect((await since(0))?.size).toBe(0);
  });

  it('are unknown of before they were written down, and where one cannot be read', async () => {
    const { ledger, since } = await setUp();
    expect(await since(-MINUTE)).toBeNull();
    expect(await deletionsSince(memoryStorage(), START)).toBeNull();
    await ledger.put('deletions/20260601/broken', 'nothing', {});
    await expect(since(0)).rejects.toThrow();
  });
});
