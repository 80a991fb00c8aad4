/**
 * Netlify's API as far as it leads to Blobs, in front of a store: for a key it hands out an address to read from or write
 * to; it lists and deletes itself (client of @netlify/blobs 11.1, `getFinalRequest`).
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PATH = '/api/v1/blobs';

/** @param origin of the store @param token who has it is the operator */
export async function serveNetlifyApi(origin: string, token: string) {
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', headers, url = '/' } = incoming;
    if (headers.authorization !== `Bearer ${token}`) {
      outgoing.writeHead(401).end();
      return;
    }
    const target = origin + url.slice(PATH.length);
    if (headers.accept === 'application/json;type=signed-url') {
      outgoing.setHeader('content-type', 'application/json').end(JSON.stringify({ url: target }));
      return;
    }
    const response = await fetch(target, { method });
    outgoing.writeHead(response.status, { 'content-type': 'application/json' });
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
