/** What the lists of a build ask of the pages' HTML. Each file is read once for all of them. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isLocale } from '../../site/locales';
import { MEDIA_FOLDER } from '../compile/beside';
import { writeWhole } from '../compile/text-pack';
import { cacheFolder } from '../model/cache-folder';
import { filesDigest, shortDigest } from '../model/files-digest';
import { publicHtml } from './public-html';
import { publicFile, type Publication } from './publication';

export interface PageHtml {
  /** Of the file, as the public site would have it. */
  readonly bytes: number;
  /** Digest of the words in `<main>`, without their markup. */
  readonly textDigest: string;
  /** Addresses of the script files it loads, each once. */
  readonly scripts: readonly string[];
  /** Names of the media files it shows, which hold digests of their content; sorted, each once. */
  readonly media: readonly string[];
  /** The tags of its head that a link preview may read, each as it stands in the HTML, in its order. */
  readonly tags: readonly string[];
}

/** By path. */
export type PagesHtml = ReadonlyMap<string, PageHtml>;

/** A tag or a comment; a `>` may stand in a quoted value. What React and our compiler write is well formed. */
const MARKUP = /<!--[^]*?-->|<[/a-z][^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi;
/** White space that is not a single space already: to replace those too takes longer than all the rest. */
const SPACE = /\s{2,}|[^\S ]/g;
/** Scripts, and modules that they import. */
const SCRIPT_SOURCE = /<(?:script\b[^>]*?\bsrc|link rel="modulepreload" href)="(\/[^"]*)"/g;
const MEDIA_NAME = new RegExp(`${MEDIA_FOLDER}/[\\w.-]+`, 'g');

/** The words of a page's main part in one line, character references as they stand. */
export function mainText(html: Buffer): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start === -1 || end === -1) return '';
  return html.toString('utf8', start, end).replace(MARKUP, ' ').replace(SPACE, ' ').trim();
}

const HEAD_END = '</head>';
/** The beginning of a block whose text is not for previews and could hold what looks like a tag, or a whole tag. */
const BLOCK_OR_TAG =
  /<(style|script|template|noscript)\b|<title\b[^]*?<\/title>|<(?:meta|link)\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;
/** What of the meta elements no preview reads. Between attributes React writes a space; `\s` would be a byte of letters too. */
const UNREAD_META = / (?:charset=|name="(?:viewport|generator|theme-color)")/i;
const READ_LINK = / rel="(?:canonical|icon|apple-touch-icon|image_src)"/;

function isRead(tag: string): boolean {
  if (tag.startsWith('<meta')) return !UNREAD_META.test(tag);
  return tag.startsWith('<title') || READ_LINK.test(tag);
}

/**
 * A part of a page as a string of its own: one that is cut from another keeps all of that in memory, and there are ten
 * thousand of these.
 *
 * @param part of the page's bytes, each a character (latin1)
 */
function ownText(part: string): string {
  return Buffer.from(part, 'latin1').toString('utf8');
}

/**
 * The tags of a document's head that a link preview may read, as they stand there. Not a parser: what React writes is
 * well formed and in lower case, with every `<` and quote of a value escaped.
 *
 * @param html bytes of the document, each a character (latin1): what tells tags apart is ASCII
 */
export function previewTags(html: string): string[] {
  const head = html.slice(0, Math.max(0, html.indexOf(HEAD_END)));
  const tags: string[] = [];
  BLOCK_OR_TAG.lastIndex = 0;
  for (let found = BLOCK_OR_TAG.exec(head); found !== null; found = BLOCK_OR_TAG.exec(head)) {
    const [tag, block] = found;
    if (block === undefined) {
      if (isRead(tag)) tags.push(ownText(tag));
      continue;
    }
    const close = head.indexOf(`</${block}>`, BLOCK_OR_TAG.lastIndex);
    if (close !== -1) BLOCK_OR_TAG.lastIndex = close;
  }
  return tags;
}

export function readPageHtml(html: Buffer): PageHtml {
  const bytes = html.toString('latin1');
  const each = (found: readonly string[]) => [...new Set(found)].map(ownText);
  return {
    bytes: publicHtml(html).byteLength,
    textDigest: shortDigest(mainText(html)),
    scripts: each([...bytes.matchAll(SCRIPT_SOURCE)].map(([, source = '']) => source)),
    media: each([...bytes.matchAll(MEDIA_NAME)].map(([name]) => name)).sort(),
    tags: previewTags(bytes),
  };
}

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

/**
 * Reads every page that is a file of `public/`, and only what was written since the last build: nearly all of ten thousand
 * pages are as they were. Pseudo-locales are no concern of these lists: nobody shares them.
 */
export function readPages(publication: Publication): PagesHtml {
  const { root } = publication;
  const file = join(cacheFolder(root, 'pages'), 'html.json');
  const reader = filesDigest(root, ['src/content/outputs', 'src/site']);
  const before = readKept(file, reader);
  const now: Kept['pages'] = {};
  let changed = false;
  for (const { path, state, context } of publication.pages) {
    if (!isLocale(context.locale) || state === 'pseudo') continue;
    const place = publicFile(publication, path);
    const stat = statSync(place, { throwIfNoEntry: false });
    if (stat === undefined) continue;
    const { size, mtimeMs: modified } = stat;
    const known = before[path];
    const same = known?.size === size && known.modified === modified;
    now[path] = same ? known : { size, modified, html: readPageHtml(readFileSync(place)) };
    changed ||= !same;
  }
  if (changed || Object.keys(now).length !== Object.keys(before).length) {
    writeWhole(file, JSON.stringify({ reader, pages: now } satisfies Kept));
  }
  return new Map(Object.entries(now).map(([path, { html }]) => [path, html]));
}
