/** Where the docs say “outside”: an empty folder, with npm, the package, and the stand-in for the web. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from '../../src/cli/package/pack';
import { ROOT } from '../../src/dev/site';
import { serveRegistry } from './registry';
import { environment, type Shell } from './typing';
import { serveWeb } from './web';

/** What the docs' readers have of their own: a page, built sites, lists. */
function furnish(folder: string): void {
  const page = join(ROOT, 'src/dev/samples/northwind/index.html');
  for (const place of ['dist', 'public', '.']) cpSync(page, join(folder, place, 'index.html'), { recursive: true });
  for (const list of ['brands.txt', 'addresses.txt']) writeFileSync(join(folder, list), 'example.com\nexample.org\n');
}

/** A package that the recipes take from npm: serves a folder, as it does, on the port that is named. */
const SERVE = `#!/usr/bin/env node
const { createReadStream } = require('node:fs');
const [, , folder, , port] = process.argv;
require('node:http').createServer((request, response) => {
  const file = createReadStream(folder + (request.url.endsWith('/') ? request.url + 'index.html' : request.url));
  file.on('open', () => response.setHeader('Content-Type', request.url === '/' ? 'text/html; charset=utf-8' : 'text/plain'));
  file.on('error', () => response.writeHead(404).end()).pipe(response);
}).listen(Number(port));
`;

function packServe(into: string): string {
  const folder = join(into, 'serve');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"name": "serve", "version": "14.2.5", "bin": "serve.js"}');
  writeFileSync(join(folder, 'serve.js'), SERVE, { mode: 0o755 });
  execFileSync('npm', ['pack', '--pack-destination', '..'], { cwd: folder, stdio: 'pipe' });
  return join(into, 'serve-14.2.5.tgz');
}

export interface Outside extends Shell {
  readonly tarball: string;
  /** Where `npm install --global` puts packages. */
  readonly globalPackages: string;
  readonly localPort: number;
  /** Another empty folder of the same machine. */
  readonly elsewhere: (name: string) => Shell;
  readonly close: () => Promise<void>;
}

/** @param serves whether npm has the package that serves a folder, too */
export async function goOutside({ serves = false } = {}): Promise<Outside> {
  const base = mkdtempSync(join(tmpdir(), 'facet-outside-'));
  // Without types, which no command needs and which take longer than all the rest.
  const { tarball } = await pack(ROOT, join(base, 'packed'), { types: false });
  const registry = await serveRegistry([tarball, ...(serves ? [packServe(base)] : [])]);
  const web = await serveWeb(join(base, 'authority.pem'));
  writeFileSync(join(base, 'authority.pem'), web.authority);
  const env = environment([join(base, 'prefix/bin')], {
    ...web.env,
    HOME: join(base, 'home'),
    CI: 'true',
    npm_config_prefix: join(base, 'prefix'),
    npm_config_cache: join(base, 'cache'),
    npm_config_registry: registry.url,
    npm_config_fund: 'false',
    npm_config_audit: 'false',
  });
  const elsewhere = (name: string): Shell => {
    const folder = join(base, name);
    mkdirSync(folder);
    furnish(folder);
    cpSync(tarball, join(folder, 'facet-cli.tgz'));
    return { folder, env, ports: { 'localhost:8000': `localhost:${web.localPort}` } };
  };
  return {
    ...elsewhere('empty'),
    tarball,
    globalPackages: join(base, 'prefix/lib/node_modules'),
    localPort: web.localPort,
    elsewhere,
    close: async () => {
      await Promise.all([registry.close(), web.close()]);
      rmSync(base, { recursive: true });
    },
  };
}
