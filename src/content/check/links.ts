/** Checks internal links of content: they stay in the text's language and lead to a page, or to a heading of one. */
import { percentDecoded } from '../../brand/basics/text';
import { versionAnchor } from '../../components/anchors';
import { FEED_FORMATS, FEED_SECTIONS, feedPath } from '../../site/feeds';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales';
import { AUTH_PATHNAMES, inLocale, localeOf, pathTo, ROUTES, type RouteId } from '../../site/routes';
import { contentPath, type ContentAddress } from '../model/kinds';
import { dueAt, publicationOf } from '../model/visibility';
import type { Flaw, Problem } from '../model/problem';
import { memoize } from '../../brand/basics/memoize';
import type { PostFrontMatter } from '../model/schema';
import { isOnlyTranslated, type TranslationRow } from '../model/translations';
import type { ContentFile } from './read-content';

interface Target {
  /** Anchors of its text. */
  readonly anchors: ReadonlySet<string>;
  /** The moment production has the page: 0 if it always did, Infinity for a draft. */
  readonly from: number;
}

/**
 * The page at a URL; null for pages made of interface strings, whose anchors content may not link to, and for
 * pages whose files cannot be read.
 */
export type LinkTargets = ReadonlyMap<string, Target | null>;

/** The moment, in milliseconds since 1970, from which production shows a file; Infinity for a draft. */
function shownFrom({ frontMatter, address }: ContentFile): number {
  const publication = publicationOf(frontMatter, address.version);
  return publication.draft ? Infinity : (dueAt(publication)?.getTime() ?? 0);
}

/** The same of a page: a translation that is a draft gives way to the source's text, if that may take its place. */
function pageFrom({ frontMatter: { draft } }: ContentFile, source: ContentFile): number {
  const { address, frontMatter } = source;
  const stays = isOnlyTranslated(address.kind, 'onlyTranslated' in frontMatter && frontMatter.onlyTranslated);
  return draft && stays ? Infinity : shownFrom(source);
}

/** Link targets other than the pages that every site has. */
export interface Linkable {
  readonly rows: readonly TranslationRow<ContentFile>[];
  readonly tags: readonly string[];
  readonly authors: readonly string[];
  /** Files with problems of their own, which say enough: links to their pages are not reported too. */
  readonly unread: readonly ContentAddress[];
  /** What the build takes for now, in milliseconds since 1970. */
  readonly now: number;
}

/** Anchors of a legal document's version where it is below a newer one. */
function versionAnchors(version: string, ids: readonly string[]): string[] {
  const anchor = versionAnchor(version);
  return [anchor, ...ids.map((id) => `${anchor}.${id}`)];
}

/**
 * Two versions of a legal document take turns at one URL. A link must lead somewhere all the time: to something in the
 * version that is shown now, and in the next one from its day on.
 */
function inTurn(before: Target | null | undefined, next: Target, now: number): Target {
  if (!before || next.from <= now) return next;
  if (next.from === Infinity) return before;
  return { from: before.from, anchors: new Set([...before.anchors].filter((id) => next.anchors.has(id))) };
}

/** A listing by tag or author exists from its first post's day on; null if a post that cannot be read may have it. */
function listings({ rows, unread }: Linkable, idsOf: (post: PostFrontMatter) => readonly string[]) {
  const from = new Map<string, number>();
  for (const { source } of rows) {
    if (!('author' in source.frontMatter)) continue;
    for (const id of idsOf(source.frontMatter)) from.set(id, Math.min(from.get(id) ?? Infinity, shownFrom(source)));
  }
  const known = !unread.some(({ kind }) => kind === 'post');
  return (id: string): Target | null | undefined => {
    const begins = from.get(id);
    if (begins === undefined) return known ? undefined : null;
    return { anchors: new Set(), from: begins };
  };
}

/** Every URL that content may link to. */
export function linkTargets(linkable: Linkable): LinkTargets {
  const { rows, tags, authors, unread, now } = linkable;
  const [byTag, byAuthor] = [listings(linkable, (post) => post.tags), listings(linkable, ({ author }) => [author])];
  const targets = new Map<string, Target | null>();
  const plain = (Object.keys(ROUTES) as RouteId[]).filter((id) => !ROUTES[id].pattern.includes(':'));
  // Older versions of a legal document are below the newest: whichever comes last here is the page.
  const inOrder = [...rows].sort((a, b) => ((a.version ?? '') < (b.version ?? '') ? -1 : 1));
  const anchorsOf = memoize((file: ContentFile) => new Set(file.body.ids));
  for (const locale of LOCALES) {
    for (const route of plain) targets.set(`/${locale}${ROUTES[route].pattern}`, null);
    for (const pathname of AUTH_PATHNAMES) targets.set(pathTo(locale, 'auth', { pathname }), null);
    const add = (path: string, target: Target | null | undefined) => {
      if (target !== undefined) targets.set(path, target);
    };
    for (const tag of tags) add(pathTo(locale, 'posts-tag', { tag }), byTag(tag));
    for (const author of authors) add(pathTo(locale, 'posts-author', { author }), byAuthor(author));
    for (const section of FEED_SECTIONS) {
      for (const format of FEED_FORMATS) add(feedPath(pathTo(locale, section), format), null);
    }
    const earlier = new Map<string, readonly string[]>();
    for (const { kind, slug, version, cells, source } of inOrder) {
      const { entry } = cells[locale];
      const path = contentPath(kind, slug, locale);
      const below = earlier.get(path) ?? [];
      if (entry !== null) {
        const anchors = below.length === 0 ? anchorsOf(entry) : new Set([...entry.body.ids, ...below]);
        targets.set(path, inTurn(targets.get(path), { anchors, from: pageFrom(entry, source) }, now));
      }
      if (version !== null) earlier.set(path, [...below, ...versionAnchors(version, entry?.body.ids ?? [])]);
    }
    for (const { kind, slug, locale: unreadLocale } of unread) {
      // If a source cannot be read, it is unknown which locales fall back to it.
      if (unreadLocale === locale || unreadLocale === DEFAULT_LOCALE)
        targets.set(contentPath(kind, slug, locale), null);
    }
  }
  return targets;
}

