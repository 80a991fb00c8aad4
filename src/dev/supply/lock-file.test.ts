/** What npm installs: exactly what the lock file names, by digest, without running any code of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCRIPTS_NOT_RUN } from './install-scripts';
import { fileOf, installedName, STAND_IN_REGISTRY, type LockedPackage } from './package-file';

const ROOT = join(__dirname, '../../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

const { '': project, ...packages } = (
  JSON.parse(read('package-lock.json')) as {
    packages: { '': { optionalDependencies: Readonly<Record<string, string>> } } & Readonly<
      Record<string, LockedPackage>
    >;
  }
).packages;
const entries = Object.entries(packages as Readonly<Record<string, LockedPackage>>);
const settings = read('.npmrc').split('\n');

describe('package-lock.json', () => {
  // npm leaves digests out if it installs on packages whose own record has none. Then take back package-lock.json,
  // run `npm ci`, and install again.
  it('has a SHA-512 digest for every package that is not part of another', () => {
    expect(entries.length).toBeGreaterThan(2000);
    const without = entries.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('has one for the package around every bundled one', () => {
    const around = entries
      .filter(([, { inBundle }]) => inBundle)
      .map(([path]) => path.slice(0, path.lastIndexOf('/node_modules/')));
    expect(around.filter((path) => !packages[path]?.integrity)).toEqual([]);
  });

  // If it fails after `npm install`: npx tsx src/dev/supply/name-package-files.ts
  it('names each package’s file, and no registry: each machine has its own', () => {
    expect(settings).toContain('omit-lockfile-registry-resolved=true');
    expect(settings).toContain(`replace-registry-host=${STAND_IN_REGISTRY}`);
    const others = entries.filter(([path, entry]) => (entry.resolved ?? null) !== fileOf(path, entry));
    expect(others.map(([path]) => path)).toEqual([]);
  });
});

describe('scripts of packages', () => {
  it('are not run when packages are installed', () => {
    expect(settings).toContain('ignore-scripts=true');
  });

  it('are known, each with the reason why the site does without', () => {
    const names = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => installedName(path));
    expect([...new Set(names)].sort()).toEqual(Object.keys(SCRIPTS_NOT_RUN).sort());
  });
});

describe('Node', () => {
  const nodes = Object.entries(project.optionalDependencies).filter(([name]) => name.startsWith('node-'));
  const pinned = read('.nvmrc').trim();

  it('has the same version in every place that names one', () => {
    expect(nodes.map(([, version]) => `v${version}`)).toEqual(nodes.map(() => pinned));
    expect(`v${/NODE_VERSION = "(.+)"/.exec(read('netlify.toml'))?.[1] ?? ''}`).toBe(pinned);
  });

  it('comes as a binary for one system each, which needs no script', () => {
    const systems = nodes.map(([name]) => {
      const { os, cpu, hasInstallScript } = packages[`node_modules/${name}`] ?? {};
      return [name, `node-${String(os).replace('win32', 'win')}-${String(cpu)}`, hasInstallScript];
    });
    expect(systems.length).toBeGreaterThan(0);
    expect(systems).toEqual(nodes.map(([name]) => [name, name, undefined]));
  });

  it('is the one that runs npm scripts, where its system has a package', () => {
    const own = `node-${process.platform.replace('win32', 'win')}-${process.arch}`;
    const expected = nodes.some(([name]) => name === own) ? pinned : process.version;
    expect(process.version).toBe(expected);
  });
});
