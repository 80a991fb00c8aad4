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
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
};

export interface SampleSites {
  /** For each brand, the address to type into the tool and one that a browser on this machine can open. */
  readonly sites: readonly { readonly type: string; readonly browse: string }[];
  /** Entries for `FACET_SAMPLE_HOSTS`: the brands' own hosts and where they are served. */
  readonly hosts: readonly string[];
  readonly close: () => Promise<void>;
}

/** The brand for a Host header: `northwind.example`, `www.northwind.example` or `northwind.localhost`. */
function brandOf(brands: readonly SampleBrand[], host: string): SampleBrand | undefined {
  const name = host.replace(/:\d+$/, '').replace(/\.localhost$/, '.example');
  return brands.find((brand) => name === brand.host || name === `www.${brand.host}`);
}

/** A date placeholder in a file, so that nothing expires: a security.txt is valid for a year at most (RFC 9116). */
const AHEAD = '{{half a year ahead}}';
const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

function dated(body: Buffer, now: Date): Buffer {
  const text = body.toString('latin1');
  if (!text.includes(AHEAD)) return body;
  const day = new Date(now.getTime() + HALF_A_YEAR_MS).toISOString().slice(0, 10);
  return Buffer.from(text.replaceAll(AHEAD, `${day}T00:00:00Z`), 'latin1');
}

/** The response for a missing path of a site without its own 404 page. */
const NOT_FOUND = '<!doctype html><html lang="en"><title>Not found</title><h1>Not found</h1></html>';

/** Files that may answer a path, as servers commonly look for them. */
function candidates(path: string): readonly string[] {
  if (path.endsWith('/')) return [`${path}index.html`, ...(path === '/' ? [] : [`${path.slice(0, -1)}.html`])];
  return extname(path) === '' ? [path, `${path}.html`] : [path];
}

/** The first of these files that exists, with its type; null if none is in the brand's folder. */
async function readFirst(
  brand: SampleBrand,
  paths: readonly string[],
): Promise<{ readonly body: Buffer; readonly type: string } | null> {
  const folder = join(__dirname, brand.folder);
  for (const path of paths) {
    const file = join(folder, path);
    const body = file.startsWith(folder + sep) ? await readFile(file).catch(() => null) : null;
    if (body !== null) return { body, type: TYPES[extname(file)] ?? 'application/octet-stream' };
  }
  return null;
}

async function sendFile(brand: SampleBrand, path: string, now: Date, response: ServerResponse): Promise<void> {
  const found = await readFirst(brand, candidates(path));
  const missing = (await readFirst(brand, ['/404.html']))?.body ?? Buffer.from(NOT_FOUND);
  const { body: file, type } = found ?? { body: missing, type: TYPES['.html'] };
  const body = dated(file, now);
  response.writeHead(found !== null || brand.soft404 === true ? 200 : 404, {
    'content-type': type,
    'content-length': body.byteLength,
    ...brand.headers,
    ...brand.pathHeaders?.[path],
  });
  response.end(body);
}

/** Where a brand redirects the requested URL, null if it answers there. One step at a time. */
function redirectOf(brand: SampleBrand, scheme: 'https' | 'http', host: string): string | null {
  // `northwind.localhost` is for viewing in a browser, without https.
  if (host.includes('.localhost')) return null;
  if (brand.redirectsHttp && scheme === 'http') return `https://${host}`;
  return brand.redirectsWww && host.startsWith('www.') ? `${scheme}://${brand.host}` : null;
}

/** Answers as the brand's server would, on the port for https or on the one for http. */
async function answer(
  brands: readonly SampleBrand[],
  scheme: 'https' | 'http',
  now: Date,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const host = request.headers.host ?? '';
  const brand = brandOf(brands, host);
  if (!brand) {
    response.writeHead(421).end();
    return;
  }
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const elsewhere = redirectOf(brand, scheme, host);
  if (elsewhere === null) await sendFile(brand, pathname, now, response);
  else response.writeHead(301, { location: `${elsewhere}${pathname}${search}`, ...brand.headers }).end();
}

async function listen(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/**
 * Serves the sample brands on two free loopback ports, one for https and one for http. They cannot have a certificate,
 * so https requests reach them in plain text, as behind a TLS proxy.
 *
 * @param brands other brands, in tests
 * @param now the time that dates in files are relative to
 */
export async function serveSamples(
  brands: readonly SampleBrand[] = BRANDS,
  now: () => Date = () => new Date(),
): Promise<SampleSites> {
  const answering =
    (scheme: 'https' | 'http'): RequestListener =>
    (request, response) =>
      void answer(brands, scheme, now(), request, response);
  const secure = await listen(answering('https'));
  const plain = await listen(answering('http'));
  const close = async ({ server }: { server: Server }): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    sites: brands.map(({ host, folder }) => ({ type: host, browse: `http://${folder}.localhost:${secure.port}/` })),
    hosts: brands.flatMap(({ host }) =>
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
