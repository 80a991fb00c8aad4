import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that decides what a content file becomes: code, strings, examples and the versions of packages. */
const COMPILER = [
  'src/content/compile',
  'src/content/model',
  'src/components',
  'src/brand',
  'src/site',
  'locales',
  'content/examples',
  'package-lock.json',
];

/**
 * Digest of everything that compiles content: what was compiled before, and a page's stored query result, hold only
 * while it stays the same. Gatsby's configuration is not part of it.
 */
export function compilerDigest(root: string): string {
  const hash = createHash('sha256');
  for (const path of COMPILER) {
    const place = join(root, path);
    if (!existsSync(place)) continue;
    const files = statSync(place).isFile()
      ? [place]
      : readdirSync(place, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('base64url').slice(0, 16);
}
