/** Facet itself, copied to its own folder; the corpus is added to its own posts, which its other pages link to. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLocale, type WrittenLocale } from '../../src/site/locales';
import { writeCorpus } from './corpus';
import { gatsbySite } from './gatsby';
import { copyPackages } from './packages';
import { copyWorkingTree } from './project';
import type { CorpusSite, SiteOptions } from './site';

/** Outputs measured separately, since each page adds to their cost: `FACET_LEAVE_OUT`. */
export const MEASURED_APART = 'cards,search,pseudo-locales';

export interface FacetOptions extends SiteOptions {
  /** As in `FACET_LEAVE_OUT`. */
  readonly leaveOut: string;
}

const POSTS = 'content/posts/';

/** Whether a file of content or strings belongs to a locale that is left out. */
function isOfOtherLocale(file: string, locales: readonly WrittenLocale[]): boolean {
  const [top = '', folder = ''] = file.split('/');
  const [name = ''] = basename(file).split('.');
  const locale = { content: name, locales: folder }[top];
  return isLocale(locale) && !locales.includes(locale);
}

/** Keeps only some rows of the table of locales, and only their names in the lists of names. */
function narrowLocales(folder: string, locales: readonly WrittenLocale[]): void {
  const table = join(folder, 'src/site/locales.ts');
  const source = readFileSync(table, 'utf8');
  const narrowed = source.replace(
    /^export const LOCALES = \[[^\]]*\]/m,
    () => `export const LOCALES = ${JSON.stringify(locales)}`,
  );
  if (narrowed === source)
    throw new Error('src/site/locales.ts does not hold the table where the benchmark looks for it.');
  writeFileSync(table, narrowed);
  for (const name of ['authors', 'tags']) {
    const file = join(folder, 'content', `${name}.json`);
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'), function (this: unknown, key, entry: unknown) {
      return isLocale(key) && !locales.includes(key) ? undefined : entry;
    });
    writeFileSync(file, JSON.stringify(value, null, 2));
  }
}

function idsOf(folder: string, name: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(folder, 'content', name), 'utf8')) as object);
}

export function prepareFacet({ root, folder, pages, locales, log, leaveOut }: FacetOptions): CorpusSite {
  copyWorkingTree(root, folder, (file) => !isOfOtherLocale(file, locales));
  copyPackages(root, folder);
  narrowLocales(folder, locales);
  const corpus = writeCorpus(
    join(folder, POSTS),
    { slugs: Math.ceil(pages / locales.length), locales, form: 'mdx' },
    { authors: idsOf(folder, 'authors.json'), tags: idsOf(folder, 'tags.json') },
  );
  return { ...gatsbySite({ name: 'facet', folder, log, env: { FACET_LEAVE_OUT: leaveOut } }), corpus };
}
