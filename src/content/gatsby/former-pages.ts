/** What an earlier build left that this one has not. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Locale } from '../../site/locales';
import { EVERY_LOCALE } from '../../site/pseudo-locales';

/** What a build keeps that is not for the CDN. */
export const BUILD_FOLDER = '.facet';

/** Gatsby's own files, between two builds. */
export function gatsbyFolder(root: string): string {
  return join(root, BUILD_FOLDER, 'gatsby');
}

/**
 * Removes pages that an earlier build left: Gatsby forgets them if it starts without its cache, and a URL that
 * a function answers by now would still be a file's.
 */
export function removeFormerPages(root: string, paths: ReadonlySet<string>, locales: readonly Locale[]): void {
  const publicFolder = join(root, 'public');
  for (const locale of locales) {
    const entries = readdirSync(join(publicFolder, locale), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter(({ name }) => name.endsWith('.html'))) {
      const file = join(entry.parentPath, entry.name);
      const path = file
        .slice(publicFolder.length)
        .replaceAll('\\', '/')
        .replace(/\/index\.html$/, '/');
      if (!paths.has(path)) rmSync(file);
    }
  }
}

/** Removes everything of locales that an earlier build had and this one has not: production has no pseudo-locales. */
export function removeFormerLocales(root: string, locales: readonly Locale[]): void {
  const kept = join(root, BUILD_FOLDER);
  for (const locale of EVERY_LOCALE.filter((former) => !locales.includes(former))) {
    for (const folder of [join(root, 'public'), join(kept, 'shell'), join(gatsbyFolder(root), 'page-data')]) {
      rmSync(join(folder, locale), { recursive: true, force: true });
    }
  }
}

/** Removes files of `static/` that an earlier build published and that are gone: Gatsby only copies. */
export function removeFormerStaticFiles(root: string): void {
  const record = join(root, BUILD_FOLDER, 'static-files.json');
  const files = readdirSync(join(root, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(join(root, 'static'), join(parentPath, name)));
  const former = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as readonly string[]) : [];
  for (const file of former) if (!files.includes(file)) rmSync(join(root, 'public', file), { force: true });
  writeFileSync(record, JSON.stringify(files));
}
