/** What expires, how many storage operations there are, and that this doesn't grow with what is published. */
import { OUTLINE } from '../../brand/score/rubric-outline';
import { sampleBrand } from '../../brand/testing/compared-brands';
import { LIMITS } from '../../site/limits';
import { keysBelow, type Storage } from '../platform/storage/raw';
import { memoryStorage } from '../platform/testing/memory-storage';
import type { PublishedRecord } from '../reports/record';
import { EXPIRING, expiringKey, recordKey, RECORDS } from './testing/keys';
import { listPublished, putEntry, readRecord, removeRecord } from '../reports/store';
import { renewReport } from './renew';
import { readShown } from './shown';
import { putPublished } from './testing/published';
import { DAY_MS, publication, publishingSite, reportOf } from './testing/publishing-site';

type Counts = Readonly<Record<'get' | 'put' | 'list' | 'delete', number>>;

/** Storage that counts its operations. */
function counting(inner: Storage) {
  const counts = { get: 0, put: 0, list: 0, delete: 0 };
  const storage: Storage = {
    get: (...args) => ((counts.get += 1), inner.get(...args)),
    put: (...args) => ((counts.put += 1), inner.put(...args)),
    list: (...args) => ((counts.list += 1), inner.list(...args)),
    delete: (...args) => ((counts.delete += 1), inner.delete(...args)),
  };
  const countsOf = async (work: () => Promise<unknown>): Promise<Counts> => {
    Object.assign(counts, { get: 0, put: 0, list: 0, delete: 0 });
    await work();
    return { ...counts };
  };
  return { storage, countsOf };
}

const idOf = (number: number) => String(number).padStart(13, '0');
const PUBLISHED = Date.parse('2026-01-01T00:00:00Z');

/** Storage with the given number of publications: one an hour, two hundred of each member. */
async function filled(many: number): Promise<Storage> {
  const storage = memoryStorage();
  // Small ones: what is counted does not depend on what a report holds.
  const reports = [sampleBrand('small.example', [], OUTLINE.version)];
  const first = await putPublished(storage, { id: idOf(0), reports });
  await Promise.all(
    Array.from({ length: many }, async (_, number) => {
      const publishedAt = new Date(PUBLISHED + number * 3_600_000).toISOString();
      const expiresAt = new Date(PUBLISHED + 365 * DAY_MS + number * 3_600_000).toISOString();
      const member = `m${String(Math.floor(number / 200))}`;
      const record: PublishedRecord = {
        ...first,
        id: idOf(number),
        publishedAt,
        expiresAt,
        member,
      };
      await storage.put(expiringKey(record), {}, {});
      await storage.put(recordKey(record.id), record, {});
      await putEntry(storage, record);
    }),
  );
  await storage.delete(expiringKey(first));
  return storage;
}

const purge = () => Promise.resolve();

async function countsAt(many: number) {
  const inner = await filled(many);
  const { storage, countsOf } = counting(inner);
  const now = () => new Date(PUBLISHED + 30 * DAY_MS);
  const id = idOf(many - 1);
  const site = publishingSite(storage, { now: () => new Date(PUBLISHED + 365 * DAY_MS + 12 * 3_600_000) });
  const ada = await site.signIn('ada');
  // What the first request of a day sets up is there.
  await site.publish(publication(reportOf('first.example')), ada.cookie);
  return {
    reading: await countsOf(() => readShown({ storage, now }, id)),
    listing: await countsOf(() => listPublished(storage, 'm0', 1, 20)),
    renewing: await countsOf(() => renewReport({ storage, purge, now }, { id, state: 'published' })),
    deleting: await countsOf(() => removeRecord({ ...site.services, storage, purge }, id)),
    publishing: await countsOf(() => site.publish(publication(reportOf('second.example')), ada.cookie)),
    nothingToForget: await countsOf(() => site.forget()),
  };
}

