import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { BRANDS, type SampleBrand } from './brands';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

export interface SampleSites {
  /** For each brand, what to type into the tool and an address that a browser on this machine can open. */
  readonly sites: readonly { readonly type: string; readonly browse: string }[];
  /** Entries for `FACET_SAMPLE_HOSTS`: the brands' own addresses and where they are served. */
  readonly hosts: readonly string[];
  readonly close: () => Promise<void>;
}

/** The brand a Host header asks for: `northwind.example`, `www.northwind.example` or `northwind.localhost`. */
function brandOf(host: string): SampleBrand | undefined {
  const name = host.replace(/:\d+$/, '').replace(/\.localhost$/, '.example');
  return BRANDS.find((brand) => name === brand.host || name === `www.${brand.host}`);
}

async function sendFile(brand: SampleBrand, path: string, response: ServerResponse): Promise<void> {
  const folder = join(__dirname, brand.folder);
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const body = file.startsWith(folder + sep) ? await readFile(file).catch(() => null) : null;
  if (body === null) {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>Not found</title><h1>Not found</h1></html>`);
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': body.byteLength,
    ...brand.headers,
  });
  response.end(body);
}

/** Answers as the brand's server would, on the port that stands for https or on the one that stands for http. */
async function answer(scheme: 'https' | 'http', request: IncomingMessage, response: ServerResponse): Promise<void> {
  const host = request.headers.host ?? '';
  const brand = brandOf(host);
  if (!brand) {
    response.writeHead(421).end();
    return;
  }
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const named = !host.includes('.localhost');
  const elsewhere = scheme === 'http' || host.startsWith('www.');
  if (brand.converges && named && elsewhere) {
    response.writeHead(301, { location: `https://${brand.host}${pathname}` }).end();
    return;
  }
  await sendFile(brand, pathname, response);
}

async function listen(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/**
 * Serves the sample brands on two free loopback ports, one standing for https and one for http. Nobody can give
 * them a certificate, so https requests reach them in plain, as behind something that has ended TLS.
 */
export async function serveSamples(): Promise<SampleSites> {
  const secure = await listen((request, response) => void answer('https', request, response));
  const plain = await listen((request, response) => void answer('http', request, response));
  const close = async ({ server }: { server: Server }): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    sites: BRANDS.map(({ host, folder }) => ({ type: host, browse: `http://${folder}.localhost:${secure.port}/` })),
    hosts: BRANDS.flatMap(({ host }) =>
      [host, `www.${host}`].flatMap((name) => [
        `https://${name}=127.0.0.1:${secure.port}`,
        `http://${name}=127.0.0.1:${plain.port}`,
      ]),
    ),
    close: async () => {
      await Promise.all([close(secure), close(plain)]);
    },
  };
}
