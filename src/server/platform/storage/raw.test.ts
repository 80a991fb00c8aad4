import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blobsStorage } from './blobs';
import { memoryStorage } from '../testing/memory-storage';
import { deleteAll, keysBelow, StorageError, type Storage } from './raw';

/** The emulator `netlify dev` uses, in a process of its own: it tells errors of Node from others by their class. */
const EMULATOR = `
  import { BlobsServer } from '@netlify/blobs/server';
  const server = new BlobsServer({ directory: process.argv[1], token: 'token' });
  console.log((await server.start()).port);
`;

let directory: string;
let server: ChildProcess;
let address: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blobs-'));
  server = spawn(process.execPath, ['--input-type=module', '--eval', EMULATOR, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) => {
    server.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  address = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  server.kill();
  await rm(directory, { recursive: true, force: true });
});

interface Faults {
  readonly fetch?: typeof fetch;
  readonly timeoutSeconds?: number;
  readonly emulator?: boolean;
}

const blobs = (siteID: string, { fetch: fetcher = fetch, ...rest }: Faults = {}): Storage =>
  blobsStorage({
    ...{ context: 'dev', deployId: '0', sleep: () => Promise.resolve() },
    store: { siteID, token: 'token', edgeURL: address, uncachedEdgeURL: address, region: 'us-east-2', fetch: fetcher },
    ...rest,
  });

describe.each([
  ['memory', () => memoryStorage()],
  ['Netlify Blobs', () => blobs(crypto.randomUUID(), { emulator: true })],
])('storage in %s', (_, open) => {
  let storage: Storage;
  beforeEach(() => {
    storage = open();
  });

  it('gives back what was put, JSON and bytes, with its etag', async () => {
    const put = await storage.put('a/b.json', { text: 'naïve ☕', list: [1, null] }, {});
    const got = await storage.get('a/b.json');
    expect(got?.value).toEqual({ text: 'naïve ☕', list: [1, null] });
    expect(put).toEqual({ etag: got?.etag });
    await storage.put('bytes', new Uint8Array([0, 255, 10]), {});
    expect((await storage.get('bytes'))?.value).toEqual(new Uint8Array([0, 255, 10]));
  });

  it('has nothing where nothing was put or it was deleted', async () => {
    expect(await storage.get('none')).toBeNull();
    await storage.put('some', 1, {});
    await storage.delete('some');
    await storage.delete('some');
    expect(await storage.get('some')).toBeNull();
  });

  it('writes a new key once', async () => {
    expect(await storage.put('once', 1, { ifNew: true })).toHaveProperty('etag');
    expect(await storage.put('once', 2, { ifNew: true })).toEqual({ conflict: true });
    expect((await storage.get('once'))?.value).toBe(1);
  });

  it('writes over exactly the version that was read', async () => {
    await storage.put('swap', 'first', {});
    const read = await storage.get('swap');
    expect(await storage.put('swap', 'second one', { ifMatch: read?.etag ?? '' })).toHaveProperty('etag');
    expect(await storage.put('swap', 'third', { ifMatch: read?.etag ?? '' })).toEqual({ conflict: true });
    expect((await storage.get('swap'))?.value).toBe('second one');
  });

  it('lists by prefix, in order', async () => {
    for (const key of ['x/2', 'y/1', 'x/1']) await storage.put(key, 0, {});
    const { keys, etags } = await storage.list('x/');
    expect(keys).toEqual(['x/1', 'x/2']);
    expect([...etags.keys()].sort()).toEqual(keys);
  });

  const badKeys = ['', '/a', 'a//b', 'a/', 'a b', 'ä', 'a?b', '../a', 'a/../b', 'a/./b', '.a'];

  it.each([...badKeys, `${'a/'.repeat(250)}a`])('refuses as a key %p', async (key) => {
    await expect(async () => storage.put(key, 1, {})).rejects.toThrow(StorageError);
  });
});

it('deletes however many there are', async () => {
  const storage = memoryStorage();
  for (let n = 0; n < 1001; n += 1) await storage.put(`k/${String(n)}`, n, {});
  await deleteAll(storage, await keysBelow(storage, 'k/'));
  expect(await keysBelow(storage, 'k/')).toEqual([]);
});

describe('Netlify Blobs that answer strangely', () => {
  const answer = (status: number, headers: Record<string, string> = {}, body: string | null = '') =>
    (() => Promise.resolve(new Response(body, { status, headers }))) as typeof fetch;

  it.each([
    ['a write without an etag', answer(200)],
    ['a refused write', answer(403, { etag: '"1"' })],
    ['a write that is not found', answer(404, { etag: '"1"' })],
  ])('never takes %s for success', async (_, fetcher) => {
    const storage = blobs('site', { fetch: fetcher });
    await expect(storage.put('a', 1, { ifNew: true })).rejects.toThrow(StorageError);
    await expect(storage.put('a', 1, { ifMatch: '"1"' })).rejects.toThrow(StorageError);
    await expect(storage.put('a', 1, {})).rejects.toThrow(StorageError);
  });

  it('does not write unconditionally where the etag to match is empty', async () => {
    await expect(blobs('site').put('a', 1, { ifMatch: '' })).rejects.toThrow(StorageError);
  });

  it.each([
    ['without an etag', answer(200, {}, '1')],
    ['that is no JSON', answer(200, { etag: '"1"' }, '{')],
  ])('does not hand out a value %s', async (_, fetcher) => {
    await expect(blobs('site', { fetch: fetcher }).get('a')).rejects.toThrow(StorageError);
  });

  it('gives up on an answer that does not come', async () => {
    const storage = blobs('site', { fetch: () => new Promise<never>(() => undefined), timeoutSeconds: 0.01 });
    await expect(storage.get('a')).rejects.toThrow(/no answer/);
  });
});
