import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountServices } from '../../server/accounts/testing/signed-in';
import { TEST_IDENTITY } from '../../server/accounts/testing/signed-in';
import { blobsStorage } from '../../server/platform/storage/blobs';
import { forgetDeletions, rememberingDeletions } from '../../server/platform/deletions';
import { privateSecrets } from '../../server/platform/private-secrets';
import { sealedStorage } from '../../server/platform/storage/sealed';
import { serveBlobs, type BlobsFault, type BlobsRequest } from '../../server/platform/testing/blobs-server';
import { TEST_ENVIRONMENT } from '../../server/platform/testing/services';
import { LIMITS } from '../../site/limits';
import { backup } from './backup';
import { restore } from './restore';
import { serveNetlifyApi } from './testing/netlify-api';
import { peopledSite } from './testing/peopled-site';

const START = Date.parse('2026-06-01T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const [STORAGE_KEY, BACKUP_KEY, OTHER_KEY] = [1, 2, 3].map(() => randomBytes(32).toString('base64')) as [
  string,
  string,
  string,
];
const SITE = 'site-1';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0)) await clean();
});

async function setUp() {
  let fault: (request: BlobsRequest) => BlobsFault | null = () => null;
  const server = await serveBlobs({ fault: (request) => fault(request) });
  const api = await serveNetlifyApi(server.origin, 'token of the operator');
  const folder = mkdtempSync(join(tmpdir(), 'facet-backups-'));
  cleanUp.push(
    () => server.close(),
    api.close,
    () => rmSync(folder, { recursive: true }),
  );
  const store = { siteID: SITE, token: 'any', edgeURL: server.origin, uncachedEdgeURL: server.origin };
  const sealed = (of: 'records' | 'deletions') =>
    sealedStorage(blobsStorage({ context: 'production', deployId: 'd1', store, of }), [STORAGE_KEY], () => undefined);
  let time = START;
  const ledger = sealed('deletions');
  const storage = rememberingDeletions(
    sealed('records'),
    () => ledger,
    () => time,
  );
  await forgetDeletions(ledger, START - DAY);
  const environment = { ...TEST_ENVIRONMENT, identity: TEST_IDENTITY, storageKeys: [STORAGE_KEY] };
  const services = accountServices({ storage, environment, now: () => new Date(time) });
  const variables = {
    NETLIFY_AUTH_TOKEN: 'token of the operator',
    NETLIFY_SITE_ID: SITE,
    NETLIFY_API_URL: api.origin,
    FACET_BACKUP_KEYS: BACKUP_KEY,
    FACET_STORAGE_KEYS: STORAGE_KEY,
  };
  const options = { check: false, withoutDeletions: false };
  return {
    ...{ server, services, folder, variables, ledger, storage },
    after: (ms: number) => (time = START + ms),
    breakWith: (next: typeof fault) => (fault = next),
    /** Names in one of the stores. */
    names: (of: 'facet' | 'facet-deletions') =>
      [...server.blobs.keys()].filter((name) => name.startsWith(`site:${of}/`)),
    backUp: () => backup(folder, variables, new Date(time)),
    restoreFrom: (
      file: string,
      more: Partial<typeof options> & { readonly key?: string; readonly storageKey?: string } = {},
    ) => {
      const { key = BACKUP_KEY, storageKey = STORAGE_KEY, ...others } = more;
      const changed = { ...variables, FACET_BACKUP_KEYS: key, FACET_STORAGE_KEYS: storageKey };
      return restore({ ...options, file, ...others }, changed, new Date(time));
    },
  };
}

type World = Awaited<ReturnType<typeof setUp>>;

function deleteEverything({ server, names }: World): void {
  for (const name of names('facet')) server.blobs.delete(name);
}

