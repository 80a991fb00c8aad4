/** Random publishers over a random storage: everything they are told must be true. Seeds make each run repeatable. */
import { sampleBrand } from '../../../brand/testing/compared-brands';
import { OUTLINE } from '../../../brand/score/rubric-outline';
import { keysBelow, StorageError } from '../../platform/storage/raw';
import { FAULTS, faultyStorage, seededRandom, type Fault } from '../../platform/testing/faulty-storage';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { renewReport } from '../renew';
import { EXPIRING, expiringKey, RECORDS } from './keys';
import { readRecord, removeRecord } from '../../reports/store';
import { DAY_MS, publication, publishingSite, type Receipt } from './publishing-site';

const CLIENTS = 4;
const PUBLICATIONS = 3;
const TRIES = 8;

interface Told {
  readonly name: string;
  readonly receipt: Receipt;
  /** Null: it was tried, and may or may not have happened. */
  deleted: boolean | null;
}

async function run(seed: number, faults: readonly Fault[]) {
  const random = seededRandom(seed);
  const inner = memoryStorage();
  for (const day of ['2026-06-01']) await inner.put(`salts/${day}`, `${day} and ${String(seed)}`.padEnd(64), {});
  const storage = faultyStorage(inner, { random, faults, percent: 8 });
  const calm = publishingSite(inner);
  const cookies = [(await calm.signIn('ada')).cookie, undefined];
  const site = publishingSite(storage, {
    environment: { ...calm.environment, context: 'dev', feedbackSecrets: ['a secret of thirty-two bytes or more'] },
  });
  const told: Told[] = [];
  let failed = 0;
  const tried = async <T>(work: () => Promise<T>): Promise<T | null> => {
    for (let times = 0; times < TRIES; times += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        failed += 1;
      }
    }
    return null;
  };
  const client = async (number: number) => {
    for (let count = 0; count < PUBLICATIONS; count += 1) {
      const name = `p${String(number)}-${String(count)}.example`;
      const body = publication(sampleBrand(name, [], OUTLINE.version));
      let receipt: Receipt | undefined;
      for (let times = 0; times < TRIES && receipt === undefined; times += 1) {
        // Some browsers send twice at once; some reports get a link first.
        const sent = random() < 0.3 ? 2 : 1;
        const send = times === 0 && random() < 0.5 ? site.shareJson : site.json;
        const responses = await Promise.all(Array.from({ length: sent }, () => send(body, cookies[number % 2])));
        for (const response of responses) {
          if (response.status === 201) receipt = (await response.json()) as Receipt;
          else expect([401, 503]).toContain(response.status);
        }
      }
      if (receipt === undefined) continue;
      const own: Told = { name, receipt, deleted: false };
      told.push(own);
      const { id, state } = receipt;
      if (random() < 0.4) await tried(() => renewReport(site.services, { id, state }));
      if (state === 'link' && random() < 0.5) await site.json(body, cookies[number % 2]);
      if (random() < 0.5) own.deleted = (await tried(() => removeRecord(site.services, id))) === null ? null : true;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  await storage.heal();
  return { inner, told, failed, met: storage.met };
}

// Storage does not promise to prevent a write that lands seconds after it was given up on, when its record was deleted.
const HONEST = FAULTS.filter((fault) => fault !== 'late' && fault !== 'stale');

/** @param runs how many storages are tried for each set of faults */
export function describePublishedFaults(runs: number): void {
  describe.each([
    ['without faults', [] as readonly Fault[]],
    ['with lost requests, lost answers and false conflicts', HONEST],
    ['with old reads, too', FAULTS.filter((fault) => fault !== 'late')],
  ])('what was acknowledged, %s', (_, faults) => {
    it('is there once until it was deleted, and then nothing of it is', async () => {
      const met = new Map<Fault, number>();
      const seen = { there: 0, gone: 0, failed: 0 };
      for (let seed = 1; seed <= runs; seed += 1) {
        const { inner, told, failed, ...rest } = await run(seed, faults);
        seen.failed += failed;
        for (const [fault, times] of rest.met) met.set(fault, (met.get(fault) ?? 0) + times);
        expect(new Set(told.map(({ receipt }) => receipt.id)).size).toBe(told.length);
        for (const { name, receipt, deleted } of told) {
          const stored = await readRecord(inner, receipt.id);
          if (deleted === null) continue;
          seen[deleted ? 'gone' : 'there'] += 1;
          expect([seed, name, stored === null]).toEqual([seed, name, deleted]);
          if (stored === null) continue;
          expect(stored.reports[0]?.report).toMatchObject({ target: { address: name } });
          // It goes when its time is over.
          expect(await inner.get(expiringKey(stored))).not.toBeNull();
        }
        const records = await keysBelow(inner, RECORDS);
        const acknowledged = new Set(told.map(({ receipt }) => RECORDS + receipt.id));
        // What was never acknowledged has an entry by which it is forgotten, too.
        const expiring = (await keysBelow(inner, EXPIRING)).map((key) => key.slice(-26));
        expect(records.filter((key) => !acknowledged.has(key) && !expiring.includes(key.slice(-26)))).toEqual([]);
        await publishingSite(inner, { now: () => new Date(Date.parse('2026-06-01') + 400 * DAY_MS) }).forget();
        expect([seed, await keysBelow(inner, 'published/')]).toEqual([seed, []]);
      }
      // A run without any fault proves nothing.
      expect([...met.keys()].sort()).toEqual([...faults].sort());
      expect(seen.there).toBeGreaterThan(2 * runs);
      expect(seen.gone).toBeGreaterThan(2 * runs);
      if (faults.length > 0) expect(seen.failed).toBeGreaterThan(runs / 3);
    }, 60_000);
  });
}
