/** Storage of the direct platform. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';

/** Region, site and token of a store that exists only here. */
const LOCAL = { primaryRegion: 'dev', siteID: 'local', token: 'local', deployID: '0' };

/** Name of the folder, up to what is random. */
export const BLOBS_FOLDER = 'facet-blobs-';

type Operation = (request: Request) => Promise<Response>;

/**
 * Makes writes wait for each other and for reads. The server checks a condition and writes afterwards, so two writes at
 * once would both succeed; on Netlify one of them is refused. And a listing that finds a file of an unfinished write
 * stops there and leaves out the rest.
 */
function writeAlone(server: BlobsServer): void {
  const operations = server as unknown as Record<'get' | 'put' | 'delete', Operation>;
  let written: Promise<unknown> = Promise.resolve();
  const reading = new Set<Promise<unknown>>();
  const read = operations.get.bind(server);
  operations.get = (request) => {
    const answer = written.then(() => read(request));
    const end: Promise<unknown> = answer.catch(() => undefined).then(() => reading.delete(end));
    reading.add(end);
    return answer;
  };
  for (const name of ['put', 'delete'] as const) {
    const write = operations[name].bind(server);
    operations[name] = (request) => {
      const answer = Promise.all([written, ...reading]).then(() => write(request));
      written = answer.catch(() => undefined);
      return answer;
    };
  }
}

/**
 * Serves Netlify Blobs from a new folder, which is removed when this process ends, and lets its functions find them as
 * on the platform.
 */
export async function serveBlobs(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), BLOBS_FOLDER));
  process.on('exit', () => {
    rmSync(directory, { recursive: true, force: true });
  });
  const server = new BlobsServer({ directory, token: LOCAL.token });
  writeAlone(server);
  const { port } = await server.start();
  const edgeURL = `http://127.0.0.1:${port}`;
  const context = { ...LOCAL, edgeURL, uncachedEdgeURL: edgeURL };
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64');
}
