import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { ROOT } from './pages';

/** Delay of each response of the slow site, in milliseconds. */
const UNHURRIED_MS = 700;
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.txt': 'text/plain', '.png': 'image/png' };

/** The pages of the sample brand Harbour Line, served slowly enough for progress to be seen. */
async function answerUnhurried(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const name = pathname === '/' ? '/index.html' : pathname;
  const body = await readFile(join(ROOT, 'src/dev/samples/harbour', name)).catch(() => null);
  setTimeout(() => {
    response.writeHead(body === null ? 404 : 200, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    });
    response.end(body);
  }, UNHURRIED_MS);
}

type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const slow: Fault = (request, response) => {
  if (request.url === '/robots.txt') return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html><title>Slow</title>');
};

/** Sites with one fault each, by the first label of their host. */
const FAULTS: Readonly<Record<string, Fault>> = {
  picture: (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from('89504e470d0a1a0a', 'hex'));
  },
  closed: (_request, response) => {
    response.writeHead(403, { 'content-type': 'text/html' }).end('<!doctype html><title>No</title>');
  },
  circle: (request, response) => {
    const turn = Number(new URL(request.url ?? '/', 'http://localhost').searchParams.get('turn') ?? 0);
    response.writeHead(302, { location: `/?turn=${turn + 1}` }).end();
  },
  endless: (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const chunk = Buffer.alloc(65_536, 'A word and another. ');
    const more = (): void => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', more);
    };
    response.write('<!doctype html><title>Endless</title><p>');
    more();
  },
  // One for each test that requests it: results are reused for the next request.
  slow,
  stopped: slow,
  halted: slow,
  silent: slow,
  'awaited-360': slow,
  'awaited-1280': slow,
};

export interface FaultySites {
  /** Entries for `FACET_SAMPLE_HOSTS`: the faults by name, and `gone.example`, with a closed port. */
  readonly hosts: readonly string[];
  /** Hosts that answer slowly enough for progress to be seen, each to be assessed once. */
  readonly unhurried: readonly string[];
  readonly close: () => Promise<void>;
}

/** Serves faulty sites at `<fault>.example`, on loopback. */
export async function serveFaults(): Promise<FaultySites> {
  // New names each time: an assessed site is not requested again for a while, and the storage outlives the tests.
  const unhurried = Array.from('abcdefghij').map((name) => `unhurried-${name}-${Date.now().toString(36)}`);
  const server = createServer((request, response) => {
    const [label = ''] = (request.headers.host ?? '').split('.');
    if (unhurried.includes(label)) void answerUnhurried(request, response);
    else FAULTS[label]?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  const nobody = createServer().listen(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(nobody, 'listening')]);
  const { port } = server.address() as AddressInfo;
  const { port: closedPort } = nobody.address() as AddressInfo;
  await new Promise((resolve) => nobody.close(resolve));
  const at = (label: string, where: number): string[] =>
    ['https', 'http'].map((scheme) => `${scheme}://${label}.example=127.0.0.1:${where}`);
  return {
    unhurried: unhurried.map((label) => `${label}.example`),
    hosts: [...[...Object.keys(FAULTS), ...unhurried].flatMap((label) => at(label, port)), ...at('gone', closedPort)],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
