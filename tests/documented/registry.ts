/** npm's registry, as far as `npm install` and `npx` ask it: a stand-in on this machine that has a few packages. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
}

function manifestIn(tarball: string): Manifest {
  const text = execFileSync('tar', ['xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  return JSON.parse(text) as Manifest;
}

export interface Registry {
  /** For npm's setting `registry`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** @param tarballs one of each package, each its newest version */
export async function serveRegistry(tarballs: readonly string[]): Promise<Registry> {
  const packages = tarballs.map((tarball) => ({
    tarball,
    manifest: manifestIn(tarball),
    bytes: readFileSync(tarball),
  }));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const named = packages.find(({ manifest }) => manifest.name === path);
    const asked = packages.find(({ tarball }) => basename(tarball) === path);
    if (asked !== undefined) response.end(asked.bytes);
    else if (named === undefined) response.writeHead(404).end('{}');
    else {
      const { manifest, tarball, bytes } = named;
      const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
      const version = { ...manifest, dist: { tarball: `${url}${basename(tarball)}`, integrity } };
      const about = { 'dist-tags': { latest: manifest.version }, versions: { [manifest.version]: version } };
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ name: manifest.name, ...about }));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
