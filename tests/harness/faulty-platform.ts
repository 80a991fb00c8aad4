/** The site behind a platform with a fault: a proxy that changes requests on their way in or answers on their way out. */
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PassedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface PassedAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface PlatformFault {
  /** Changes the request to the site. */
  readonly asked?: (request: PassedRequest) => void;
  /** Changes what it answers, once all of it is there. */
  readonly answered?: (answer: PassedAnswer, request: PassedRequest) => void;
}

export interface FaultyPlatform {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Size of the pieces that a held back answer comes in. */
const PIECE = 16_384;

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Fields of the connection belong to each of the two. */
function passedHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !['connection', 'transfer-encoding'].includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

async function pass(
  behind: URL,
  fault: PlatformFault,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', url: path = '/' } = incoming;
  const request: PassedRequest = {
    method,
    path,
    headers: passedHeaders(incoming.headers),
    body: await bytesOf(incoming),
  };
  fault.asked?.(request);
  const { body, ...sent } = request;
  const asking = ask({ ...sent, hostname: behind.hostname, port: behind.port }).end(body);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const status = response.statusCode ?? 502;
  if (fault.answered === undefined) {
    outgoing.writeHead(status, response.headers).flushHeaders();
    response.pipe(outgoing);
    return;
  }
  const { 'transfer-encoding': _, ...headers } = response.headers;
  const answer: PassedAnswer = {
    status,
    headers: headers as Record<string, string | string[]>,
    body: await bytesOf(response),
  };
  fault.answered(answer, request);
  delete answer.headers['content-length'];
  outgoing.writeHead(answer.status, answer.headers);
  for (let at = 0; at < answer.body.byteLength; at += PIECE) outgoing.write(answer.body.subarray(at, at + PIECE));
  outgoing.end();
}

/** @param origin where the site answers */
export async function serveWithFault(origin: string, fault: PlatformFault): Promise<FaultyPlatform> {
  const behind = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    pass(behind, fault, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
