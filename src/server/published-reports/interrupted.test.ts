/** What is published and deleted is so even if what does it dies at any operation of storage. */
import { closeAccount } from '../accounts/close-account';
import { forgetTask } from '../upkeep/forget-task';
import { keysBelow, type Storage } from '../platform/storage/raw';
import { dieEverywhere } from '../platform/testing/dying-storage';
import { memoryStorage } from '../platform/testing/memory-storage';
import { foundIn, storedBytes } from '../platform/testing/stored-bytes';
import { EXPIRING, RECORDS } from './testing/keys';
import { listPublished, readRecord, removeRecord } from '../reports/store';
import { renewReport } from './renew';
import { readShown } from './shown';
import { DAY_MS, publication, publishingSite, reportOf, type Receipt } from './testing/publishing-site';

const BRAND = 'zqxbrand.example';
const body = publication(reportOf(BRAND));
const QUARTER_MS = 20 * 60_000;

async function setUp() {
  const filled = memoryStorage();
  const site = publishingSite(filled);
  const ada = await site.signIn('ada');
  await site.publish(publication(reportOf('before.example')), ada.cookie);
  // The same clock, over another storage.
  const over = (storage: Storage) => publishingSite(storage, { now: site.now });
  return { filled, site, ada, over };
}

const kept = async (storage: Storage) => ({
  records: (await keysBelow(storage, RECORDS)).length,
  expiring: (await keysBelow(storage, EXPIRING)).length,
});

describe('a publication whose storing is interrupted', () => {
  it.each(['by nobody we know', 'by a member'])('is stored once when it is sent again, published %s', async (who) => {
    const { filled, ada, over } = await setUp();
    const cookie = who === 'by a member' ? ada.cookie : undefined;
    const operations = await dieEverywhere(
      filled,
      (dying) => over(dying).publish(body, cookie),
      async (copy, where) => {
        const receipt = await over(copy).publish(body, cookie);
        expect([where, await readShown(over(copy).services, receipt.id)]).not.toEqual([where, null]);
        expect([where, await kept(copy)]).toEqual([where, { records: 2, expiring: 2 }]);
        const { total } = await listPublished(copy, ada.session.member, 1, 20);
        expect([where, total]).toEqual([where, cookie === undefined ? 1 : 2]);
      },
    );
    expect(operations).toBeGreaterThan(8);
  });

  it('is gone with everything of it when its time is over, if nobody sends it again', async () => {
    const { filled, site, ada, over } = await setUp();
    await dieEverywhere(
      filled,
      (dying) => over(dying).publish(body),
      async (copy, where) => {
        const late = publishingSite(copy, { now: () => new Date(site.now().getTime() + 367 * DAY_MS) });
        await late.forget();
        expect([where, await keysBelow(copy, 'published/')]).toEqual([where, []]);
        expect([where, foundIn(await storedBytes(copy), [BRAND])]).toEqual([where, []]);
        expect((await listPublished(copy, ada.session.member, 1, 20)).total).toBe(0);
      },
    );
  });

  it('is deleted from the account’s list, however little of it is there', async () => {
    const { filled, ada, over } = await setUp();
    await dieEverywhere(
      filled,
      (dying) => over(dying).publish(body, ada.cookie),
      async (copy, where) => {
        const { items } = await listPublished(copy, ada.session.member, 1, 20);
        const [listed] = items.filter(({ reports }) => reports[0]?.origin.includes('zqx'));
        if (listed === undefined) return;
        const { status } = await over(copy).changeOwn(listed.id, 'delete', ada.cookie);
        expect([where, status, foundIn(await storedBytes(copy), [BRAND])]).toEqual([where, 303, []]);
      },
    );
  });
});

async function published(who: 'nobody' | 'ada') {
  const { filled, site, ada, over } = await setUp();
  const former = await site.publish(publication(reportOf(BRAND, { collectedAt: '2026-01-01T00:00:00.000Z' })));
  const receipt: Receipt = await site.publish({ ...body, previous: former.id }, who === 'ada' ? ada.cookie : undefined);
  await removeOther(site, former);
  return { filled, site, ada, over, id: receipt.id };
}

/** The former report names the brand, too: what is looked for is what the later one leaves. */
async function removeOther({ services }: ReturnType<typeof publishingSite>, { id }: Receipt) {
  await removeRecord(services, id);
}