describe('a backup', () => {
  long(
    'restored after everything was deleted, answers fifty requests as before, and what was deleted stays deleted',
    async () => {
      const world = await setUp();
      const site = await peopledSite(world.services);
      world.after(5 * MINUTE);
      const { file, records } = await world.backUp();
      expect(records).toBeGreaterThan(40);
      world.after(10 * MINUTE);
      await site.deleteSome();
      const before = await site.answers();
      expect(before.size).toBe(50);
      const statuses = [...before.values()].map((text) => text.slice(0, 3));
      expect(
        Object.fromEntries(
          ['200', '404', '410'].map((status) => [status, statuses.filter((each) => each === status).length]),
        ),
      ).toEqual({
        '200': 32,
        '404': 5,
        '410': 13,
      });

      deleteEverything(world);
      expect(
        [...(await site.answers()).values()].filter((text) => text.startsWith('200') && text.includes('zqx')),
      ).toEqual([]);
      deleteEverything(world);
      world.after(30 * MINUTE);
      const { restored } = await world.restoreFrom(file);
      expect(restored).toMatchObject({ kept: 0, unreadable: 0 });
      expect(restored?.deleted).toBeGreaterThan(10);
      expect(await site.answers()).toEqual(before);
      // Nothing of who closed their account.
      const bob = JSON.stringify([...before.values()]).includes('bob');
      expect(bob).toBe(false);
    },
  );

  it('opens nothing alone, and nothing with one of the two keys', async () => {
    const world = await setUp();
    await peopledSite(world.services);
    const { file } = await world.backUp();
    const bytes = readFileSync(file);
    for (const word of ['zqxmessage', 'bo@zqx', 'one.example', 'harbour', 'feedback/', STORAGE_KEY])
      expect(bytes.includes(word)).toBe(false);
    await expect(world.restoreFrom(file, { key: OTHER_KEY })).rejects.toThrow('No key opens this backup.');
    await expect(world.restoreFrom(file, { storageKey: OTHER_KEY })).rejects.toThrow('None of FACET_STORAGE_KEYS');
  });

  it('is refused once it has expired, says so, and is taken away by the next one', async () => {
    const world = await setUp();
    const { file } = await world.backUp();
    world.after(LIMITS.backupDays * DAY - 1);
    await world.restoreFrom(file);
    world.after(LIMITS.backupDays * DAY);
    await expect(world.restoreFrom(file)).rejects.toThrow(/expired on 2026-07-01/);
    writeFileSync(join(world.folder, 'notes.txt'), 'not ours');
    const { takenAway } = await world.backUp();
    expect(takenAway).toEqual(['facet-20260601T120000Z.backup']);
    expect(readdirSync(world.folder)).toEqual(['facet-20260701T120000Z.backup', 'notes.txt']);
  });

  long('is restored only where it is known what was deleted since, unless the operator says so', async () => {
    const world = await setUp();
    const site = await peopledSite(world.services);
    const before = await site.answers();
    const { file } = await world.backUp();
    world.server.blobs.clear();
    await expect(world.restoreFrom(file)).rejects.toThrow('Nobody knows what people deleted since this backup');
    expect(world.names('facet')).toEqual([]);
    await world.restoreFrom(file, { withoutDeletions: true });
    expect(await site.answers()).toEqual(before);
  });

  it('that is only looked at changes nothing', async () => {
    const world = await setUp();
    await peopledSite(world.services);
    const { file, records } = await world.backUp();
    world.server.blobs.delete(world.names('facet').find((name) => name.includes('feedback/messages/')) ?? '');
    const before = [...world.server.blobs];
    expect(await world.restoreFrom(file, { check: true })).toMatchObject({
      records,
      unreadable: 0,
      deletions: 0,
      restored: null,
    });
    expect([...world.server.blobs]).toEqual(before);
  });

  it('leaves no file behind where the store fails, and writes nothing of a file that is not whole', async () => {
    const world = await setUp();
    await peopledSite(world.services);
    const { file } = await world.backUp();
    world.after(MINUTE);
    world.breakWith(({ key }) => (key.includes('feedback/messages/') ? { status: 400 } : null));
    await expect(world.backUp()).rejects.toThrow();
    expect(readdirSync(world.folder)).toHaveLength(1);
    world.breakWith(() => null);
    deleteEverything(world);
    writeFileSync(file, readFileSync(file).subarray(0, -10));
    await expect(world.restoreFrom(file)).rejects.toThrow('This backup is damaged or not whole.');
    expect(world.names('facet')).toEqual([]);
  });

  it('goes on after it was interrupted, and keeps what is newer', async () => {
    const world = await setUp();
    const site = await peopledSite(world.services);
    const before = await site.answers();
    const { file } = await world.backUp();
    const newer = world.names('facet').find((name) => name.includes('members/') && name.includes('saved-index')) ?? '';
    const kept = world.server.blobs.get(newer);
    deleteEverything(world);
    if (kept) world.server.blobs.set(newer, kept);
    let writes = 0;
    world.breakWith(({ method }) => (method === 'PUT' && (writes += 1) > 30 ? { status: 400 } : null));
    await expect(world.restoreFrom(file)).rejects.toThrow();
    world.breakWith(() => null);
    const { restored } = await world.restoreFrom(file);
    expect(restored?.kept).toBeGreaterThan(20);
    expect(await site.answers()).toEqual(before);
    expect(world.server.blobs.get(newer)).toEqual(kept);
  });

  long('takes the place of what somebody without a key wrote over it', async () => {
    const world = await setUp();
    const site = await peopledSite(world.services);
    const before = await site.answers();
    const { file } = await world.backUp();
    for (const name of world
      .names('facet')
      .filter((each) => !each.includes('/totals/') && !each.includes('/limits/'))) {
      const blob = world.server.blobs.get(name);
      if (blob) world.server.blobs.set(name, { ...blob, body: Buffer.from('"forged"'), etag: '"forged"' });
    }
    await world.restoreFrom(file);
    expect(await site.answers()).toEqual(before);
  });

  long('keeps links made with the secret that a site without its store made anew', async () => {
    const world = await setUp();
    const site = await peopledSite(world.services);
    const before = await site.answers();
    const { file } = await world.backUp();
    deleteEverything(world);
    const { storage, environment } = world.services;
    const [made] = await privateSecrets(storage, environment);
    await world.restoreFrom(file);
    expect(await site.answers()).toEqual(before);
    expect(await privateSecrets(storage, environment)).toEqual([made, expect.any(String)]);
  });

  it('holds nothing that is of use for a moment: no session, no counter, no salt', async () => {
    const world = await setUp();
    await peopledSite(world.services);
    const { file } = await world.backUp();
    deleteEverything(world);
    await world.restoreFrom(file);
    const kinds = new Set(world.names('facet').map((name) => name.split('/').slice(2, 3).join('/')));
    expect([...kinds].sort()).toEqual(['feedback', 'members', 'published']);
  });
});
