/** The lower limit: Eleventy with the bodies of the same corpus as Markdown, in one plain layout. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCorpus } from './corpus';
import { measure } from './measure';
import { copyPackages, installPeer } from './packages';
import { setAside } from './set-aside';
import type { CorpusSite, SiteOptions } from './site';

const TEMPLATE = join(__dirname, 'eleventy');

export function prepareEleventy({ root, folder, pages, locales, log }: SiteOptions): CorpusSite {
  cpSync(TEMPLATE, folder, { recursive: true });
  copyPackages(installPeer(root, 'eleventy', TEMPLATE), folder);
  const idsIn = (name: string) =>
    Object.keys(JSON.parse(readFileSync(join(root, 'content', `${name}.json`), 'utf8')) as object);
  const corpus = writeCorpus(
    join(folder, 'content/posts'),
    { slugs: Math.ceil(pages / locales.length), locales, form: 'md' },
    { authors: idsIn('authors'), tags: idsIn('tags') },
  );
  const output = join(folder, '_site');
  return {
    name: 'eleventy',
    corpus,
    output,
    clear: () => setAside(folder, ['_site']),
    build: () =>
      measure({
        name: 'eleventy',
        script: join(folder, 'node_modules/@11ty/eleventy/cmd.cjs'),
        // Otherwise it prints a line for each file.
        args: ['--quiet'],
        cwd: folder,
        env: {},
        log,
      }),
  };
}
