/** What a user's machine has around it, for tests: servers over https, a proxy, and a way to measure with the rest left alone. */
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Evidence, EvidenceRequest, RequestId } from '../../../brand/evidence/evidence';
import { measure, type MeasureOptions, type MeasureResult } from '../measure';
import type { Measured } from '../../measured';

const closers: (() => Promise<void>)[] = [];

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(
    () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  );
  return (server.address() as AddressInfo).port;
}

/** A server over https. Resolves with its port. */
export function serveSecurely(key: string, cert: string, listener: RequestListener): Promise<number> {
  return listen(createSecureServer({ key, cert, keepAlive: false }, listener));
}

export interface TestProxy {
  readonly port: number;
  /** The requests it got: `CONNECT brand.com:443`, `GET http://brand.com/`. */
  readonly asked: readonly string[];
  /** Header fields of each request that it was to pass on, as they came. */
  readonly told: readonly IncomingMessage['headers'][];
}

interface ProxyOptions {
  /** Ports of this machine by `host:port`; what is not among them cannot be reached. */
  readonly routes: Readonly<Record<string, number>>;
  /** What `Proxy-Authorization` has to be. */
  readonly authorization?: string;
}

/** A proxy that leads hosts to ports of this machine. */
export async function serveProxy({ routes, authorization }: ProxyOptions): Promise<TestProxy> {
  const asked: string[] = [];
  const told: IncomingMessage['headers'][] = [];
  const mayPass = ({ headers }: IncomingMessage) =>
    authorization === undefined || headers['proxy-authorization'] === authorization;
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push(`${method} ${url}`);
    told.push(headers);
    const to = new URL(url, 'http://no-proxy.invalid');
    const port = routes[`${to.hostname}:${to.port || '80'}`];
    if (!mayPass(request)) response.writeHead(407).end();
    else if (port === undefined) response.writeHead(502).end();
    else {
      const { 'proxy-authorization': _, ...kept } = headers;
      ask({ port, host: '127.0.0.1', path: `${to.pathname}${to.search}`, headers: kept }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).end();
    }
  });
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    asked.push(`CONNECT ${request.url ?? ''}`);
    const port = routes[request.url ?? ''];
    if (!mayPass(request) || port === undefined) {
      socket.end(`HTTP/1.1 ${mayPass(request) ? '502 Bad Gateway' : '407 Proxy Authentication Required'}\r\n\r\n`);
      return;
    }
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    socket.on('close', () => onward.destroy());
  });
  return { port: await listen(server), asked, told };
}

/** Closes what was served here. */
export async function closeMachine(): Promise<void> {
  await Promise.all(closers.splice(0).map((close) => close()));
}

/** Measures with the options that most tests do not care about. */
export function measureHere(address: string, options: Partial<MeasureOptions> = {}): Promise<MeasureResult> {
  return measure(address, {
    local: false,
    preview: false,
    headers: [],
    environment: {},
    signal: new AbortController().signal,
    onRequest: () => undefined,
    ...options,
  });
}

/** What was measured, or an error that says why nothing was. */
export async function measured(address: string, options: Partial<MeasureOptions> = {}): Promise<Measured> {
  const result = await measureHere(address, options);
  if (!result.ok) throw new Error(`${result.code} ${result.what ?? ''}`);
  return result.measured;
}

/** A request of evidence. */
export function requestOf({ requests }: Evidence, id: RequestId): EvidenceRequest | undefined {
  return requests.find((request) => request.id === id);
}
