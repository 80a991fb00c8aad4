/** Storage of the direct platform. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';

/** Region, site and token of a store that is nowhere but here. */
const LOCAL = { primaryRegion: 'dev', siteID: 'local', token: 'local', deployID: '0' };

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
  const { port } = await server.start();
  const edgeURL = `http://127.0.0.1:${port}`;
  const context = { ...LOCAL, edgeURL, uncachedEdgeURL: edgeURL };
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64');
}