describe('thousands of publications', () => {
  long(
    'ask storage no more often for anything than two hundred do',
    async () => {
      const few = await countsAt(200);
      expect(few.reading).toEqual({ get: 2, put: 0, list: 0, delete: 0 });
      expect(few.listing).toEqual({ get: 20, put: 0, list: 1, delete: 0 });
      expect(few.renewing).toEqual({ get: 2, put: 3, list: 0, delete: 1 });
      expect(few.deleting).toEqual({ get: 1, put: 2, list: 1, delete: 3 });
      expect(few.nothingToForget).toEqual({ get: 0, put: 0, list: 2, delete: 0 });
      expect(await countsAt(10_000)).toEqual(few);
    },
    60_000,
  );

  it('are forgotten when their day is over, a few hundred in a run, by as many calls for each', async () => {
    const { storage, countsOf } = counting(await filled(2_000));
    // 1,200 hours after the first one went.
    const site = publishingSite(storage, { now: () => new Date(PUBLISHED + 415 * DAY_MS) });
    const runs: Counts[] = [];
    for (let run = 0; run < 5; run += 1) runs.push(await countsOf(() => site.forget()));
    const most = LIMITS.publishedForgottenPerRun;
    const whole = { get: most, put: 0, list: 2 + most, delete: 3 * most };
    expect(runs).toEqual([whole, whole, whole, whole, { get: 0, put: 0, list: 2, delete: 0 }]);
    expect((await keysBelow(storage, RECORDS)).length).toBe(2_000 - 4 * most);
    expect(site.reported).toEqual([]);
  }, 60_000);
});

describe('forgetting', () => {
  const site = publishingSite;

  it('goes by the day: what goes on it stays to its end', async () => {
    const { publish, forget, after, storage, purged } = site();
    const { id } = await publish(publication(reportOf('old.example')));
    after(365 * DAY_MS);
    await forget();
    expect(await keysBelow(storage, RECORDS)).toHaveLength(1);
    after(DAY_MS);
    const young = await publish(publication(reportOf('young.example')));
    await forget();
    expect(await keysBelow(storage, RECORDS)).toEqual([recordKey(young.id)]);
    expect(purged).toEqual([`report-${id}`]);
    expect(await keysBelow(storage, EXPIRING)).toHaveLength(1);
  });

  it('finds what was renewed twice on one day', async () => {
    const { publish, forget, after, storage, services } = site();
    const { id } = await publish();
    for (let round = 0; round < 2; round += 1) await renewReport(services, { id, state: 'published' });
    after(366 * DAY_MS);
    await forget();
    expect(await readRecord(storage, id)).toBeNull();
  });

  it('leaves what was renewed, whatever entries of former days are left', async () => {
    const { publish, forget, after, storage, services } = site();
    const { id, expiresAt } = await publish();
    after(10 * DAY_MS);
    await renewReport(services, { id, state: 'published' });
    await storage.put(expiringKey({ id, expiresAt }), {}, {});
    after(360 * DAY_MS);
    await forget();
    expect(await readRecord(storage, id)).not.toBeNull();
    expect(await keysBelow(storage, EXPIRING)).toHaveLength(1);
  });

  it('deletes what it cannot read, and goes on where something fails', async () => {
    const { publish, forget, after, storage } = site();
    const [first, second] = [
      await publish(publication(reportOf('a.example'))),
      await publish(publication(reportOf('b.example'))),
    ];
    await storage.put(recordKey(first.id), { format: 9 }, {});
    const [del, spoiled] = [storage.delete.bind(storage), recordKey(second.id)];
    storage.delete = (key) => (key === spoiled ? Promise.reject(new Error('down')) : del(key));
    after(367 * DAY_MS);
    await expect(forget()).rejects.toThrow('not every publication');
    expect(await keysBelow(storage, RECORDS)).toEqual([spoiled]);
    storage.delete = del;
    await forget();
    expect(await keysBelow(storage, 'published/')).toEqual([]);
  });
});
