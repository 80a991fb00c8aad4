/** Storage over the real client, against a server that answers as S3 behind CloudFront does. */
import type { DeployContext } from '../../../site/environment';
import { blobsStorage } from './blobs';
import { changeStored, storeOnce } from './change';
import { StorageError } from './raw';
import { serveBlobs, type BlobsServer, type BlobsServerOptions } from '../testing/blobs-server';

let server: BlobsServer;
afterEach(() => server.close());

interface Opened {
  readonly context?: DeployContext;
  readonly deployId?: string;
  readonly random?: () => number;
  readonly timeoutSeconds?: number;
}

async function setUp(options: BlobsServerOptions = {}) {
  server = await serveBlobs(options);
  const { origin } = server;
  const pauses: number[] = [];
  const open = ({ context = 'production', deployId = 'd1', ...more }: Opened = {}) =>
    blobsStorage({
      ...{ context, deployId, ...more },
      store: { siteID: 'site', token: 'token', edgeURL: origin, uncachedEdgeURL: origin, region: 'us-east-2' },
      sleep: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
    });
  const asked = (method: string) => server.requests.filter((request) => request.method === method);
  return { open, storage: open(), pauses, asked };
}

/** Faults in their order, of writes only. */
const ofWrites = (...faults: readonly (number | null)[]) => {
  const left = [...faults];
  return ({ method }: { readonly method: string }) => {
    const status = method === 'PUT' ? (left.shift() ?? null) : null;
    return status === null ? null : { status };
  };
};

describe('the store of a deploy', () => {
  it('is the site’s in production alone, under the names it has always had', async () => {
    const { open } = await setUp();
    await open().put('a', 1, {});
    expect([...server.blobs.keys()]).toEqual(['site:facet/production/a']);
    expect((await open({ deployId: 'd2' }).get('a'))?.value).toBe(1);
  });

  it.each(['deploy-preview', 'branch-deploy', 'dev', 'other'] as const)('is its own in %s', async (context) => {
    const { open } = await setUp();
    const [production, own, another] = [open(), open({ context }), open({ context, deployId: 'd2' })];
    await production.put('a', 'of production', {});
    expect(await own.get('a')).toBeNull();
    await own.put('a', 'of a preview', {});
    expect(await another.get('a')).toBeNull();
    expect((await own.list('')).keys).toEqual(['a']);
    expect((await production.get('a'))?.value).toBe('of production');
    expect([...server.blobs.keys()]).toEqual(['site:facet/production/a', 'deploy:d1:facet/a']);
  });

  it('is that of the local deploy on netlify dev, which names none; elsewhere a deploy without a name has no store', async () => {
    const { open } = await setUp();
    await open({ context: 'dev', deployId: '' }).put('a', 1, {});
    expect([...server.blobs.keys()]).toEqual(['deploy:0:facet/a']);
    expect(() => open({ context: 'other', deployId: '' })).toThrow('deployID');
  });
});

