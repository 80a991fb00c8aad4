/**
 * The search index: one Pagefind bundle for each locale, `public/pagefind/<locale>/`. There isn't one for all of them,
 * because a change in one language then leaves the others unchanged, and because Pagefind's client has one WebAssembly
 * module, which stems one language. With two bundles there are two clients, and English is searched by English rules on
 * a page in another language.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { cacheFolder, keepOnly, KeptRecords } from '../model/cache';
import { SEARCH_FOLDER } from '../../site/headers';
import type { Locale } from '../../site/locales';
import type { Publication } from './publication';
import { searchDocuments, type SearchDocument } from './search-documents';

type Pagefind = typeof import('pagefind');

/** Changes whenever the way documents are indexed does. */
const FORMAT = 2;

/** A footnote's way back to its mark. */
const IGNORED = ['[role="doc-backlink"]', '[data-footnote-backref]'];

/** The files of every bundle whose names hold a hash of their content, as paths of `_headers`. */
export const SEARCH_HASHED = ['fragment', 'index', 'filter'].map((part) => `/${SEARCH_FOLDER}/:locale/${part}/*`);

const ENTRY = 'pagefind-entry.json';

/**
 * Whether the island loads this file of a bundle: no ready-made interface, no playground, no other language's module.
 */
function isNeeded(name: string, wasm: string): boolean {
  return (
    ['fragment', 'index', 'filter', 'pagefind.js', 'pagefind-worker.js', ENTRY, wasm].includes(name) ||
    name.endsWith('.pf_meta')
  );
}

function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Which WebAssembly module the client loads for the one language of a bundle. */
function moduleOf(entry: string): string {
  const { languages } = JSON.parse(entry) as { languages: Record<string, { wasm: string | null }> };
  return `wasm.${Object.values(languages)[0]?.wasm ?? 'unknown'}.pagefind`;
}

/**
 * Indexes documents and writes the bundle, replacing the folder's content.
 *
 * @throws Error with what Pagefind says about a document or the index
 */
async function writeBundle(
  pagefind: Pagefind,
  locale: Locale,
  documents: readonly SearchDocument[],
  folder: string,
): Promise<void> {
  const failed = (errors: readonly string[]) => {
    if (errors.length > 0) throw new Error(`The search index of ${locale} was not made: ${errors.join('; ')}`);
  };
  rmSync(folder, { recursive: true, force: true });
  const { index, errors } = await pagefind.createIndex({ forceLanguage: locale, excludeSelectors: IGNORED });
  failed(errors);
  if (index === undefined) throw new Error(`Pagefind made no index for ${locale}.`);
  // One after the other: pages are numbered in the order they arrive.
  for (const { url, html } of documents) failed((await index.addHTMLFile({ url, content: html })).errors);
  failed((await index.writeFiles({ outputPath: folder })).errors);
  await index.deleteIndex();
  const wasm = moduleOf(readFileSync(join(folder, ENTRY), 'utf8'));
  keepOnly(folder, { has: (name) => isNeeded(name, wasm) });
}

/**
 * Pagefind is an ES module without a "require" condition, and Gatsby bundles the code around `gatsby-node.ts` as
 * CommonJS, in which `import()` becomes `require()`: its file is required by path, which Node does from 22.12 on.
 */
function loadPagefind(root: string): Pagefind {
  return createRequire(join(root, 'package.json'))('./node_modules/pagefind/lib/index.js') as Pagefind;
}

/** What was indexed last: the digest of the documents and of the entry file they led to. */
const stampSchema = z.object({ documents: z.string(), entry: z.string() });

/** Digest of the entry file of a bundle, which names the rest by hash; null if the folder has none. */
function entryDigest(folder: string): string | null {
  const file = join(folder, ENTRY);
  return existsSync(file) ? digest(readFileSync(file)) : null;
}

/** Removes the whole index from `public/`. */
export function removeSearchIndex(root: string): void {
  rmSync(join(root, 'public', SEARCH_FOLDER), { recursive: true, force: true });
}

/**
 * Writes the index of every locale whose articles changed since the last build, and removes what is left of locales
 * that have none.
 *
 * @throws Error if Pagefind does not run on this machine or refuses a document
 */
export async function writeSearchIndex(publication: Publication): Promise<void> {
  const { root } = publication;
  const folder = join(root, 'public', SEARCH_FOLDER);
  const documents = searchDocuments(publication);
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/pagefind/package.json'), 'utf8')) as {
    version: string;
  };
  const stamps = new KeptRecords(join(cacheFolder(root, 'search'), 'stamps.json'), `${version} ${FORMAT}`, (value) =>
    stampSchema.parse(value),
  );
  keepOnly(folder, new Set<string>(documents.keys()));
  let pagefind: Pagefind | undefined;
  for (const [locale, list] of documents) {
    const bundle = join(folder, locale);
    const indexed = digest(...list.flatMap(({ url, html }) => [url, html]));
    const stamp = stamps.find(locale);
    if (stamp?.documents === indexed && stamp.entry === entryDigest(bundle)) {
      stamps.keep(locale, stamp);
      continue;
    }
    // Its first call starts a program: avoided if nothing changed.
    pagefind ??= loadPagefind(root);
    await writeBundle(pagefind, locale, list, bundle);
    stamps.keep(locale, { documents: indexed, entry: entryDigest(bundle) ?? '' });
  }
  await pagefind?.close();
  stamps.save();
}
