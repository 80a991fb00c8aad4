/** Random clients over a random storage: everything they are told must be true. Seeds make each run repeatable. */
import { memoryStorage } from '../../platform/testing/memory-storage';
import { StorageError } from '../../platform/storage/raw';
import { FAULTS, faultyStorage, seededRandom, type Fault } from '../../platform/testing/faulty-storage';
import { closeAccount } from '../close-account';
import { deleteSaved, listSaved, readSaved, saveReports } from '../saved-reports';
import { reportBody } from './saved-bodies';
import { accountServices, signedIn } from './signed-in';

const BODIES = ['a', 'b', 'c'].map((name) => reportBody(`${name}.example`));
const CLIENTS = 4;
const CALLS = 8;

interface Call {
  readonly what: 'save' | 'delete';
  readonly body: number;
  readonly began: number;
  readonly ended: number;
  /** Null: it failed, and may or may not have happened. */
  readonly done: boolean | null;
}

async function run(seed: number, faults: readonly Fault[]) {
  const random = seededRandom(seed);
  const inner = memoryStorage();
  const storage = faultyStorage(inner, { random, faults, percent: 12 });
  let time = new Date('2026-06-01T12:00:00Z').getTime();
  const now = () => new Date((time += 1));
  const { session } = await signedIn(accountServices({ storage: inner, now }), 'ada');
  const { member } = session;
  const services = accountServices({ storage, now });
  const ids = new Map<number, string>();
  const calls: Call[] = [];
  let moment = 0;

  const client = async () => {
    for (let number = 0; number < CALLS; number += 1) {
      const body = Math.floor(random() * BODIES.length);
      const id = ids.get(body);
      const what = id !== undefined && random() < 0.4 ? 'delete' : 'save';
      const began = (moment += 1);
      let done: boolean | null;
      try {
        if (what === 'delete') done = await deleteSaved(storage, member, id ?? '');
        else {
          const saved = await saveReports(services, session, BODIES[body] ?? reportBody('none.example'));
          done = saved.ok;
          if (saved.ok) ids.set(body, saved.item.id);
        }
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        done = null;
      }
      calls.push({ what, body, began, ended: (moment += 1), done });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await storage.heal();
  return { inner, member, session, now, ids, calls, met: storage.met };
}

/** What the responses say about one body: it must be there, it must not, or either is possible. */
function verdict(calls: readonly Call[], body: number): 'there' | 'gone' | 'open' {
  const own = calls.filter((call) => call.body === body);
  const last = (what: Call['what']) =>
    own.filter((call) => call.what === what && call.done === true).toSorted((a, b) => b.began - a.began)[0];
  const noneSince = (what: Call['what'], began: number) =>
    own.every((call) => call.what !== what || call.ended < began);
  const [saved, deleted] = [last('save'), last('delete')];
  if (saved && noneSince('delete', saved.began)) return 'there';
  if (deleted && noneSince('save', deleted.began)) return 'gone';
  return 'open';
}

/** @param runs clients over a storage of each kind, and accounts that are deleted */
export function describeSavedFaults(runs: number): void {
  describe.each([
    ['without faults', [] as readonly Fault[]],
    ['with faults of every kind but old reads', FAULTS.filter((fault) => fault !== 'stale')],
    ['with faults of every kind', FAULTS],
  ])('what was acknowledged, %s', (_, faults) => {
    it('is in the list once until it was deleted, whole, and counted rightly', async () => {
      const met = new Map<Fault, number>();
      const verdicts = { there: 0, gone: 0, open: 0, failed: 0 };
      for (let seed = 1; seed <= runs; seed += 1) {
        const { inner, member, session, now, ids, calls, ...rest } = await run(seed, faults);
        for (const [fault, times] of rest.met) met.set(fault, (met.get(fault) ?? 0) + times);
        verdicts.failed += calls.filter(({ done }) => done === null).length;
        const list = await listSaved(inner, member);
        const listed = list.map(({ id }) => id);
        expect(new Set(listed).size).toBe(listed.length);
        for (const [body, id] of ids) {
          const found = verdict(calls, body);
          verdicts[found] += 1;
          if (found !== 'open')
            expect({ seed, body, is: listed.includes(id) }).toEqual({ seed, body, is: found === 'there' });
        }
        for (const { id, bytes } of list) {
          const saved = await readSaved(inner, member, id);
          const stored = BODIES.find(
            (body) => body.report['target'] !== undefined && ids.get(BODIES.indexOf(body)) === id,
          );
          if (stored) expect(saved?.reports[0]?.received).toEqual(stored.report);
          expect(bytes).toBeGreaterThan(1000);
        }
        // An hour later another save removes all content that no item names.
        const later = () => new Date(now().getTime() + 60 * 60 * 1000);
        await saveReports(accountServices({ storage: inner, now: later }), session, reportBody('later.example'));
        const contents = (await inner.list(`members/${member}/saved/`)).keys;
        expect(contents).toHaveLength(listed.length + 1);
        const sizes = await Promise.all(contents.map(async (key) => (await inner.get(key))?.value as Uint8Array));
        const total = (await listSaved(inner, member)).reduce((sum, { bytes }) => sum + bytes, 0);
        expect(sizes.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBe(total);
      }
      // A run without any fault proves nothing.
      expect([...met.keys()].sort()).toEqual([...faults].sort());
      expect(verdicts.there).toBeGreaterThan(runs / 2);
      expect(verdicts.gone).toBeGreaterThan(runs / 16);
      if (faults.length > 0) expect(verdicts.failed).toBeGreaterThan(runs / 2);
    });
  });

  describe('an account deleted while others save', () => {
    it('is gone for good when it was said to be, however often that had to be tried', async () => {
      let failed = 0;
      let refused = 0;
      for (let seed = 1; seed <= runs; seed += 1) {
        const random = seededRandom(seed);
        const inner = memoryStorage();
        let time = new Date('2026-06-01T12:00:00Z').getTime();
        const now = () => new Date((time += 1));
        const calm = faultyStorage(inner, { random, faults: [], percent: 0 });
        const faulty = faultyStorage(inner, {
          random,
          faults: ['lost-request', 'lost-answer', 'false-conflict', 'conflict-after-write'],
          percent: 10,
        });
        const people = accountServices({ storage: inner, now });
        const [asking, other, bystander] = [
          (await signedIn(people, 'ada')).session,
          (await signedIn(people, 'ada')).session,
          (await signedIn(people, 'bo')).session,
        ];
        await saveReports(people, bystander, reportBody('a.example'));
        if (seed % 2 === 0) await saveReports(people, asking, reportBody('first.example'));
        const services = accountServices({ storage: calm, now });
        const save = async (session: typeof asking, body: number) => {
          for (let times = 0; times < 3; times += 1) {
            const saved = await saveReports(
              services,
              session,
              BODIES[(body + times) % 3] ?? reportBody('none.example'),
            );
            if (!saved.ok) refused += 1;
          }
        };
        const close = async () => {
          for (let tries = 0; tries < 60; tries += 1) {
            try {
              await closeAccount({ storage: faulty, now, purge: () => Promise.resolve() }, asking);
              return;
            } catch (error) {
              if (!(error instanceof StorageError)) throw error;
              failed += 1;
            }
          }
          throw new Error('was never closed');
        };
        await Promise.all([save(asking, 0), save(other, 1), save(other, 2), close()]);
        const left = [
          ...(await inner.list(`members/${asking.member}/`)).keys,
          ...(await inner.list(`sessions/${asking.member}/`)).keys,
        ];
        expect({ seed, left }).toEqual({ seed, left: [] });
        expect(await listSaved(inner, bystander.member)).toHaveLength(1);
      }
      expect(failed).toBeGreaterThan(runs / 2);
      expect(refused).toBeGreaterThan(runs / 2);
    });
  });
}
