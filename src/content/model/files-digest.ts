import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A digest short enough to stand in a list: 96 bits. */
export function shortDigest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

/**
 * Digest of files and of everything in folders, whatever the order they are read in.
 * @param paths from the project's root; what does not exist is left out
 */
export function filesDigest(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
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
