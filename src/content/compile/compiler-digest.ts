import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose code and strings go into compiled bodies. */
const COMPILER = ['src/content', 'src/components', 'locales'];

/** Digest of everything that compiles content: a page's stored query result holds only while it stays the same. */
export function compilerDigest(root: string): string {
  const hash = createHash('sha256');
  for (const folder of COMPILER) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(readFileSync(file));
  }
  return hash.digest('base64url').slice(0, 16);
}
