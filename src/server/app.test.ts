/** Which store a function of a deploy opens, and with what it seals: by the environment Netlify gives it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountServices } from './accounts/testing/signed-in';
import { platformServices } from './app';
import { blobsStorage } from './platform/storage/blobs';
import { isSealed, sealedStorage, storageSecrets } from './platform/storage/sealed';
import { keysBelow, opened, type Storage } from './platform/storage/raw';
import { serveBlobs, type BlobsServer } from './platform/testing/blobs-server';
import { peopleStore, WORDS_OF_PEOPLE } from './platform/testing/peopled-store';
import { foundIn } from './platform/testing/stored-bytes';

const KEY = Buffer.alloc(32, 7).toString('base64');

let server: BlobsServer;
const before = { ...process.env };
beforeEach(async () => {
  server = await serveBlobs();
  const { origin } = server;
  const blobs = {
    siteID: 'site',
    token: 'token',
    edgeURL: origin,
    uncachedEdgeURL: origin,
    primaryRegion: 'us-east-2',
  };
  const { CONTEXT: _context, FACET_STORAGE_KEYS: _keys, ...others } = before;
  process.env = {
    ...others,
    URL: 'https://facet.example',
    NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(blobs)).toString('base64'),
  };
});
afterEach(async () => {
  process.env = { ...before };
  await server.close();
});

const storedRaw = () => blobsStorage({ context: 'deploy-preview', deployId: 'd1' });

const servicesOf = (context: string) => platformServices({ ip: '203.0.113.7', deploy: { context, id: 'd1' } });

const storageOf = (context: string) => opened(servicesOf(context).storage);

/** What is stored, by its name, where a session is put. */
async function storedBy(context: string) {
  await storageOf(context).put('sessions/a', { subject: 'ada' }, {});
  return [...server.blobs].map(([name, { body }]) => [name, body.toString('utf8').includes('ada')] as const);
}

it('is the site’s store in production, sealed with its own key', async () => {
  process.env['FACET_STORAGE_KEYS'] = KEY;
  expect(await storedBy('production')).toEqual([['site:facet/production/sessions/a', false]]);
  expect((await storageOf('production').get('sessions/a'))?.value).toEqual({ subject: 'ada' });
  process.env['FACET_STORAGE_KEYS'] = Buffer.alloc(32, 8).toString('base64');
  const log = jest.spyOn(console, 'error').mockImplementation();
  expect((await storageOf('production').get('sessions/a'))?.value).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('sessions: a stored record is sealed with a key'));
  log.mockRestore();
});

it.each(['deploy-preview', 'branch-deploy', 'a context of tomorrow', ''])(
  'is that of the deploy where the context is "%s", which is no error',
  async (context) => {
    expect(await storedBy(context)).toEqual([['deploy:d1:facet/sessions/a', false]]);
  },
);

describe('a preview', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  /** As a build leaves it beside the functions of one deploy. */
  function built(storageKey: string): void {
    const folder = mkdtempSync(join(tmpdir(), 'facet-built-'));
    folders.push(folder);
    mkdirSync(join(folder, '.facet'));
    writeFileSync(join(folder, '.facet/facts.json'), JSON.stringify({ storageKey }));
    process.env['LAMBDA_TASK_ROOT'] = folder;
  }

  it('has 0 readable records of people: neither as bytes, nor by the key in the source, nor by another preview’s', async () => {
    built(Buffer.alloc(32, 1).toString('base64'));
    const storage = storageOf('deploy-preview');
    await peopleStore(accountServices({ storage }));
    const bytes = [...server.blobs].map(([name, { body }]) => `${name} ${body.toString('utf8')}`).join('\n');
    expect(foundIn(bytes, WORDS_OF_PEOPLE)).toEqual([]);
    const keys = (await keysBelow(storage, '')).filter(isSealed);
    const readable = async (other: Storage) => {
      const values = await Promise.all(keys.map(async (key) => (await other.get(key))?.value));
      return values.filter((value) => value !== undefined).length;
    };
    expect(keys.length).toBeGreaterThan(30);
    expect(await readable(storage)).toBe(keys.length);
    const log = jest.spyOn(console, 'error').mockImplementation();
    built(Buffer.alloc(32, 2).toString('base64'));
    expect(await readable(storageOf('deploy-preview'))).toBe(0);
    delete process.env['LAMBDA_TASK_ROOT'];
    const source = sealedStorage(
      storedRaw(),
      storageSecrets({ context: 'deploy-preview', storageKeys: [] }),
      () => undefined,
    );
    expect(await readable(source)).toBe(0);
    log.mockRestore();
  });
});

it('is missing in production without a key', () => {
  expect(() => servicesOf('production')).toThrow('FACET_STORAGE_KEYS is not set');
});

it('deletes what previews left beside production’s records, and nothing else', async () => {
  process.env['FACET_STORAGE_KEYS'] = KEY;
  await storedBy('production');
  const [blob] = [...server.blobs.values()];
  if (blob === undefined) throw new Error('nothing was stored');
  for (const name of ['deploy-preview/d7/sessions/a', 'branch-deploy/d8/salts/1']) {
    server.blobs.set(`site:facet/${name}`, blob);
  }
  await servicesOf('production').deleteFormerPreviews();
  expect([...server.blobs.keys()]).toEqual(['site:facet/production/sessions/a']);
});

it('leaves production’s store alone in every other context', async () => {
  await servicesOf('deploy-preview').deleteFormerPreviews();
  expect(server.requests).toEqual([]);
});
