/** Paths of content as writers type them. */
import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { DEFAULT_LOCALE } from '../../site/locales';

/**
 * A path as a writer types it: from the root of the repository, from `content/`, from where they are, or absolute.
 * @returns the path from the root with forward slashes, of a file or folder that exists below `content/`; or null
 */
export function findContent(root: string, typed: string): string | null {
  const content = join(root, 'content');
  const places = [resolve(root, typed), resolve(content, typed), resolve(typed)];
  const found = places.find((place) => (place === content || place.startsWith(content + sep)) && existsSync(place));
  return found === undefined ? null : relative(root, found).split(sep).join('/');
}

export function isFolder(root: string, file: string): boolean {
  return statSync(join(root, file)).isDirectory();
}

/** The source beside a translation. */
export function sourceOf(translation: string): string {
  return translation.replace(/[^/]+$/, `${DEFAULT_LOCALE}.mdx`);
}
