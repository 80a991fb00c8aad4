/** Reads the HTML of all pages, each file once for all lists of a build, and only what was written since the last build. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isLocale } from '../../site/locales';
import { cacheFolder, filesDigest, KeptRecords } from '../model/cache';
import { inProcess, processScript, sharedOut } from '../model/process';
import { readPageHtml, type PageHtml } from './page-html';
import { publicFile, type Publication } from './publication';

/** By path. */
export type PagesHtml = ReadonlyMap<string, PageHtml>;

/** So many pages are worth a process. */
const PAGES_A_PROCESS = 500;

/** What was read of a file, and which state of it: its bytes, and its time in milliseconds. */
const recordSchema = z.object({ size: z.number(), modified: z.number(), html: z.custom<PageHtml>() });

/** @param files absolute paths */
export function readFiles(files: readonly string[]): PageHtml[] {
  return files.map((file) => readPageHtml(readFileSync(file)));
}

/** Reads many files in processes, few in this one. @returns what was read, by file */
async function readWritten(root: string, files: readonly string[]): Promise<PagesHtml> {
  const parts = sharedOut(files, PAGES_A_PROCESS);
  const script = parts.length > 1 ? processScript(root, 'outputs/pages-process') : null;
  const readPart = async (part: string[]): Promise<[string, PageHtml][]> => {
    const read = script === null ? readFiles(part) : await inProcess<PageHtml[]>(script, part);
    return read.map((html, index) => [part[index] ?? '', html]);
  };
  return new Map((await Promise.all(parts.map(readPart))).flat());
}

/** Reads every page that is a file in `public/`. Skips pseudo-locales, because their pages are never shared. */
export async function readPages(publication: Publication): Promise<PagesHtml> {
  const { root } = publication;
  const kept = new KeptRecords(
    join(cacheFolder(root, 'pages'), 'html.json'),
    filesDigest(root, ['src/content/outputs', 'src/site']),
    (value) => recordSchema.parse(value),
  );
  const files = publication.pages.flatMap(({ path, state, context }) => {
    if (!isLocale(context.locale) || state === 'pseudo') return [];
    const file = publicFile(publication, path);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return [];
    const { size, mtimeMs: modified } = stat;
    const known = kept.find(path);
    return [{ path, file, size, modified, known: known?.size === size && known.modified === modified ? known : null }];
  });
  const written = files.filter(({ known }) => known === null).map(({ file }) => file);
  const read = await readWritten(root, written);
  const pages = files.flatMap(({ path, file, size, modified, known }): [string, PageHtml][] => {
    const html = known?.html ?? read.get(file);
    if (html === undefined) return [];
    kept.keep(path, known ?? { size, modified, html });
    return [[path, html]];
  });
  kept.save();
  return new Map(pages);
}
