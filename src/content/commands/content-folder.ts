/** Paths of content as writers type them. */
import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/**
 * A path as a writer types it: from the root of the repository, from `content/`, from where they are, or absolute.
 * @returns the path from the root with forward slashes, of a file or folder that exists below `content/`; or null
 */
export function findContent(root: string, typed: string): string | null {
  const content = join(root, 'content');
  // npm runs a script in the root, and passes on the folder it was called in.
  const here = process.env['INIT_CWD'] ?? '.';
  const places = [resolve(root, typed), resolve(content, typed), resolve(here, typed)];
  const found = places.find((place) => (place === content || place.startsWith(content + sep)) && existsSync(place));
  return found === undefined ? null : relative(root, found).split(sep).join('/');
}

export function isFolder(root: string, file: string): boolean {
  return statSync(join(root, file)).isDirectory();
}
