/** Where deployed functions find Netlify Blobs: a store, and the edge before it that answers reads from its cache. */
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveBlobs, type BlobsServer, type BlobsServerOptions } from '../../server/platform/testing/blobs-server';
import type { BlobsAccess } from './event';

/** How old a read from the edge may be, in ms. */
const CACHED_MS = 60_000;

const TOKEN = 'token-of-the-runner';

export interface DeployedBlobs extends BlobsServer {
  readonly access: BlobsAccess;
}

interface Remembered {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly until: number;
}

/** A cache in front of the store: reads without strong consistency get what it has read before. */
async function serveEdge(origin: string) {
  const remembered = new Map<string, Remembered>();
  const forward = (incoming: IncomingMessage): Promise<Remembered> =>
    new Promise((resolve, reject) => {
      const { method, headers, url = '/' } = incoming;
      const forwarded = ask(new URL(url, origin), { method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body, until: Date.now() + CACHED_MS });
        });
      });
      forwarded.on('error', reject);
      incoming.pipe(forwarded);
    });
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const id = `${incoming.url ?? ''} ${incoming.headers['accept-encoding'] ?? ''}`;
    const known = incoming.method === 'GET' ? remembered.get(id) : undefined;
    const found = known !== undefined && known.until > Date.now() ? known : await forward(incoming);
    if (incoming.method === 'GET') remembered.set(id, found);
    outgoing.writeHead(found.status, found.headers).end(found.body);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export async function serveDeployedBlobs(options: Omit<BlobsServerOptions, 'token'> = {}): Promise<DeployedBlobs> {
  const store = await serveBlobs({ ...options, token: TOKEN });
  const edge = await serveEdge(store.origin);
  return {
    ...store,
    access: { url: edge.origin, url_uncached: store.origin, token: TOKEN, primary_region: 'us-east-2' },
    close: async () => {
      edge.server.closeAllConnections();
      edge.server.close();
      await store.close();
    },
  };
}
