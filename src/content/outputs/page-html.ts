/** What the lists of a build ask of a page's HTML. */
import { MEDIA_FOLDER } from '../compile/beside';
import { publicHtml } from '../../site/public-html';
import { shortDigest } from '../model/cache';

export interface PageHtml {
  /** The size of the file as the public site would serve it. */
  readonly bytes: number;
  /** Digest of the words in `<main>`, without their markup. */
  readonly textDigest: string;
  /** Distinct URLs of the script files it loads. */
  readonly scripts: readonly string[];
  /** Names of the media files it shows, which hold digests of their content; sorted, each once. */
  readonly media: readonly string[];
  /** The tags of its head that a link preview may read, exactly as in the HTML, in document order. */
  readonly tags: readonly string[];
}

/** A tag or a comment; a `>` may be in a quoted value. What React and our compiler write is well formed. */
const MARKUP = /<!--[^]*?-->|<[/a-z][^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi;
/** White space that is not a single space already: to replace those too takes longer than all the rest. */
const SPACE = /\s{2,}|[^\S ]/g;
/** Scripts, and modules that they import. */
const SCRIPT_SOURCE = /<(?:script\b[^>]*?\bsrc|link rel="modulepreload" href)="(\/[^"]*)"/g;
const MEDIA_NAME = new RegExp(`${MEDIA_FOLDER}/[\\w.-]+`, 'g');

/** The words of a page's main part in one line, character references unchanged. */
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
 * The tags of a document's head that a link preview may read, unchanged. Not a parser: what React writes is
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
