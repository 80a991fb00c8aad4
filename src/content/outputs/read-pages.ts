/** Reads the HTML of all pages, each file once for all lists of a build, and only what was written since the last build. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isLocale } from '../../site/locales';
import { writeWhole } from '../compile/text-pack';
import { cacheFolder } from '../model/cache-folder';
import { filesDigest } from '../model/files-digest';
import { inProcess, processScript, sharedOut } from '../model/process';
import { readPageHtml, type PageHtml } from './page-html';
import { publicFile, type Publication } from './publication';

/** By path. */
export type PagesHtml = ReadonlyMap<string, PageHtml>;

/** So many pages are worth a process. */
const PAGES_A_PROCESS = 500;

/** What was read of a file, and which state of it. */
const keptSchema = z.object({
  reader: z.string(),
  pages: z.record(z.string(), z.object({ size: z.number(), modified: z.number(), html: z.custom<PageHtml>() })),
});
type Kept = z.output<typeof keptSchema>;

/** What was read in an earlier build by the same reader; nothing where that cannot be told. */
function readKept(file: string, reader: string): Kept['pages'] {
  try {
    const kept = keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return kept.reader === reader ? kept.pages : {};
  } catch {
    return {};
  }
}

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

/** Of every page that is a file of `public/`, but pseudo-locales: nobody shares them. */
export async function readPages(publication: Publication): Promise<PagesHtml> {
  const { root } = publication;
  const file = join(cacheFolder(root, 'pages'), 'html.json');
  const reader = filesDigest(root, ['src/content/outputs', 'src/site']);
  const before = readKept(file, reader);
  const states = publication.pages.flatMap(({ path, state, context }) => {
    if (!isLocale(context.locale) || state === 'pseudo') return [];
    const place = publicFile(publication, path);
    const stat = statSync(place, { throwIfNoEntry: false });
    if (stat === undefined) return [];
    const { size, mtimeMs: modified } = stat;
    const known = before[path];
    const same = known?.size === size && known.modified === modified;
    return [{ path, place, size, modified, known: same ? known.html : undefined }];
  });
  const written = states.filter(({ known }) => known === undefined).map(({ place }) => place);
  const read = await readWritten(root, written);
  const pages = states.flatMap(({ path, place, size, modified, known }) => {
    const html = known ?? read.get(place);
    return html === undefined ? [] : [[path, { size, modified, html }] as const];
  });
  if (written.length > 0 || pages.length !== Object.keys(before).length) {
    writeWhole(file, JSON.stringify({ reader, pages: Object.fromEntries(pages) } satisfies Kept));
  }
  return new Map(pages.map(([path, { html }]) => [path, html]));
}
