import { accountServices, TEST_IDENTITY } from '../../accounts/testing/signed-in';
import { findSession } from '../../accounts/sessions';
import { readIndex } from '../../accounts/store';
import { closeAccount, finishClosing } from '../../accounts/close-account';
import { accountExport } from '../../accounts/account-export';
import { listMessages } from '../../feedback/listing';
import { readMessage } from '../../feedback/store';
import type { DeployContext, Environment } from '../../../site/environment';
import { readEnvironment } from '../../../site/environment';
import { blobsStorage } from './blobs';
import { clientOf } from '../client-key';
import { isSealed, sealedStorage, storageSecrets } from './sealed';
import { keysBelow, type Storage } from './raw';
import { serveBlobs } from '../testing/blobs-server';
import { memoryStorage } from '../testing/memory-storage';
import { peopleStore, sendAsBo, signInAda, WORDS_OF_PEOPLE } from '../testing/peopled-store';
import { TEST_ENVIRONMENT } from '../testing/services';
import { foundIn, storedBytes } from '../testing/stored-bytes';

const [OLD, NEW] = ['an old secret of thirty-two bytes or more', 'a new secret of thirty-two bytes or more'];

const sealed = (inner: Storage, secrets: readonly string[], report: (error: Error) => unknown = () => undefined) =>
  sealedStorage(inner, secrets, report);

/** Services over a storage, with accounts and a webhook; the clock advances on its own. */
function servicesOver(storage: Storage, changes: Partial<Environment> = {}) {
  let time = Date.parse('2026-06-01T12:00:00Z');
  const notifications = { webhook: { url: 'https://hook.example/', secret: 'a secret of ours' }, mail: null };
  return accountServices({
    storage,
    now: () => new Date((time += 30_000)),
    environment: { ...TEST_ENVIRONMENT, identity: TEST_IDENTITY, notifications, ...changes },
  });
}

describe('a sealed storage', () => {
  it('gives back JSON and bytes, and keeps conditions', async () => {
    const storage = sealed(memoryStorage(), [NEW]);
    const put = await storage.put('sessions/a', { text: 'naïve ☕', list: [1, null] }, { ifNew: true });
    const got = await storage.get('sessions/a');
    expect(got).toEqual({ value: { text: 'naïve ☕', list: [1, null] }, etag: 'etag' in put ? put.etag : '' });
    expect(await storage.put('sessions/a', 1, { ifNew: true })).toEqual({ conflict: true });
    expect(await storage.put('sessions/a', 1, { ifMatch: got?.etag ?? '' })).toHaveProperty('etag');
    await storage.put('bytes', new Uint8Array([0, 255, 10]), {});
    expect((await storage.get('bytes'))?.value).toEqual(new Uint8Array([0, 255, 10]));
    expect((await storage.list('')).keys).toEqual(['bytes', 'sessions/a']);
    await storage.delete('bytes');
    expect(await storage.get('bytes')).toBeNull();
  });

  it('seals the same in another way each time', async () => {
    const inner = memoryStorage();
    const storage = sealed(inner, [NEW]);
    await storage.put('a', 'same', {});
    await storage.put('b', 'same', {});
    const [a, b] = [await inner.get('a'), await inner.get('b')];
    expect(String(a?.value).split('.').at(-2)).not.toBe(String(b?.value).split('.').at(-2));
  });

  it('seals every kind of record but counters', () => {
    const kinds = ['sessions/m/1', 'members/m/saved-index', 'sign-ins/1/a', 'feedback/messages/A', 'salts/2026-06-01'];
    for (const kind of [...kinds, 'assessments/results/1/a', 'a kind of tomorrow']) expect(isSealed(kind)).toBe(true);
    for (const kind of ['limits/assess/8d', 'error-reports/unsent/2026-06-01']) expect(isSealed(kind)).toBe(false);
  });

  it.each([
    [
      'was sealed with another key',
      'is sealed with a key that is not here',
      (inner: Storage) => sealed(inner, [OLD]).put('sessions/a', 1, {}),
    ],
    ['lies open', 'is not sealed', (inner: Storage) => inner.put('sessions/a', { subject: 'forged' }, {})],
    [
      'was changed',
      'is sealed with a key that is not here',
      async (inner: Storage) => {
        await sealed(inner, [NEW]).put('sessions/a', 1, {});
        const text = String((await inner.get('sessions/a'))?.value);
        await inner.put(
          'sessions/a',
          text.replace(/..$/, (end) => (end === 'AA' ? 'BB' : 'AA')),
          {},
        );
      },
    ],
    [
      'was put in the place of another',
      'was sealed under another name',
      async (inner: Storage) => {
        await sealed(inner, [NEW]).put('sessions/b', 1, {});
        await inner.put('sessions/a', (await inner.get('sessions/b'))?.value, {});
      },
    ],
  ])('reads nothing of what %s, and reports it without its words', async (_, why, prepare) => {
    const inner = memoryStorage();
    await prepare(inner);
    const report = jest.fn();
    expect((await sealed(inner, [NEW], report).get('sessions/a'))?.value).toBeUndefined();
    expect(report.mock.calls).toEqual([[new Error(`sessions: a stored record ${why}`)]]);
  });

  it('opens what former keys sealed, and what was stored before any, if the list says so', async () => {
    const inner = memoryStorage();
    await sealed(inner, [OLD]).put('a', 'by the old one', {});
    await inner.put('b', 'open', {});
    const storage = sealed(inner, [NEW, OLD, 'unsealed']);
    expect(await storage.get('a')).toMatchObject({ value: 'by the old one', outdated: true });
    expect(await storage.get('b')).toMatchObject({ value: 'open', outdated: true });
    await storage.put('a', 'again', {});
    expect((await sealed(inner, [NEW]).get('a'))?.value).toBe('again');
  });

  it('stores nothing without a key', () => {
    for (const secrets of [[], ['unsealed']]) expect(() => sealed(memoryStorage(), secrets)).toThrow('no key');
  });
});

