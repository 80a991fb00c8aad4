/** `.facet/gated/cards.json`: what reviewers see of each page's card and previews. It is read by the gate alone. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CARD_KINDS,
  CARD_PAGES_FILE,
  type CardKind,
  type CardPage,
  type CardPages,
  type JudgedCardPage,
} from '../../components/review/card-pages';
import { judgedPages } from '../../components/review/card-problems';
import type { ContentPageContext } from '../../components/page-context';
import { isLocale } from '../../site/locales';
import { ROUTES } from '../../site/routes';
import type { PlannedPage } from '../pages/planned-page';
import { publicFile, type Publication } from './publication';

const HEAD_END = '</head>';
/** Blocks whose text is not for previews and could hold what looks like a tag. */
const BLOCK = /<(style|script|template|noscript)\b[^]*?<\/\1>/gi;
const TAG = /<title\b[^]*?<\/title>|<(?:meta|link)\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
/** What of the meta elements no preview reads. */
const UNREAD_META = /\s(?:charset=|name="(?:viewport|generator|theme-color)")/i;
const READ_LINK = /\srel="(?:canonical|icon|apple-touch-icon|image_src)"/i;

/**
 * The tags of a document's head that a link preview may read, as they stand there. Not a parser: what React writes is
 * well formed, with every `<` and quote of a value escaped.
 */
export function previewTags(html: string): string[] {
  const end = html.indexOf(HEAD_END);
  const head = html.slice(0, end === -1 ? 0 : end).replace(BLOCK, '');
  return (head.match(TAG) ?? []).filter((tag) => {
    if (/^<meta/i.test(tag)) return !UNREAD_META.test(tag);
    return /^<title/i.test(tag) || READ_LINK.test(tag);
  });
}

/** The picture that tags name, and the file of this build it leads to; null where they name none. */
export function namedPicture(
  tags: readonly string[],
  siteUrl: string,
  isFile: (path: string) => boolean,
): CardPage['picture'] {
  const tag = tags.find((candidate) => /\sproperty="og:image"/.test(candidate));
  const url = /\scontent="([^"]+)"/.exec(tag ?? '')?.[1]?.replaceAll('&amp;', '&');
  if (url === undefined) return null;
  const path = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : null;
  return { url, file: path !== null && isFile(path) ? path : null };
}

const PATTERNS = CARD_KINDS.map((kind) => ({
  kind,
  pattern: new RegExp(`^/[^/]+${ROUTES[kind].pattern.replace(/:[a-z]+/g, '[^/]+')}$`),
}));

/** The kind of page that stands at a path; null where it is none that can be shared. */
export function kindOf(path: string): CardKind | null {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.kind ?? null;
}

function isContent(context: PlannedPage['context']): context is PlannedPage['context'] & ContentPageContext {
  return 'visibility' in context;
}

/** @returns null for a page that cannot be shared: one without a canonical, a function's, or a pseudo-locale's */
function cardPage(publication: Publication, { path, state, context }: PlannedPage): CardPage | null {
  const route = kindOf(path);
  if (context.head.canonical === null || !isLocale(context.locale) || route === null) return null;
  if (state === 'absent' || state === 'pseudo') return null;
  const file = publicFile(publication, path);
  if (!existsSync(file)) return null;
  const tags = previewTags(readFileSync(file, 'utf8'));
  const isFile = (name: string) => existsSync(join(publication.root, 'public', name));
  return {
    path,
    locale: context.locale,
    route,
    state,
    visibility: isContent(context) ? context.visibility : 'public',
    tags,
    picture: namedPicture(tags, publication.environment.siteUrl, isFile),
  };
}

/** @returns every page that can be shared, the greatest risk first; cards have to be there already */
export function cardPages(publication: Publication): CardPages {
  const { siteUrl, context } = publication.environment;
  const hidden = context !== 'production';
  const pages = publication.pages.flatMap((page) => cardPage(publication, page) ?? []);
  return { siteUrl, hidden, pages: judgedPages(pages, siteUrl, hidden) };
}

/** Writes them, a page on each line. @param folder `.facet/gated`, outside of what is published */
export function writeCardPages(publication: Publication, folder: string): void {
  const { pages, ...site } = cardPages(publication);
  const lines = pages.map((page: JudgedCardPage) => JSON.stringify(page)).join(',\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, CARD_PAGES_FILE), `${JSON.stringify(site).slice(0, -1)},"pages":[\n${lines}\n]}\n`);
}
