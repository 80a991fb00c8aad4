/** Packages of the measured sites: our own, which copies share, and those of the peers. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gives a folder the packages of another one, without the tools' caches among them. */
export function copyPackages(from: string, to: string): void {
  // Hard links if the file system has them: the packages are a gigabyte, and tools follow symbolic links back.
  const copy = (flags: string) => spawnSync('cp', [flags, join(from, 'node_modules'), to]).status === 0;
  if (!copy('-al') && !copy('-R')) throw new Error(`${from}/node_modules could not be copied.`);
  rmSync(join(to, 'node_modules/.cache'), { recursive: true, force: true });
}

/**
 * Installs what a template's package.json names, once, below the project's folder.
 *
 * @returns the folder whose `node_modules` contains it
 */
export function installPeer(root: string, name: string, template: string): string {
  const folder = join(root, 'node_modules/.cache/facet/bench', name);
  const wanted = readFileSync(join(template, 'package.json'), 'utf8');
  const done = join(folder, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), wanted);
  console.log(`Installing ${name} …`);
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const { status, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${name} could not be installed:\n${stderr}`);
  writeFileSync(done, wanted);
  return folder;
}
