import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** Runs npm, the one that runs the tests if there is one. @returns what it prints */
function npm(...args: readonly string[]): string {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] } as const;
  const file = process.env['npm_execpath'];
  return file?.endsWith('.js')
    ? execFileSync(process.execPath, [file, ...args], options)
    : execFileSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

// npm refuses to write one while packages get others than they ask for: `overrides` in package.json names those.
it('the bill of materials names every package of the lock file by its digest', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly integrity?: string }>>;
  };
  const { bomFormat, components } = JSON.parse(npm('run', '--silent', 'bill-of-materials')) as {
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
