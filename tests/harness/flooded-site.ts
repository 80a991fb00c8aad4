import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite, type Site } from '../../src/dev/site';
import { BlobsServer } from '@netlify/blobs/server';
import { blobsStorage } from '../../src/server/platform/blobs-storage';
import { sealedStorage, storageSecrets } from '../../src/server/platform/sealed-storage';
import { allMessages } from '../../src/server/feedback/testing/all-messages';
import { compare, flood, type FloodResult, type Verdict } from './flood';
import { freePort } from './free-port';
import { ROOT } from './pages';
import { makeScratchSite, type ScratchSite } from './scratch-site';

export interface FloodedSite {
  readonly result: FloodResult;
  readonly verdict: Verdict;
  /** Messages in the inbox. */
  readonly stored: number;
  readonly readSeconds: number;
}

/** The local platform's ids for the site and the deploy of a folder not linked to a site, and the region of its store. */
const STORE = { siteID: 'unlinked', token: 'token', region: 'us-east-2' } as const;
const DEPLOY = { context: 'dev', deployId: '0' } as const;

/**
 * The inbox, read with the code behind its page and its export from the folder where the local platform keeps Blobs.
 * Not over HTTP: the platform ends a function after 30 s, and its emulator scans a thousand files for each read.
 *
 * @returns each message's reference and words
 */
async function inboxIn(root: string): Promise<(readonly [string, string])[]> {
  const server = new BlobsServer({ directory: join(root, '.netlify/blobs-serve'), token: STORE.token });
  const { port } = await server.start();
  const address = `http://127.0.0.1:${String(port)}`;
  try {
    const store = { ...STORE, edgeURL: address, uncachedEdgeURL: address };
    const blobs = blobsStorage({ ...DEPLOY, store, emulator: true, timeoutSeconds: 60 });
    const secrets = storageSecrets({ ...DEPLOY, storageKeys: [] });
    const messages = await allMessages(sealedStorage(blobs, secrets, (error) => console.error(error)));
    return messages.map(({ reference, message }) => [reference, message] as const);
  } finally {
    await server.stop();
  }
}

/** Has a copy's functions open a storage of which some operations fail. The functions are bundled when it starts. */
async function letStorageFail({ edit }: ScratchSite, percent: number): Promise<void> {
  const platform = 'src/server/platform';
  await edit(`${platform}/services.ts`, (text) =>
    text.replace("'./blobs-storage'", "'./testing/failing-blobs-storage'"),
  );
  await edit(`${platform}/testing/failing-blobs-storage.ts`, (text) =>
    text.replace('PERCENT = 100;', `PERCENT = ${String(percent)};`),
  );
}

/**
 * Floods a copy of the last build while its storage fails; then reads the same copy's inbox from a storage that does
 * not fail.
 *
 * @param percent percentage of storage operations that fail
 */
export async function floodSite(size: { messages: number; clients: number }, percent: number): Promise<FloodedSite> {
  const copy = await makeScratchSite();
  let site: Site | null = null;
  try {
    for (const built of ['public', '.facet']) await cp(join(ROOT, built), join(copy.root, built), { recursive: true });
    const { root } = copy;
    await letStorageFail(copy, percent);
    site = await startSite({ root, port: await freePort(), pages: 'built' });
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
