/** HTTP of Node in front of `Request → Response`. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { logError } from '../../server/platform/error-log';
import type { Answer } from './answer';

/** They concern one connection (RFC 9110 §7.6.1) and no request. */
const HOP_BY_HOP = new Set(['connection', 'expect', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

/** Above it the platform refuses a request before any function sees it, in bytes. */
const BODY_LIMIT = 6 * 1024 * 1024;

/** Functions get a request once all of it has arrived, never as it does. Null where it is larger than may be. */
async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).byteLength;
    if (length > BODY_LIMIT) return null;
  }
  return Buffer.concat(chunks);
}

/** @throws TypeError or URIError where the path or a header is malformed */
function requestFrom(incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>, address: string): Request {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    if (!HOP_BY_HOP.has(name.toLowerCase())) headers.append(name, incoming.rawHeaders[index + 1] ?? '');
  }
  // A client's own word for its address is not believed.
  headers.set('x-forwarded-for', address);
  headers.set('x-nf-client-connection-ip', address);
  const { method = 'GET', url = '/' } = incoming;
  // Put together as text: `//host/` would be an address of its own if it were resolved.
  const target = new URL(`http://${incoming.headers.host ?? 'localhost'}${url}`);
  // What decoding fails on is refused by every layer.
  decodeURIComponent(target.pathname);
  return new Request(target, { method, headers, body: body.byteLength === 0 ? null : body });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (response.body === null || outgoing.req.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
}

async function handle(answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const address = (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const body = await bodyOf(incoming);
  if (body === null) {
    outgoing.writeHead(413, { connection: 'close' }).end('Payload Too Large');
    return;
  }
  let request: Request;
  try {
    request = requestFrom(incoming, body, address);
  } catch {
    outgoing.writeHead(400).end('Bad Request');
    return;
  }
  await send(await answer(request, address), outgoing);
}

/** Serves on loopback. Resolves when it listens. */
export async function listen(port: number, answer: Answer): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    handle(answer, incoming, outgoing).catch((error: unknown) => {
      // A client that has gone is nobody's fault.
      if (!incoming.socket.destroyed) logError(error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end('Internal Server Error');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
