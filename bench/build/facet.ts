/** Facet itself, copied to a folder of its own; the corpus lies beside its own posts, which its other pages link to. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { QUIET } from '../../src/dev/site';
import { isLocale, type WrittenLocale } from '../../src/site/locales';
import { writeCorpus } from './corpus';
import { measure } from './measure';
import { copyPackages } from './packages';
import type { BenchedSite, SiteOptions } from './site';

/** Outputs that are measured apart, for each page: `FACET_LEAVE_OUT`. */
export const MEASURED_APART = 'cards,search,pseudo-locales';

export interface FacetOptions extends SiteOptions {
  /** As `FACET_LEAVE_OUT` has it. */
  readonly leaveOut: string;
}

const POSTS = 'content/posts/';

/** Whether a file of content or of strings belongs to a locale that is left out. */
function isOfOtherLocale(file: string, locales: readonly WrittenLocale[]): boolean {
  const [top = '', folder = ''] = file.split('/');
  const [name = ''] = basename(file).split('.');
  const locale = { content: name, locales: folder }[top];
  return isLocale(locale) && !locales.includes(locale);
}

/** Tracked files as they are now, uncommitted changes too. */
function copyProject(root: string, folder: string, locales: readonly WrittenLocale[]): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of tracked) {
    if (file === '' || !existsSync(join(root, file))) continue;
    if (isOfOtherLocale(file, locales)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  copyPackages(root, folder);
}

/** Leaves only some rows in the table of locales, and only their names in the lists of names. */
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

export function prepareFacet({ root, folder, pages, locales, log, leaveOut }: FacetOptions): BenchedSite {
  copyProject(root, folder, locales);
  narrowLocales(folder, locales);
  const corpus = writeCorpus(
    join(folder, POSTS),
    { slugs: Math.ceil(pages / locales.length), locales },
    { authors: idsOf(folder, 'authors.json'), tags: idsOf(folder, 'tags.json') },
  );
  return {
    name: 'facet',
    corpus,
    output: join(folder, 'public'),
    clear: () => {
      for (const name of ['.cache', '.facet', 'public', 'node_modules/.cache']) {
        rmSync(join(folder, name), { recursive: true, force: true });
      }
    },
    build: () =>
      measure({
        name: 'gatsby build',
        script: join(folder, 'node_modules/gatsby/cli.js'),
        args: ['build', '--no-color'],
        cwd: folder,
        env: { ...QUIET, CONTEXT: 'dev', FACET_LEAVE_OUT: leaveOut },
        log,
      }),
  };
}

/** The steps Gatsby tells of, with their seconds, the longest first. */
export function stepsOf(output: string): { readonly step: string; readonly seconds: number }[] {
  return [...output.matchAll(/^success (.+?) - (\d+\.\d+)s(?: |$)/gm)]
    .map(([, step = '', seconds]) => ({ step, seconds: Number(seconds) }))
    .sort((a, b) => b.seconds - a.seconds);
}