describe('a deletion that is interrupted', () => {
  it('is complete when it is asked for again, or when the time is over', async () => {
    const { filled, site, over, id } = await published('ada');
    const operations = await dieEverywhere(
      filled,
      (dying) => removeRecord(over(dying).services, id),
      async (copy, where) => {
        const left = await readRecord(copy, id);
        if (left !== null) await removeRecord(over(copy).services, id);
        // Only a name may be left, of an entry that means nothing any more.
        const isName = (await keysBelow(copy, EXPIRING)).some((key) => key.endsWith(id));
        expect([where, foundIn(await storedBytes(copy), [BRAND, id])]).toEqual([where, isName ? [id] : []]);
        await publishingSite(copy, { now: () => new Date(site.now().getTime() + 367 * DAY_MS) }).forget();
        expect([where, foundIn(await storedBytes(copy), [BRAND, id])]).toEqual([where, []]);
      },
    );
    expect(operations).toBeGreaterThan(4);
  });

  it('of everything that is over is completed by the next run', async () => {
    const { filled, site, over } = await published('ada');
    site.after(367 * DAY_MS);
    await dieEverywhere(
      filled,
      (dying) => over(dying).forget(),
      async (copy, where) => {
        await over(copy).forget();
        expect([where, await keysBelow(copy, 'published/')]).toEqual([where, []]);
      },
    );
  });
});

describe('a renewal that is interrupted', () => {
  it('leaves a publication that is there until the day it says, and no longer', async () => {
    const { filled, site, over, id } = await published('ada');
    const former = (await readRecord(filled, id))?.expiresAt ?? '';
    site.after(100 * DAY_MS);
    const times = new Set<string>();
    await dieEverywhere(
      filled,
      (dying) => renewReport(over(dying).services, { id, state: 'published' }),
      async (copy, where) => {
        const expiresAt = (await readRecord(copy, id))?.expiresAt ?? '';
        times.add(expiresAt);
        const at = (days: number) =>
          publishingSite(copy, { now: () => new Date(Date.parse(expiresAt) + days * DAY_MS) });
        await at(-1).forget();
        expect([where, await readRecord(copy, id)]).not.toEqual([where, null]);
        await at(2).forget();
        expect([where, await readRecord(copy, id)]).toEqual([where, null]);
      },
    );
    expect(times.has(former)).toBe(true);
    expect(times.size).toBe(2);
  });
});

describe('an account that is closed', () => {
  it('takes what was published along, wherever it was interrupted', async () => {
    const { filled, site, ada, over, id } = await published('ada');
    const operations = await dieEverywhere(
      filled,
      (dying) => closeAccount(over(dying).services, ada.session),
      async (copy, where) => {
        const asked = (await keysBelow(copy, 'closings/')).length > 0;
        await forgetTask({ ...over(copy).services, now: () => new Date(site.now().getTime() + QUARTER_MS) });
        const name = (await keysBelow(copy, EXPIRING)).some((key) => key.endsWith(id));
        expect([where, foundIn(await storedBytes(copy), [BRAND, id])]).toEqual([
          where,
          asked ? (name ? [id] : []) : [BRAND, id],
        ]);
      },
    );
    expect(operations).toBeGreaterThan(15);
  });

  it('takes along what was just being published, wherever both were', async () => {
    const { filled, site, ada, over } = await setUp();
    let inBetween = 0;
    // Publishing stops before each of its operations while the account is closed, and then goes on, or ends there.
    for (const goesOn of [true, false]) {
      for (let stop = 1; ; stop += 1) {
        const copy = memoryStorage();
        for (const key of await keysBelow(filled, '')) await copy.put(key, (await filled.get(key))?.value, {});
        let asked = 0;
        const close = () => closeAccount(over(copy).services, ada.session);
        const stopping =
          <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
          async (...args: A) => {
            asked += 1;
            if (asked === stop) await close();
            // One more operation was on its way.
            if (!goesOn && asked > stop) throw new Error('ended');
            return work(...args);
          };
        const held: Storage = {
          get: stopping(copy.get.bind(copy)),
          put: stopping(copy.put.bind(copy)),
          list: stopping(copy.list.bind(copy)),
          delete: stopping(copy.delete.bind(copy)),
        };
        const response = await over(held).json(body, ada.cookie);
        if (asked < stop) break;
        inBetween += 1;
        // Who was signed out before that published without an account.
        const isAnonymous = response.status === 201;
        await forgetTask({ ...over(copy).services, now: () => new Date(site.now().getTime() + QUARTER_MS) });
        const where = `${goesOn ? 'closed' : 'closed and ended'} at operation ${String(stop)}`;
        const words = isAnonymous ? [ada.session.member] : [BRAND, ada.session.member];
        expect([where, foundIn(await storedBytes(copy), words)]).toEqual([where, []]);
      }
    }
    expect(inBetween).toBeGreaterThan(20);
  });
});
