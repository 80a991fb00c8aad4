import { memoryStorage } from '../platform/testing/memory-storage';
import { StorageError, type Storage } from '../platform/storage/raw';
import { closeAccount } from './close-account';
import { listSaved, saveReports } from './saved-reports';
import { endAllSessions, findSession } from './sessions';
import { reportBody } from './testing/saved-bodies';
import { accountServices, signedIn } from './testing/signed-in';

async function setUp() {
  const storage = memoryStorage();
  let time = new Date('2026-06-01T12:00:00Z').getTime();
  const services = accountServices({ storage, now: () => new Date((time += 1000)) });
  const [ada, phone, bo] = [
    await signedIn(services, 'ada'),
    await signedIn(services, 'ada'),
    await signedIn(services, 'bo'),
  ];
  for (const host of ['a.example', 'b.example']) await saveReports(services, ada.session, reportBody(host));
  await saveReports(services, bo.session, reportBody('a.example'));
  const request = new Request('https://facet.example/', { headers: { cookie: ada.cookie } });
  const keys = async () => [...(await storage.list('members/')).keys, ...(await storage.list('sessions/')).keys];
  return { services, storage, ada, phone, bo, keys, find: () => findSession(services, request) };
}

describe('closeAccount', () => {
  it('leaves no key of the person, and everything of others', async () => {
    const { services, ada, bo, keys } = await setUp();
    await endAllSessions(services, ada.session.member);
    const again = await signedIn(services, 'ada');
    await saveReports(services, again.session, reportBody('c.example'));
    expect((await keys()).some((key) => key.endsWith(`${ada.session.member}/sessions-from`))).toBe(true);
    await closeAccount(services, again.session);
    const left = await keys();
    expect(left.filter((key) => key.includes(ada.session.member))).toEqual([]);
    expect(left).toHaveLength(3);
    expect(await listSaved(services.storage, bo.session.member)).toHaveLength(1);
  });

  it('whatever fails in between, the session can ask again, and then all is gone', async () => {
    let failures = 0;
    for (const how of ['before', 'after'] as const) {
      // Two in a row: after one failure the index is rewritten automatically.
      for (let chosen = 0; ; chosen += 1) {
        const { services, storage, ada, keys, find } = await setUp();
        let operations = 0;
        const failing =
          <A extends unknown[], R>(work: (...args: A) => Promise<R>, restores: (...args: A) => boolean = () => false) =>
          async (...args: A): Promise<R> => {
            const fails = operations >= chosen && operations < chosen + 2 && !restores(...args);
            operations += 1;
            if (!fails) return work(...args);
            if (how === 'after') await work(...args);
            throw new StorageError('lost');
          };
        const broken: Storage = {
          get: failing(storage.get.bind(storage)),
          // Restoring the session succeeds: if two things fail at once, one may be left.
          put: failing(storage.put.bind(storage), (key) => key.startsWith('sessions/')),
          list: failing(storage.list.bind(storage)),
          delete: failing(storage.delete.bind(storage)),
        };
        const outcome = await closeAccount({ ...services, storage: broken }, ada.session).then(
          () => 'done',
          (error: unknown) => (error instanceof StorageError ? 'failed' : error),
        );
        if (operations <= chosen) break;
        expect(['done', 'failed']).toContain(outcome);
        if (outcome === 'failed') {
          failures += 1;
          expect({ how, chosen, session: (await find()) !== null }).toEqual({ how, chosen, session: true });
          await closeAccount(services, ada.session);
        }
        expect((await keys()).filter((key) => key.includes(ada.session.member))).toEqual([]);
      }
    }
    expect(failures).toBeGreaterThan(15);
  });

  it('takes an index nobody can read', async () => {
    const { services, storage, ada, keys } = await setUp();
    await storage.put(`members/${ada.session.member}/saved-index`, { format: 9 }, {});
    await closeAccount(services, ada.session);
    expect((await keys()).filter((key) => key.includes(ada.session.member))).toEqual([]);
  });

  it('lets whoever signs in again begin afresh', async () => {
    const { services, ada, storage } = await setUp();
    await closeAccount(services, ada.session);
    const { session } = await signedIn(services, 'ada');
    expect(await saveReports(services, session, reportBody('a.example'))).toMatchObject({ ok: true, isNew: true });
    expect(await listSaved(storage, session.member)).toHaveLength(1);
  });

  it('asked for twice at once is done once, and no error', async () => {
    const { services, ada, phone, keys } = await setUp();
    await Promise.all([closeAccount(services, ada.session), closeAccount(services, phone.session)]);
    expect((await keys()).filter((key) => key.includes(ada.session.member))).toEqual([]);
  });
});
