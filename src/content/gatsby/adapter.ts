/**
 * Describes the platform to Gatsby. Headers and redirects are written from the tables in src/site, so that there is
 * nothing to adapt; but a build's caches are handed to the next one if every deploy begins with a fresh clone.
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { IAdapter } from 'gatsby';
import { cacheFolder } from '../model/cache';

/** Whether Netlify builds: it keeps packages with the caches among them, and nothing else. */
export const IS_NETLIFY = process.env['NETLIFY'] === 'true';

const ROOT = process.cwd();
/** Gatsby's cache, what it wrote, and what of that this site keeps from its visitors. */
const LEFT = ['.cache', 'public', '.facet'];
const KEPT = cacheFolder(ROOT, 'gatsby');

function copyAll(from: string, to: string): void {
  for (const name of LEFT) {
    if (!existsSync(join(from, name))) continue;
    rmSync(join(to, name), { recursive: true, force: true });
    cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
  }
}

export const facetAdapter: IAdapter = {
  name: 'facet-static',
  adapt: () => undefined,
  ...(IS_NETLIFY && {
    cache: {
      restore: () => {
        if (!existsSync(KEPT)) return false;
        copyAll(KEPT, ROOT);
        return true;
      },
      store: () => copyAll(ROOT, KEPT),
    },
  }),
};
