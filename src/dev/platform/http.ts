/** Node's HTTP in front of `Request → Response`. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { logError } from '../../server/platform/error-log';
import type { TestCertificates } from '../../server/fetching/testing/certificates';
import type { RequestAnswerer } from './answer';

/** Headers that concern the connection (RFC 9110 §7.6.1), not the request. */
const HOP_BY_HOP = new Set(['connection', 'expect', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

/** The platform refuses larger requests before any function sees them, in bytes. */
const BODY_LIMIT = 6 * 1024 * 1024;

/** Functions get a request only once all of it has arrived. Null if it is too large. */
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

/** @throws TypeError or URIError if the path or a header is malformed */
function requestFrom(incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>, address: string): Request {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    if (!HOP_BY_HOP.has(name.toLowerCase())) headers.append(name, incoming.rawHeaders[index + 1] ?? '');
  }
  // A client's own claim about its IP address is not trusted.
  headers.set('x-forwarded-for', address);
  headers.set('x-nf-client-connection-ip', address);
  const { method = 'GET', url = '/' } = incoming;
  // Concatenated as text: resolving `//host/` would lead to another host.
  const scheme = 'encrypted' in incoming.socket ? 'https' : 'http';
  const target = new URL(`${scheme}://${incoming.headers.host ?? 'localhost'}${url}`);
  // Every layer refuses a path that cannot be decoded.
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

async function handle(answer: RequestAnswerer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
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

/** Serves on loopback, over TLS if there is a certificate. Resolves when it listens. */
export async function listen(
  port: number,
  answer: RequestAnswerer,
  certificates: Pick<TestCertificates, 'key' | 'valid'> | null = null,
): Promise<Server> {
  const respond = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    handle(answer, incoming, outgoing).catch((error: unknown) => {
      // A client that has disconnected is not an error.
      if (!incoming.socket.destroyed) logError(error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end('Internal Server Error');
    });
  };
  const server =
    certificates === null
      ? createServer(respond)
      : createTlsServer({ key: certificates.key, cert: certificates.valid }, respond);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
