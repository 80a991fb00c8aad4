import { once } from 'node:events';
import { createServer as createPlainServer, request as ask, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TestCertificates } from '../../src/server/fetching/testing/certificates';

/** A site under its own name, as a host's edge serves it: over https, to which everything else redirects. */
export interface Domain {
  /** Loopback ports that take the place of 443 and 80. */
  readonly ports: { readonly https: number; readonly http: number };
  readonly close: () => Promise<void>;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * @param origin where the site answers on this machine
 * @param host the name it is served under; its `www.` host and plain http redirect to it
 */
export async function serveUnder(
  host: string,
  origin: string,
  { key, valid: cert }: TestCertificates,
): Promise<Domain> {
  const behind = new URL(origin);
  const redirect = (path: string): [number, Record<string, string>] => [301, { location: `https://${host}${path}` }];
  const secure: RequestListener = (request, response) => {
    const path = request.url ?? '/';
    if (request.headers.host !== host) {
      response.writeHead(...redirect(path)).end();
      return;
    }
    const headers = { ...request.headers, host: behind.host };
    const forwarded = ask(
      { host: behind.hostname, port: behind.port, method: request.method, path, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  };
  const plain: RequestListener = (request, response) => {
    // First to https on the same host, as HSTS needs it.
    response.writeHead(301, { location: `https://${request.headers.host ?? host}${request.url ?? '/'}` }).end();
  };
  const servers = [createTlsServer({ key, cert }, secure), createPlainServer(plain)] as const;
  const [https, http] = [await listen(servers[0]), await listen(servers[1])];
  return {
    ports: { https, http },
    close: async () => {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise((resolve) => server.close(resolve));
        }),
      );
    },
  };
}
