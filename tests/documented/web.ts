/** The web, as far as documented commands ask it: a few invented sites behind a proxy, and one on this machine. */
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { serveProxy, serveSecurely, closeMachine } from '../../src/cli/measuring/testing/machine';
import { ROOT } from '../../src/dev/site';
import { makeCertificates } from '../../src/server/fetching/testing/certificates';
import { publicKeys } from '../../src/server/platform/signing-keys';
import { TEST_KEYS } from '../../src/server/platform/testing/signing-keys';

/** The hosts that the docs name, and the sample brand that each shows. */
const HOSTS: Readonly<Record<string, string>> = {
  'example.com': 'northwind',
  'www.example.com': 'northwind',
  'example.org': 'harbour',
  'brand.com': 'northwind',
  'preview.example.com': 'northwind',
  'preview.brand.com': 'northwind',
  'deploy-preview-7--brand.netlify.app': 'northwind',
  'facet.example': 'northwind',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

const answer: RequestListener = (request, response) => {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path === '/api/signing-keys') {
    response.end(JSON.stringify({ keys: publicKeys(TEST_KEYS) }));
    return;
  }
  if (HOSTS[host] !== undefined && !('encrypted' in request.socket)) {
    response.writeHead(301, { Location: `https://${host}${path}` }).end();
    return;
  }
  const brand = HOSTS[host] ?? 'northwind';
  const name = path.endsWith('/') ? `${path}index.html` : path;
  try {
    const body = readFileSync(join(ROOT, 'src/dev/samples', brand, name));
    const type = TYPES[extname(name)] ?? 'text/plain; charset=utf-8';
    response.writeHead(200, { 'Content-Type': type });
    response.end(/text|manifest/.test(type) ? body.toString().replaceAll(`${brand}.example`, host) : body);
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  }
};

export interface Web {
  /** What tells programs of this web and of whom to trust there. */
  readonly env: Readonly<Record<string, string>>;
  /** PEM, to be written to the file that `env` names. */
  readonly authority: string;
  /** The port of a site that only this machine can reach. */
  readonly localPort: number;
  readonly close: () => Promise<void>;
}

/** @param authorityFile where the caller keeps `authority` */
export async function serveWeb(authorityFile: string): Promise<Web> {
  const names = Object.keys(HOSTS);
  const { key, valid } = makeCertificates('example.com', ...names);
  const local = createServer(answer).listen(0, 'localhost');
  await once(local, 'listening');
  const localPort = (local.address() as AddressInfo).port;
  const secure = await serveSecurely(key, valid, answer);
  const routes = names.flatMap((name) => [
    [`${name}:443`, secure],
    [`${name}:80`, localPort],
  ]);
  const proxy = await serveProxy({ routes: Object.fromEntries(routes) as Record<string, number> });
  const url = `http://127.0.0.1:${proxy.port}`;
  return {
    env: { HTTPS_PROXY: url, HTTP_PROXY: url, NO_PROXY: '127.0.0.1,localhost', SSL_CERT_FILE: authorityFile },
    authority: valid,
    localPort,
    close: async () => {
      local.closeAllConnections();
      await new Promise((closed) => local.close(closed));
      await closeMachine();
    },
  };
}
