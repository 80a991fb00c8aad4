/** Storage of the direct platform. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';

/** Region, site and token of a store that is nowhere but here. */
const LOCAL = { primaryRegion: 'dev', siteID: 'local', token: 'local', deployID: '0' };

type Put = (request: Request) => Promise<Response>;

/**
 * Makes writes wait for each other. The server looks whether a condition holds and writes afterwards, so that of two at
 * once both would succeed; on Netlify one of them is refused.
 */
function writeInTurn(server: BlobsServer): void {
  const writing = server as unknown as { put: Put };
  const put = writing.put.bind(server);
  let last: Promise<unknown> = Promise.resolve();
  writing.put = (request) => {
    const answer = last.then(() => put(request));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/**
 * Serves Netlify Blobs from a new folder, which goes when this process ends, and lets its functions find them as they
 * would on the platform.
 */
export async function serveBlobs(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'facet-blobs-'));
  process.on('exit', () => {
    rmSync(directory, { recursive: true, force: true });
  });
  const server = new BlobsServer({ directory, token: LOCAL.token });
  writeInTurn(server);
  const { port } = await server.start();
  const edgeURL = `http://127.0.0.1:${port}`;
  const context = { ...LOCAL, edgeURL, uncachedEdgeURL: edgeURL };
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64');
}
