import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** Runs npm, the one that runs the tests if there is one. @returns what it prints */
function npm(...args: readonly string[]): string {
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  };
  const file = process.env['npm_execpath'];
  if (!file?.endsWith('.js')) return execFileSync('npm', args, options);
  return execFileSync(process.execPath, [file, ...args], { ...options, shell: false });
}

// npm refuses to write one while packages get others than they ask for: `overrides` in package.json names those.
it('the bill of materials names every package of the lock file by its digest', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly integrity?: string }>>;
  };
  const { bomFormat, components } = JSON.parse(
    npm('sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'),
  ) as {
    bomFormat: string;
    components: readonly { hashes?: readonly { alg: string; content: string }[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  // Some packages are installed under two names.
  const locked = Object.values(packages).flatMap(({ integrity }) => integrity?.replace('sha512-', '') ?? []);
  const named = components.flatMap(({ hashes = [] }) =>
    hashes.filter(({ alg }) => alg === 'SHA-512').map(({ content }) => Buffer.from(content, 'hex').toString('base64')),
  );
  expect(new Set(named)).toEqual(new Set(locked));
});
