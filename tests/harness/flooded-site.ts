import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite, type Site } from '../../src/dev/site';
import { BlobsServer } from '@netlify/blobs/server';
import { blobsStorage } from '../../src/server/platform/blobs-storage';
import { allMessages } from '../../src/server/feedback/testing/all-messages';
import { compare, flood, type FloodResult, type Verdict } from './flood';
import { freePort } from './free-port';
import { ROOT } from './pages';
import { makeScratchSite } from './scratch-site';

export interface FloodedSite {
  readonly result: FloodResult;
  readonly verdict: Verdict;
  /** Messages in the inbox. */
  readonly stored: number;
  readonly readSeconds: number;
}

/** Ids the local platform gives the site and the store of a folder that is linked to no site. */
const STORE = { siteID: 'unlinked', token: 'token' };

/**
 * The inbox by the very code that its page and its export stand on, over the folder where the local platform keeps
 * Blobs. Not by HTTP: the platform ends a function after 30 s, and its emulator looks at a thousand files for each read.
 *
 * @returns each message's reference and words
 */
async function inboxIn(root: string): Promise<(readonly [string, string])[]> {
  const server = new BlobsServer({ directory: join(root, '.netlify/blobs-serve'), token: STORE.token });
  const { port } = await server.start();
  const address = `http://127.0.0.1:${String(port)}`;
  try {
    const store = { ...STORE, edgeURL: address, uncachedEdgeURL: address };
    const messages = await allMessages(blobsStorage({ prefix: 'dev/', store, emulator: true, timeoutSeconds: 60 }));
    return messages.map(({ reference, message }) => [reference, message] as const);
  } finally {
    await server.stop();
  }
}

/** Sets a variable while something is done. */
async function withVariable<T>(name: string, value: string, work: () => Promise<T>): Promise<T> {
  const before = process.env[name];
  process.env[name] = value;
  try {
    return await work();
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before;
  }
}

/**
 * Floods a copy of the site, as it was built last, while its storage fails; then reads the inbox of the same copy from a
 * storage that does not.
 *
 * @param percent operations of storage that fail, of a hundred
 */
export async function floodSite(size: { messages: number; clients: number }, percent: number): Promise<FloodedSite> {
  const copy = await makeScratchSite();
  let site: Site | null = null;
  try {
    for (const built of ['public', '.facet']) await cp(join(ROOT, built), join(copy.root, built), { recursive: true });
    const { root } = copy;
    const start = async () => startSite({ root, port: await freePort(), pages: 'built' });
    site = await withVariable('FACET_STORAGE_FAULTS', String(percent), start);
    const result = await flood(site.origin, size);
    await site.stop();
    site = null;
    const began = performance.now();
    const inbox = await inboxIn(root);
    const readSeconds = (performance.now() - began) / 1000;
    return { result, verdict: compare(inbox, result), stored: inbox.length, readSeconds };
  } finally {
    await site?.stop();
    await copy.remove();
  }
}
