import { getDeployStore, getStore } from '@netlify/blobs';
import { serveBlobs, type BlobsServer, type BlobsServerOptions } from './blobs-server';

let server: BlobsServer;
afterEach(() => server.close());

const open = async (options: BlobsServerOptions = {}) => {
  server = await serveBlobs(options);
  const { origin } = server;
  const at = {
    siteID: 'site',
    token: 'token',
    edgeURL: origin,
    uncachedEdgeURL: origin,
    consistency: 'strong' as const,
  };
  return { site: getStore({ ...at, name: 'facet' }), at };
};

describe('a server of Netlify Blobs', () => {
  it('keeps what the client puts, with metadata, until it is deleted', async () => {
    const { site } = await open();
    const put = await site.set('a/b', 'text', { metadata: { kind: 'json' } });
    const found = await site.getWithMetadata('a/b', { type: 'text' });
    expect(found).toMatchObject({ data: 'text', metadata: { kind: 'json' } });
    expect(put).toMatchObject({ modified: true });
    expect([...server.blobs.keys()]).toEqual(['site:facet/a/b']);
    await site.delete('a/b');
    expect(await site.get('a/b')).toBeNull();
  });

  it('keeps the stores of a site and of each deploy apart', async () => {
    const { site, at } = await open();
    await site.set('a', 'of the site');
    const deploy = getDeployStore({ ...at, name: 'facet', deployID: 'd1', region: 'us-east-2' });
    expect(await deploy.get('a')).toBeNull();
    await deploy.set('a', 'of the deploy');
    expect([...server.blobs.keys()]).toEqual(['site:facet/a', 'deploy:d1:facet/a']);
    expect((await deploy.list()).blobs.map(({ key }) => key)).toEqual(['a']);
  });

  it('lists by prefix, in order, over many pages', async () => {
    const { site } = await open({ pageSize: 2 });
    for (const key of ['x/3', 'y', 'x/1', 'x/2']) await site.set(key, '');
    expect((await site.list({ prefix: 'x/' })).blobs.map(({ key }) => key)).toEqual(['x/1', 'x/2', 'x/3']);
  });

  it('refuses a write whose condition does not hold, and matches no weak tag', async () => {
    const { site } = await open();
    const { etag = '' } = await site.set('a', '1');
    expect(await site.set('a', '2', { onlyIfNew: true })).toEqual({ modified: false });
    expect(await site.set('a', '2', { onlyIfMatch: `W/${etag}` })).toEqual({ modified: false });
    expect(await site.set('a', '2', { onlyIfMatch: etag })).toMatchObject({ modified: true });
    expect(await site.get('a')).toBe('2');
  });

  it('answers 409 to one of two conditional writes that meet, which the client takes for done', async () => {
    const here: (() => void)[] = [];
    // The first one is held up until the second has come.
    const fault = () =>
      new Promise<null>((resolve) => {
        here.push(() => resolve(null));
        if (here.length === 2) for (const goOn of here) goOn();
      });
    const { site } = await open({ fault });
    const both = await Promise.all(['1', '2'].map((text) => site.set('a', text, { onlyIfNew: true })));
    expect(both.map((each) => each.modified)).toEqual([true, true]);
    expect(both.filter((each) => each.etag === '')).toHaveLength(1);
  });

  it('weakens the tag of what is compressed', async () => {
    const { site } = await open();
    const { etag } = await site.set('a', 'text');
    expect((await site.getWithMetadata('a', { type: 'text' }))?.etag).toBe(`W/${etag ?? ''}`);
  });

  it('fails as it is told to, before and after the work', async () => {
    const faults = [{ status: 403 }, { status: 403, done: true }];
    const { site } = await open({ fault: () => faults.shift() ?? null });
    await expect(site.set('a', '1')).rejects.toThrow();
    expect(server.blobs.size).toBe(0);
    await expect(site.set('a', '1')).rejects.toThrow();
    expect(server.blobs.size).toBe(1);
  });
});