/** Path, query and fragment of a URL, as written (fragments often in their own letters); no fragment if there is no #. */
export function partsOf(href: string): { path: string; query: string; fragment: string | undefined } {
  const [, path = '', query = '', fragment] = /^([^?#]*)([^#]*)(?:#(.*))?$/.exec(href) ?? [];
  return { path, query, fragment };
}

/** Whether a URL is meant for this site rather than for another, or for e-mail. */
function isInternal(href: string): boolean {
  return !/^(?:https?|mailto):/.test(href);
}

/** Where links may lead, and where pages have moved. */
export interface LinkMap {
  readonly targets: LinkTargets;
  /** Old URL → new one. */
  readonly moved: ReadonlyMap<string, string>;
}

/**
 * The URL a link was meant to have, if only one can be meant: its slash forgotten, in another language, without
 * one, or to a page that has moved.
 * @returns null if the link is correct, or if only its writer can know
 */
export function mendedLink(href: string, locale: Locale, { targets, moved }: LinkMap): string | null {
  const { path, query, fragment } = partsOf(href);
  if (!isInternal(href) || !path.startsWith('/') || path.startsWith('//')) return null;
  const slashed = path.endsWith('/') ? path : `${path}/`;
  const localized = localeOf(slashed) === null ? `/${locale}${slashed}` : inLocale(slashed, locale);
  const mended = moved.get(localized) ?? localized;
  const target = targets.get(mended);
  if (mended === path || target === undefined) return null;
  if (fragment === undefined) return mended + query;
  return target === null || target.anchors.has(percentDecoded(fragment)) ? `${mended}${query}#${fragment}` : null;
}

/** @param now what the build takes for now, in milliseconds since 1970 */
function linkProblem(href: string, source: ContentFile, map: LinkMap, now: number): Flaw | null {
  const { address, body } = source;
  if (href === '')
    return { message: 'A link has no address.', fix: 'Write it between the parentheses: [text](/en/about/).' };
  if (!isInternal(href)) return null;
  const { path, fragment } = partsOf(href);
  const mended = mendedLink(href, address.locale, map);
  const write = mended === null ? null : `Write ${mended}, or run: npm run content:check -- --fix`;
  if (path !== '' && localeOf(path) !== address.locale) {
    return {
      message: `The link ${href} does not stay in the language of the text.`,
      fix: write ?? `Begin it with /${address.locale}/; a link to another site, with https://.`,
    };
  }
  if (path === '') return headingFlaw(href, fragment, new Set(body.ids));
  const target = map.targets.get(path);
  if (target === undefined) {
    if (write === null)
      return { message: `The link ${href} leads to no page.`, fix: 'Correct the address; it ends with a slash.' };
    const what = map.moved.has(path) ? 'leads to a page that has moved' : 'does not end with a slash';
    return { message: `The link ${href} ${what}.`, fix: write };
  }
  if (target === null) return null;
  if (target.from > now && target.from > shownFrom(source)) {
    return {
      message: `The link ${href} leads to a page that production does not have when it has this one.`,
      fix: 'Publish both together, or remove the link until then.',
    };
  }
  return headingFlaw(href, fragment, target.anchors);
}

/** What is wrong with a fragment, if there is one: null if a heading of the page has it. */
function headingFlaw(href: string, fragment: string | undefined, anchors: ReadonlySet<string>): Flaw | null {
  if (fragment === undefined || anchors.has(percentDecoded(fragment))) return null;
  return {
    message: `The link ${href} leads to no heading of that page.`,
    fix:
      anchors.size === 0
        ? 'Remove the part behind the #; that page has no headings.'
        : `Write one of these behind the #: ${[...anchors].join(', ')}.`,
  };
}

/**
 * Links of one text that are called differently and lead to the very same place of this site: of two promises at most
 * one is kept. Links to other sites are left alone, since what they say is often on one page there.
 */
export function contradictoryLinks({ file, body, bodyLine }: ContentFile): Problem[] {
  const first = new Map<string, string>();
  return body.links.flatMap(({ href, text, line }): Problem[] => {
    if (text === null || !href.startsWith('/')) return [];
    const called = first.get(href);
    if (called === undefined || called.toLowerCase() === text.toLowerCase()) {
      first.set(href, text);
      return [];
    }
    return [
      {
        file,
        line: line + bodyLine - 1,
        message: `The link “${text}” leads where “${called}” leads: ${href}.`,
        fix: 'Lead each where its words say, to a heading (#…) perhaps, or call both the same.',
      },
    ];
  });
}

/** @param now what the build takes for now, in milliseconds since 1970 */
export function brokenLinks(files: readonly ContentFile[], map: LinkMap, now: number): Problem[] {
  return files.flatMap((source) =>
    source.body.links.flatMap(({ href, line }): Problem[] => {
      const problem = linkProblem(href, source, map, now);
      return problem === null ? [] : [{ file: source.file, line: line + source.bodyLine - 1, ...problem }];
    }),
  );
}
