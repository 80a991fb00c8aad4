/** `/facet-build.json`: what each page of a build was, so that a reviewer sees which pages another build changed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DeployContext } from '../../site/environment';
import type { Locale } from '../../site/locales';
import type { PlannedPage } from '../pages/planned-page';
import { publicFile, writePublic, type Publication } from './publication';

export interface PageBuildFacts {
  readonly path: string;
  readonly locale: Locale;
  /** What the table of translations says of the page. */
  readonly status: PlannedPage['state'];
  /** Digest of the words in `<main>`, without their markup. */
  readonly textDigest: string;
  /** From the name of the page's social card; null where it has none. */
  readonly cardDigest: string | null;
  /** Bytes of the file and of the script files it loads at once, both uncompressed: packing 10,000 pages takes minutes. */
  readonly htmlBytes: number;
  readonly scriptBytes: number;
}

export interface BuildFacts {
  readonly version: string;
  readonly context: DeployContext;
  readonly pages: readonly PageBuildFacts[];
}

export const BUILD_FACTS_PATH = '/facet-build.json';

/** A tag or a comment; a `>` may stand in a quoted value. What React and our compiler write is well formed. */
const MARKUP = /<!--[^]*?-->|<[/a-z][^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi;
/** White space that is not a single space already: to replace those too takes longer than all the rest. */
const SPACE = /\s{2,}|[^\S ]/g;
const SCRIPT_SOURCE = /<script\b[^>]*?\bsrc="(\/[^"]*)"/gi;

/** The words of a page's main part in one line, character references as they stand. */
export function mainText(html: Buffer): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start === -1 || end === -1) return '';
  return html.toString('utf8', start, end).replace(MARKUP, ' ').replace(SPACE, ' ').trim();
}

/** Addresses of the script files a page loads, each once. They are ASCII, so that no character needs decoding. */
function scriptSources(html: Buffer): Set<string> {
  return new Set([...html.toString('latin1').matchAll(SCRIPT_SOURCE)].map(([, source = '']) => source));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** @returns facts of every page that is a file of `public/`, by path; each file is read once */
export function buildFacts(publication: Publication, version: string): BuildFacts {
  const scripts = new Map<string, number>();
  const bytesOfScript = (path: string): number => {
    const known = scripts.get(path);
    if (known !== undefined) return known;
    const file = join(publication.root, 'public', path);
    const bytes = existsSync(file) ? statSync(file).size : 0;
    scripts.set(path, bytes);
    return bytes;
  };
  const pages = publication.pages.flatMap(({ path, state, context: { locale, head } }): PageBuildFacts[] => {
    const file = publicFile(publication, path);
    if (!existsSync(file)) return [];
    const html = readFileSync(file);
    return [
      {
        path,
        locale,
        status: state,
        textDigest: digest(mainText(html)),
        cardDigest: head.card === null ? null : (/([^/]+)\.[a-z]+$/.exec(head.card)?.[1] ?? null),
        htmlBytes: html.byteLength,
        scriptBytes: [...scriptSources(html)].reduce((sum, source) => sum + bytesOfScript(source), 0),
      },
    ];
  });
  return { version, context: publication.environment.context, pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** Writes them, a page on each line. */
export function writeBuildFacts(publication: Publication, version: string): void {
  const { pages, ...build } = buildFacts(publication, version);
  const lines = pages.map((page) => JSON.stringify(page)).join(',\n');
  writePublic(publication, BUILD_FACTS_PATH, `${JSON.stringify(build).slice(0, -1)},"pages":[\n${lines}\n]}\n`);
}
