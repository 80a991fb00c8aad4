/**
 * Receives error reports on a developer's machine instead of Sentry, and shows them with locations in our sources.
 *
 * Spotlight (4.11.8) does the same, but brings a second version of Sentry's SDK, an MCP server and more than ten
 * packages for one page, and finds source maps only if they are served, which ours are not.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { SECURITY_POLICY, sinkPage } from './page';
import { eventsOf, violationOf, type Received } from './received';
import { symbolicator } from './symbolicate';

/** How many are kept. */
const KEPT = 200;

export interface ErrorSink {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** How the sink answers reports: as Sentry might, or not at all (status 0). */
const answerSchema = z.object({ status: z.number().int(), headers: z.record(z.string(), z.string()).default({}) });
type SinkAnswer = z.output<typeof answerSchema>;

const RECEIVED: SinkAnswer = { status: 200, headers: {} };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * @param root folder of the project whose source maps are used
 * @param port the port to use if it is free; otherwise any free one
 */
export async function serveErrorSink({
  root,
  port = 0,
}: {
  readonly root: string;
  readonly port?: number;
}): Promise<ErrorSink> {
  const place = symbolicator(join(root, '.facet', 'source-maps'));
  const received: Received[] = [];
  let answer = RECEIVED;

  const receive = async (kind: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const bytes = await bodyOf(request);
    if (answer.status === 0) {
      response.destroy();
      return;
    }
    response.writeHead(answer.status, answer.headers).end('{}');
    received.unshift({
      at: new Date().toISOString(),
      headers: request.headers,
      body: bytes.toString('utf8'),
      events: kind === 'envelope' ? eventsOf(bytes, place) : [],
      violation: kind === 'security' ? violationOf(bytes) : null,
    });
    received.splice(KEPT);
  };

  const server = createServer();
  const listen = async (wanted: number): Promise<number> => {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const origin = `http://127.0.0.1:${await listen(port).catch(() => listen(0))}`;

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const [, kind] = /^\/api\/\d+\/(envelope|security)\/$/.exec(pathname) ?? [];
    response.setHeader('content-security-policy', SECURITY_POLICY);
    response.setHeader('x-content-type-options', 'nosniff');
    // Refuse names that others have pointed here (DNS rebinding).
    if (request.headers.host !== new URL(origin).host) response.writeHead(421).end();
    else if (request.method === 'POST' && kind !== undefined) await receive(kind, request, response);
    // Tests make it refuse. Pages of other origins cannot use this method without permission (CORS).
    else if (request.method === 'PUT' && pathname === '/answer') {
      answer = answerSchema.parse(JSON.parse((await bodyOf(request)).toString('utf8')));
      response.writeHead(204).end();
    } else if (request.method !== 'GET') response.writeHead(405).end();
    else if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(sinkPage(received));
    } else if (pathname === '/events.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(received));
    } else response.writeHead(404).end();
  };
  server.on('request', (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error('The sink for error reports could not read what it was sent:', error);
      if (!response.headersSent) response.writeHead(400);
      response.end();
    });
  });

  return {
    origin,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
