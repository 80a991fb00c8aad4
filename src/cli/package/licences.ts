/** Licences of the packages that are bundled: their terms ask that they go with every copy. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

/** Folder of the package a file belongs to, as a path from the root; null for our own. */
function packageFolder(file: string): string | null {
  const at = file.lastIndexOf('node_modules/');
  if (at === -1) return null;
  const [first = '', second = ''] = file.slice(at + 'node_modules/'.length).split('/');
  return `${file.slice(0, at)}node_modules/${first.startsWith('@') ? `${first}/${second}` : first}`;
}

/** @throws Error if a package says nothing about its licence: then it may not be bundled */
function read(root: string, folder: string): Bundled {
  const path = join(root, folder);
  const about = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Partial<Bundled>;
  const { name, version, license } = about;
  if (!name || !version || !license) throw new Error(`${folder} names no licence`);
  const file = readdirSync(path).find((entry) => /^licen[cs]e(?:\.|-|$)/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(path, file), 'utf8').trim();
  return { name, version, license, text };
}

/** @param files that were bundled, as paths from the root */
export function thirdPartyLicences(root: string, files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []));
  const known = [...folders]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => read(root, folder))
    .toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
  const parts = known.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`);
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  return `${['These packages are part of the files of this one.', ...parts].join(rule).trimEnd()}\n`;
}
