/** Serves the folder of a build on this machine, as a deploy would serve its files. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';

/** By the end of a file's name. What is not known is served as bytes. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The file for a path, as Netlify finds it: itself, its index, or the same with `.html`; null if no file matches. */
async function fileFor(folder: string, path: string): Promise<string | null> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const target = resolve(folder, `.${decoded}`);
  // Nothing outside of the folder, however the path is written.
  if (decoded.includes('\0') || (target !== folder && !target.startsWith(folder + sep))) return null;
  const candidates = [...(decoded.endsWith('/') ? [] : [target, `${target}.html`]), join(target, 'index.html')];
  for (const candidate of candidates) if (await isFile(candidate)) return candidate;
  return null;
}

function send(response: ServerResponse, status: number, file: string, isHead: boolean): void {
  response.writeHead(status, { 'Content-Type': TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream' });
  if (isHead) response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

async function answer(folder: string, method: string, url: string, response: ServerResponse): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = await fileFor(folder, url.split('?', 1)[0] ?? '/');
  const missing = join(folder, '404.html');
  if (file !== null) send(response, 200, file, method === 'HEAD');
  else if (await isFile(missing)) send(response, 404, missing, method === 'HEAD');
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not Found');
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

/** Serves a folder while something is done with it. @returns what that gives */
export async function withFolder<T>(folder: string, use: (origin: string) => Promise<T>): Promise<T> {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    answer(root, request.method ?? '', request.url ?? '/', response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    // By its name: addresses in numbers have no host that could have `www.` in front.
    return await use(`http://localhost:${String((server.address() as AddressInfo).port)}`);
  } finally {
    await close(server);
  }
}
