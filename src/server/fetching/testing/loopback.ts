import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { TextBody } from '../../../brand/evidence/evidence';
import { FETCH_LIMITS, type FetchLimits } from '../limits';
import type { Network } from '../network';
import type { FetchPolicy } from '../vetting';
import { safeFetch, type FetchOptions, type FetchResult } from '../safe-fetch';

/** Servers on loopback that stand in for the internet in tests. Closed all at once by `closeServers`. */
const closers: (() => Promise<void>)[] = [];

async function listen(server: Server, address = '127.0.0.1'): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready) => server.listen(0, address, ready));
  closers.push(
    () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  );
  return (server.address() as AddressInfo).port;
}

/** An HTTP server. Resolves with its port. @param address of this machine */
export function serve(listener: RequestListener, address?: string): Promise<number> {
  return listen(createServer({ keepAlive: false }, listener), address);
}

/** A server that speaks TCP and what the test makes it say. */
export function serveRaw(onSocket: (socket: Socket) => void): Promise<number> {
  return listen(createTcpServer(onSocket));
}

export function serveTls(key: string, cert: string): Promise<number> {
  const server = createTlsServer({ key, cert }, (socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<!doctype html>secure');
  });
  return listen(server);
}

export async function closeServers(): Promise<void> {
  await Promise.all(closers.splice(0).map((close) => close()));
}

/** The public web and nothing else. */
export const PUBLIC_ONLY: FetchPolicy = { sampleHosts: {}, excludedSites: [] };

/** A policy by which `host:port` names lead to loopback ports, TLS being ended before them. */
export function samples(ports: Readonly<Record<string, number>>, endsTls = true): FetchPolicy {
  const entries = Object.entries(ports).map(([name, port]): [string, FetchPolicy['sampleHosts'][string]] => [
    name,
    { address: '127.0.0.1', port, endsTls },
  ]);
  return { ...PUBLIC_ONLY, sampleHosts: Object.fromEntries(entries) };
}

/** A machine without internet: no name resolves and no connection is made. */
export const OFFLINE: Network = {
  resolve: () => Promise.resolve([]),
  dial: () => {
    throw new Error('a connection was attempted');
  },
};

/** The limits that production has, except for time: a busy machine must not decide a test. */
export const UNHURRIED: FetchLimits = { ...FETCH_LIMITS, connectMs: 60_000, resourceMs: 60_000, imageFileMs: 60_000 };

export function limited(limits: Partial<FetchLimits>): FetchLimits {
  return { ...UNHURRIED, ...limits };
}

/** `safeFetch` with the options that most tests do not care about. */
export function fetchIn(policy: FetchPolicy, url: string, options: Partial<FetchOptions> = {}): Promise<FetchResult> {
  return safeFetch(url, {
    signal: new AbortController().signal,
    policy,
    userAgent: 'FacetBot/0.1 (+https://facet.invalid/en/about/)',
    kind: 'html',
    limits: UNHURRIED,
    ...options,
  });
}

/** The address most tests ask for, and the page most of their servers answer with. */
export const BRAND_URL = 'https://brand.com/';
export const HTML = '<!doctype html><title>Brand</title>';

/** The policy under which `brand.com` is answered by a loopback port. */
export function site(port: number): FetchPolicy {
  return samples({ 'brand.com:443': port, 'brand.com:80': port, 'www.brand.com:443': port });
}

export async function siteOf(listener: RequestListener): Promise<FetchPolicy> {
  return site(await serve(listener));
}

/** A site that answers everything with one page; HTML unless the headers say otherwise. */
export function page(
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): Promise<FetchPolicy> {
  return siteOf((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  });
}

/** A site that answers each connection with these bytes and, unless `open`, closes it. */
export async function rawSite(answer: string | Uint8Array, open = false): Promise<FetchPolicy> {
  const port = await serveRaw((socket) => {
    socket.once('data', () => {
      socket.write(answer);
      if (!open) socket.end();
    });
  });
  return site(port);
}

/** The text of a response; fails the test if there is none. */
export function textOf(result: FetchResult): TextBody {
  if (result.state !== 'answered' || result.body?.kind !== 'text')
    throw new Error(`no text: ${JSON.stringify(result)}`);
  return result.body;
}
