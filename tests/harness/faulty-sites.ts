import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const slow: Fault = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html><title>Slow</title>');
};

/** Sites that cannot be assessed, each for one reason, by the first label of their host. */
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
  slow,
  stopped: slow,
};

export interface FaultySites {
  /** Entries for `FACET_SAMPLE_HOSTS`: the faults by name, and `gone.example`, where nobody listens. */
  readonly hosts: readonly string[];
  readonly close: () => Promise<void>;
}

/** Serves sites that go wrong, at `<fault>.example`, on loopback. */
export async function serveFaults(): Promise<FaultySites> {
  const server = createServer((request, response) => {
    const [label = ''] = (request.headers.host ?? '').split('.');
    FAULTS[label]?.(request, response);
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
    hosts: [...Object.keys(FAULTS).flatMap((label) => at(label, port)), ...at('gone', closedPort)],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
