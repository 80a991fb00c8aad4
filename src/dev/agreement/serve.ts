/** A server on loopback that serves all cases, for any host. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HTML_TYPE, type Case } from './case';

/** Hosts that lead to the server. Below `localhost`, browsers take all content codings that they else take over TLS alone. */
export const HOSTS = ['brand.localhost', 'www.brand.localhost', 'other.localhost', 'xn--bcher-kva.localhost'] as const;

/** The address of a case. */
export function addressOf({ id }: Pick<Case, 'id'>): string {
  return `http://${HOSTS[0]}/${id}/`;
}

export interface CaseServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

export async function serveCases(cases: readonly Case[]): Promise<CaseServer> {
  const byId = new Map(cases.map((one) => [one.id, one]));
  const server: Server = createServer({ keepAlive: false }, (request, response) => {
    const [, id = '', path = ''] = /^\/([^/?]+)\/([^?]*)/.exec(request.url ?? '') ?? [];
    const answers = byId.get(id)?.answers ?? {};
    const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (answer === undefined) {
      response.writeHead(404, ['content-type', 'text/plain']).end('nothing here');
      return;
    }
    const { status = 200, headers = [HTML_TYPE], body = '' } = answer;
    response.sendDate = false;
    response.writeHead(status, headers.flat());
    response.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