describe('a conditional write', () => {
  it.each([['ifNew'], ['ifMatch']] as const)('that meets another is sent again, and done: %s', async (condition) => {
    const faults: (number | null)[] = [];
    const { storage, pauses } = await setUp({ fault: (request) => ofWrites(...faults.splice(0, 1))(request) });
    const first = condition === 'ifMatch' ? await storage.put('a', 1, {}) : null;
    faults.push(409, 409);
    const put = await storage.put('a', 2, first && 'etag' in first ? { ifMatch: first.etag } : { ifNew: true });
    expect(put).toHaveProperty('etag');
    expect((await storage.get('a'))?.value).toBe(2);
    expect(pauses).toHaveLength(2);
  });

  it('that meets another and comes too late is a conflict', async () => {
    const { storage } = await setUp({ fault: ofWrites(null, 409, null) });
    await storage.put('a', 1, {});
    expect(await storage.put('a', 2, { ifNew: true })).toEqual({ conflict: true });
    expect((await storage.get('a'))?.value).toBe(1);
  });

  it('that meets others again and again is a conflict, after pauses by chance that grow', async () => {
    const { storage, asked, pauses, open } = await setUp({ fault: ofWrites(...Array<number>(20).fill(409)) });
    expect(await storage.put('a', 1, { ifNew: true })).toEqual({ conflict: true });
    expect(asked('PUT')).toHaveLength(5);
    expect(new Set(pauses).size).toBe(4);
    pauses.length = 0;
    await open({ random: () => 0.5 }).put('a', 1, { ifNew: true });
    expect(pauses).toEqual([12.5, 25, 50, 100]);
  });

  it('that meets another loses no change and makes none twice', async () => {
    const { storage } = await setUp();
    const raise = () =>
      changeStored(storage, 'n', (stored) => {
        const next = Number(stored?.value ?? 0) + 1;
        return { next, result: next };
      });
    const raised = await Promise.all(Array.from({ length: 12 }, raise));
    expect(
      raised
        .filter((each) => each !== null)
        .map(({ result }) => result)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it('stores once what meets a write that comes to nothing', async () => {
    const { storage } = await setUp({ fault: ofWrites(...Array<number>(6).fill(409)) });
    expect(await storeOnce(storage, 'a', 'own')).toBe('own');
    expect((await storage.get('a'))?.value).toBe('own');
  });
});

describe('tags', () => {
  it('are those of what is stored, since nothing compressed is asked for', async () => {
    const { storage, asked } = await setUp();
    const put = await storage.put('a', 'text', {});
    expect(put).toEqual({ etag: (await storage.get('a'))?.etag });
    expect(asked('GET')[0]?.headers['accept-encoding']).toBe('identity');
  });

  it('that are weak all the same hold the strong one', async () => {
    // What stands between may compress whatever was asked for.
    const { open } = await setUp();
    const { origin } = server;
    const between: typeof fetch = (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('accept-encoding', 'gzip');
      return fetch(input, { ...init, headers });
    };
    await open().put('a', 1, {});
    const storage = blobsStorage({
      ...{ context: 'production', deployId: 'd1' },
      store: { siteID: 'site', token: 'token', edgeURL: origin, uncachedEdgeURL: origin, fetch: between },
    });
    const read = await storage.get('a');
    expect(read?.value).toBe(1);
    expect(await storage.put('a', 2, { ifMatch: read?.etag ?? '' })).toHaveProperty('etag');
    expect(await storage.put('a', 3, { ifMatch: read?.etag ?? '' })).toEqual({ conflict: true });
  });
});

describe('a listing', () => {
  const names = Array.from({ length: 25 }, (_, n) => `k/${String(n).padStart(2, '0')}`);

  it.each([
    ['costs one request for each page of Blobs', 10, 3],
    ['of one page costs one', 25, 1],
  ])('%s', async (_, pageSize, requests) => {
    const { storage, asked } = await setUp({ pageSize });
    for (const name of [...names].reverse()) await storage.put(name, 0, {});
    const { keys, etags } = await storage.list('k/');
    expect(keys).toEqual(names);
    expect(etags.get('k/07')).toBe((await storage.get('k/07'))?.etag);
    expect(asked('GET').filter(({ key }) => key === '')).toHaveLength(requests);
  });

  it('is not taken for a whole one where one of its pages fails', async () => {
    let pages = 0;
    const fault = ({ key }: { readonly key: string }) => (key === '' && (pages += 1) === 2 ? { status: 401 } : null);
    const { storage } = await setUp({ pageSize: 10, fault });
    for (const name of names) await storage.put(name, 0, {});
    await expect(storage.list('k/')).rejects.toThrow(StorageError);
    expect(pages).toBe(2);
  });
});

describe('a server that fails', () => {
  it('for a moment is asked again by the client', async () => {
    const { storage } = await setUp({ fault: ofWrites(503, 500) });
    expect(await storage.put('a', 1, { ifNew: true })).toHaveProperty('etag');
  });

  it('after its work is not taken for one that refused', async () => {
    const faults = [{ status: 503, done: true }];
    const { storage } = await setUp({ fault: () => faults.shift() ?? null });
    // The client’s second try finds what the first one wrote: only reading tells.
    expect(await storage.put('a', 1, { ifNew: true })).toEqual({ conflict: true });
    expect((await storage.get('a'))?.value).toBe(1);
  });

  it.each([[401], [403], [404]])('with %i is never taken for done', async (status) => {
    const { storage } = await setUp({ fault: ofWrites(status, status, status) });
    for (const condition of [{}, { ifNew: true }, { ifMatch: '"a"' }] as const) {
      await expect(storage.put('a', 1, condition)).rejects.toThrow(StorageError);
    }
    expect(server.blobs.size).toBe(0);
  });

  it('by saying nothing is given up on', async () => {
    const { open } = await setUp({ fault: () => 'no-answer' });
    await expect(open({ timeoutSeconds: 0.01 }).get('a')).rejects.toThrow(/no answer/);
  });
});