describe('a store that people have used', () => {
  it('tells of them where nothing is sealed: the words are looked for where they are', async () => {
    const open = memoryStorage();
    await peopleStore(servicesOver(open));
    expect(foundIn(await storedBytes(open), WORDS_OF_PEOPLE)).toEqual(WORDS_OF_PEOPLE);
  });

  it('has no word of them in its names and bytes, and works as before', async () => {
    const inner = memoryStorage();
    const storage = sealed(inner, storageSecrets(TEST_ENVIRONMENT));
    const services = servicesOver(storage);
    const { sessions, cookie, references } = await peopleStore(services);
    expect(foundIn(await storedBytes(inner), WORDS_OF_PEOPLE)).toEqual([]);
    const request = new Request('https://facet.example/', { headers: { cookie } });
    expect((await findSession(services, request))?.session.name).toBe(sessions[0].name);
    expect((await listMessages(storage, {}, '', null)).messages).toHaveLength(references.length - 1);
    expect(JSON.parse((await accountExport(services, sessions[0])).join(''))).toMatchObject({
      saved: [{}, {}],
    });
  });

  it('copied byte for byte, gives a preview none of it', async () => {
    const server = await serveBlobs();
    try {
      const { origin } = server;
      const at = {
        siteID: 'site',
        token: 'token',
        edgeURL: origin,
        uncachedEdgeURL: origin,
        region: 'us-east-2',
      } as const;
      const storeOf = (context: DeployContext) => blobsStorage({ context, deployId: 'd9', store: at });
      const production = servicesOver(sealed(storeOf('production'), storageSecrets(TEST_ENVIRONMENT)));
      const { sessions, cookie, references } = await peopleStore(production);
      const raw = [...server.blobs].map(([name, { body }]) => `${name}\n${body.toString('utf8')}`).join('\n');
      expect(foundIn(raw, WORDS_OF_PEOPLE)).toEqual([]);

      // The copy is where the preview’s own code looks for its records.
      for (const [name, blob] of [...server.blobs]) {
        server.blobs.set(name.replace('site:facet/production/', 'deploy:d9:facet/'), blob);
      }
      const read = readEnvironment({ CONTEXT: 'deploy-preview', URL: 'https://facet.example' }, 'function');
      if (!read.ok) throw new Error(read.problems.join());
      // The secrets of cookies and sign-in are given to it, as if they had been set for every context.
      const secrets = storageSecrets(read.environment);
      for (const inner of [storeOf('deploy-preview'), storeOf('production')]) {
        const storage = sealed(inner, secrets);
        const preview = servicesOver(storage, { context: 'deploy-preview', storageKeys: [] });
        const keys = (await keysBelow(storage, '')).filter(isSealed);
        const values = await Promise.all(keys.map(async (key) => (await storage.get(key))?.value));
        expect([keys.length > 40, values.filter((value) => value !== undefined)]).toEqual([true, []]);
        const request = new Request('https://facet.example/', { headers: { cookie } });
        expect(await findSession(preview, request)).toBeNull();
        const { messages, unreadable } = await listMessages(storage, {}, '', null);
        expect([messages, unreadable.length]).toEqual([[], references.length - 1]);
        await expect(readMessage(storage, references[0] ?? '')).rejects.toThrow('cannot be read: all of it');
        await expect(readIndex(storage, sessions[0].member)).rejects.toThrow('cannot be read');
      }
    } finally {
      await server.close();
    }
  });

  it('whose key is lost can still be used and emptied', async () => {
    const inner = memoryStorage();
    const { sessions, references } = await peopleStore(servicesOver(sealed(inner, [OLD])));
    const services = servicesOver(sealed(inner, [NEW]));
    const { storage } = services;
    expect((await clientOf(services, '203.0.113.7'))[0].key).toHaveLength(32);
    await sendAsBo(services, 'A new message');
    const { messages, unreadable } = await listMessages(storage, {}, '', null);
    expect([messages.length, unreadable.length]).toEqual([1, references.length - 1]);
    const [{ member }] = sessions;
    const { session } = await signInAda(services);
    await closeAccount(services, session);
    await finishClosing({ storage, purge: () => Promise.resolve(), now: () => new Date() }, member);
    expect((await keysBelow(inner, '')).filter((key) => key.includes(member))).toEqual([]);
  });
});
