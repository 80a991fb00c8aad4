/** The storage of a direct platform that a test has for itself: written to beside it, and taken away from it. */
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { blobsStorage } from '../../src/server/platform/storage/blobs';
import { clientOf } from '../../src/server/platform/client-key';
import { sealedStorage, storageSecrets } from '../../src/server/platform/storage/sealed';
import type { Storage } from '../../src/server/platform/storage/raw';
import { ENDPOINTS, type EndpointName } from '../../src/site/endpoints';
import type { Endpoint } from '../../src/site/endpoint';
import { BLOBS_FOLDER } from '../../src/dev/platform/blobs';

/** As `src/dev/platform/blobs.ts` names them; any region does. */
const STORE = { siteID: 'local', token: 'local', region: 'us-east-2' } as const;
const DEPLOY = { context: 'dev', deployId: '' } as const;

export interface OwnStorage {
  /** Variables for the platform, so that it keeps its storage where this one looks for it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Uses up what a client may ask of endpoints. @param address the client's */
  readonly useUp: (names: readonly EndpointName[], address: string) => Promise<void>;
  /** From here on storage fails. */
  readonly takeAway: () => void;
  readonly remove: () => void;
}

async function useUp(storage: Storage, names: readonly EndpointName[], address: string): Promise<void> {
  const now = () => new Date();
  const report = (error: unknown) => String(error);
  const client = await clientOf({ storage, now, report }, address);
  const digits = (client.at(-1) ?? client[0]).key.slice(0, 3);
  for (const name of names) {
    const { rateLimit }: Endpoint = ENDPOINTS[name];
    if (rateLimit === null) continue;
    // More than any factor makes of it.
    const counter = { until: Date.now() + rateLimit.windowSize * 1000, count: Number.MAX_SAFE_INTEGER };
    const counters = Object.fromEntries(client.map(({ key }) => [key, counter]));
    await storage.put(`limits/${name}/${digits}`, counters, {});
  }
}

/** A folder of its own for the storage of one platform. */
export function ownStorage(): OwnStorage {
  const folder = mkdtempSync(join(tmpdir(), 'facet-own-storage-'));
  const blobs = (): string => {
    const [name] = readdirSync(folder).filter((each) => each.startsWith(BLOBS_FOLDER));
    if (name === undefined) throw new Error('The platform has not made its storage.');
    return join(folder, name);
  };
  return {
    variables: { TMPDIR: folder, TMP: folder, TEMP: folder },
    async useUp(names, address) {
      const server = new BlobsServer({ directory: blobs(), token: STORE.token });
      const { port } = await server.start();
      const at = `http://127.0.0.1:${String(port)}`;
      try {
        const stored = blobsStorage({
          ...DEPLOY,
          store: { ...STORE, edgeURL: at, uncachedEdgeURL: at },
          emulator: true,
        });
        const secrets = storageSecrets({ ...DEPLOY, storageKeys: [] });
        await useUp(sealedStorage(stored, secrets, String), names, address);
      } finally {
        await server.stop();
      }
    },
    takeAway() {
      const own = blobs();
      // Where a folder is expected there is a file: every operation fails.
      renameSync(own, `${own}-away`);
      writeFileSync(own, '');
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
