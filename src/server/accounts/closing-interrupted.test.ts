/** Deleting an account is complete even if what does it dies at any operation of storage. */
import { changeMessage } from '../feedback/inbox';
import { listMessages } from '../feedback/listing';
import { readMessage } from '../feedback/store';
import { keysBelow, type Storage } from '../platform/storage/raw';
import { dieEverywhere } from '../platform/testing/dying-storage';
import { memoryStorage } from '../platform/testing/memory-storage';
import { ADA, peopleStore, signInAda, WORDS_OF_PEOPLE } from '../platform/testing/peopled-store';
import { foundIn, storedBytes } from '../platform/testing/stored-bytes';
import { accountExport } from './account-export';
import { closeAccount } from './close-account';
import { forgetTask } from '../upkeep/forget-task';
import { endSession, findSession } from './sessions';
import { accountServices } from './testing/signed-in';

const OF_ADA = Object.values(ADA);
const MINUTE_MS = 60_000;

async function setUp() {
  const filled = memoryStorage();
  let time = Date.parse('2026-06-01T12:00:00Z');
  const services = (storage: Storage) => accountServices({ storage, now: () => new Date((time += 1000)) });
  const people = await peopleStore(services(filled));
  return { filled, services, people, after: (ms: number) => (time += ms) };
}

const keysOf = async (storage: Storage, member: string) =>
  (await keysBelow(storage, '')).filter((key) => key.includes(member));

describe('an account whose deletion is interrupted', () => {
  it('is gone after the next run of the clock, wherever that was', async () => {
    const { filled, services, people, after } = await setUp();
    const [session] = people.sessions;
    expect(foundIn(await storedBytes(filled), OF_ADA)).toEqual(OF_ADA);
    const operations = await dieEverywhere(
      filled,
      (dying) => closeAccount(services(dying), session),
      async (copy, where) => {
        const asked = (await keysBelow(copy, 'closings/')).length > 0;
        after(20 * MINUTE_MS);
        await forgetTask(services(copy));
        // Nothing was done at all where not even the first write was.
        const left = [foundIn(await storedBytes(copy), OF_ADA), await keysOf(copy, session.member)];
        if (asked) expect([where, ...left]).toEqual([where, [], []]);
        else expect([where, left[0]]).toEqual([expect.stringMatching(/operation 1$/), OF_ADA]);
        expect((await listMessages(copy, {}, '', null)).messages).toHaveLength(people.references.length - 1);
      },
    );
    expect(operations).toBeGreaterThan(20);
  });

  it('is gone after the next request: of the session if it still is, else of the person who signs in again', async () => {
    const { filled, services, people } = await setUp();
    const [session] = people.sessions;
    const request = new Request('https://facet.example/', { headers: { cookie: people.cookie } });
    const how = { again: 0, signedIn: 0 };
    await dieEverywhere(
      filled,
      (dying) => closeAccount(services(dying), session),
      async (copy, where) => {
        const found = await findSession(services(copy), request);
        if (found !== null) {
          how.again += 1;
          await closeAccount(services(copy), found.session);
        } else {
          how.signedIn += 1;
          const later = await signInAda(services(copy));
          await endSession(services(copy), later.session);
        }
        expect([where, foundIn(await storedBytes(copy), OF_ADA)]).toEqual([where, []]);
      },
    );
    expect(how.again).toBeGreaterThan(30);
    expect(how.signedIn).toBeGreaterThan(1);
  });

  it('is gone even if the run that completes it is interrupted, too', async () => {
    const { filled, services, people, after } = await setUp();
    const [session] = people.sessions;
    const dead = dieAfterFirst(services(filled).storage);
    await expect(closeAccount(services(dead), session)).rejects.toThrow();
    after(20 * MINUTE_MS);
    const quiet = { report: () => '' };
    await dieEverywhere(
      filled,
      (dying) => forgetTask({ ...services(dying), ...quiet }),
      async (copy, where) => {
        await forgetTask(services(copy));
        const left = [foundIn(await storedBytes(copy), OF_ADA), await keysOf(copy, session.member)];
        expect([where, ...left]).toEqual([where, [], []]);
      },
    );
  });
});

/** A storage that takes one write. */
function dieAfterFirst(inner: Storage): Storage {
  let writes = 0;
  return {
    ...inner,
    put: (...args) => ((writes += 1) > 1 ? Promise.reject(new Error('dead')) : inner.put(...args)),
  };
}

describe('an editor whose account is deleted', () => {
  it('has one pseudonym wherever they wrote, and what others wrote stays as it is', async () => {
    const { filled, services, people } = await setUp();
    const [session] = people.sessions;
    const [first = '', , third = ''] = people.references;
    const at = new Date('2026-06-01T13:00:00Z');
    await changeMessage(filled, first, { note: 'Another', revision: 2 }, { name: 'Ed', member: 'ed' }, at);
    await changeMessage(filled, third, { status: 'done', revision: 1 }, { name: ADA.name, member: session.member }, at);
    await closeAccount(services(filled), session);
    const audits = await Promise.all(
      [first, third].map(async (each) => (await readMessage(filled, each))?.message.audit),
    );
    const [own, other, last] = audits.flat();
    expect(own).toMatchObject({ note: expect.stringContaining('Thanks') as string });
    expect(own?.by).toMatch(/^editor [0-9a-f]{8}$/);
    expect([own?.member, last?.by, last?.member]).toEqual([own?.by, own?.by, own?.by]);
    expect(other).toMatchObject({ by: 'Ed', member: 'ed' });
    const [deletion = ''] = await keysBelow(filled, 'feedback/deletions/');
    expect((await filled.get(deletion))?.value).toMatchObject({ by: own?.by, member: own?.by });
    const others = WORDS_OF_PEOPLE.filter((word) => word.includes('bo@') || word.includes('Thanks'));
    expect(foundIn(await storedBytes(filled), others)).toEqual(others);
  });

  it('gets it also where they were just writing', async () => {
    const { filled, services, people, after } = await setUp();
    const [session] = people.sessions;
    const [, , third = ''] = people.references;
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const slow: Storage = {
      ...filled,
      put: async (key, ...rest) => {
        if (key.startsWith('feedback/messages/')) await held;
        return filled.put(key, ...rest);
      },
    };
    const editor = { name: ADA.name, member: session.member };
    const writing = changeMessage(slow, third, { note: 'Late', revision: 1 }, editor, new Date('2026-06-01T13:00:00Z'));
    await closeAccount(services(filled), session);
    goOn();
    await writing;
    expect(foundIn(await storedBytes(filled), OF_ADA)).toEqual([ADA.name]);
    after(20 * MINUTE_MS);
    await forgetTask(services(filled));
    expect(foundIn(await storedBytes(filled), OF_ADA)).toEqual([]);
  });

  it('is told in the export where they wrote', async () => {
    const { filled, services, people } = await setUp();
    const text = (await accountExport(services(filled), people.sessions[0])).join('');
    expect(JSON.parse(text)).toMatchObject({
      edits: people.references
        .slice(0, 2)
        .map((message) => ({ message, on: '2026-06-01' }))
        .sort((a, b) => (a.message < b.message ? -1 : 1)),
    });
  });

  it('may come back and edit: the new account is another person to the records', async () => {
    const { filled, services, people, after } = await setUp();
    await closeAccount(services(filled), people.sessions[0]);
    const { session } = await signInAda(services(filled));
    after(20 * MINUTE_MS);
    await forgetTask(services(filled));
    expect(await findSession(services(filled), new Request('https://facet.example/'))).toBeNull();
    expect(await keysOf(filled, session.member)).toHaveLength(1);
  });
});
