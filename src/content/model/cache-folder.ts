import { join } from 'node:path';

/**
 * Folder of a cache that is correct when deleted. Netlify keeps `node_modules/.cache` from one build to the next.
 *
 * @param name of what is kept there
 */
export function cacheFolder(root: string, name: string): string {
  return join(root, 'node_modules', '.cache', 'facet', name);
}
