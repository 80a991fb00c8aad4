/** Which page of a build was which page of another one: by its URL, or by the one it moved to. */
import { DEFAULT_LOCALE } from '../../site/locales';
import { ROUTES, type RouteId } from '../../site/routes';
import type { MovedPath } from '../../site/redirects';
import { grouped } from '../model/translations';
import type { PageFacts, ReadFacts } from './read-facts';

/** A page as production shows it, or would show it after this build. */
export interface ShownPage extends PageFacts {
  /** Set if a draft is in its place outside production, so that how it will look is unknown. */
  readonly covered?: true;
}

export interface PagePair {
  readonly before: PageFacts | null;
  readonly after: ShownPage | null;
  readonly moved: boolean;
}

/** What a page of content is a page of, in all locales: `post/names`. Null for pages made of interface strings. */
export function pieceOf({ path, route, status }: Pick<PageFacts, 'path' | 'route' | 'status'>): string | null {
  return route === null || status === 'interface' ? null : `${route}/${slugOf(path, route)}`;
}

/** The slug in a URL; the route's own name if it has none. */
export function slugOf(path: string, route: RouteId): string {
  return ROUTES[route].pattern.includes(':slug') ? (path.split('/').at(-2) ?? route) : route;
}

export function isPublic({ visibility }: Pick<PageFacts, 'visibility'>): boolean {
  return visibility === undefined;
}

/** Redirects that are not in the other list. */
function without(list: readonly MovedPath[], others: readonly MovedPath[]): MovedPath[] {
  const known = new Set(others.map(({ from, to }) => `${from} ${to}`));
  return list.filter(({ from, to }) => !known.has(`${from} ${to}`));
}

/** @returns redirects only one of the builds has, without those to pages that production does not show */
export function redirectChanges(
  before: ReadFacts,
  after: ReadFacts,
): { readonly added: MovedPath[]; readonly removed: MovedPath[] } {
  const told = (facts: ReadFacts) => {
    const shown = new Set(shownPages(facts).map(({ path }) => path));
    const hidden = new Set(facts.pages.map(({ path }) => path).filter((path) => !shown.has(path)));
    return facts.redirects.filter(({ to }) => !hidden.has(to));
  };
  return { added: without(told(after), told(before)), removed: without(told(before), told(after)) };
}

/**
 * The pages that production would show after this build. Outside production, a draft translation replaces the page that
 * shows the source until there is a translation. This puts that page back, as far as it is known.
 */
function shownPages({ pages }: ReadFacts): ShownPage[] {
  const locales = new Set(pages.map(({ locale }) => locale)).size;
  const pieces = grouped(pages, (page) => pieceOf(page) ?? '');
  return pages.flatMap((page): ShownPage[] => {
    if (isPublic(page)) return [page];
    const piece = pieces.get(pieceOf(page) ?? '') ?? [];
    const source = piece.find(({ locale }) => locale === DEFAULT_LOCALE);
    if (source === undefined || !isPublic(source) || source === page) return [];
    // No page shows the source of a law, nor of a piece that some locale lacks.
    if (source.route === 'legal' || piece.length < locales) return [];
    const { path, locale } = page;
    return [{ ...source, path, locale, status: 'fallback', cardDigest: null, covered: true }];
  });
}

/** Pairs the pages production shows before and after; each is in one pair. */
export function pagePairs(before: ReadFacts, after: ReadFacts): PagePair[] {
  const old = new Map(before.pages.filter(isPublic).map((page) => [page.path, page]));
  const shown = shownPages(after);
  const paths = new Set(shown.map(({ path }) => path));
  const known = new Set(before.redirects.map(({ from, to }) => `${from} ${to}`));
  const cameFrom = new Map<string, PageFacts>();
  for (const { from, to } of after.redirects) {
    const page = old.get(from);
    const isMove = page !== undefined && !paths.has(from) && paths.has(to) && !old.has(to);
    if (isMove && !known.has(`${from} ${to}`) && !cameFrom.has(to)) cameFrom.set(to, page);
  }
  const pairs = shown.map((page): PagePair => {
    const moved = cameFrom.get(page.path);
    return { before: moved ?? old.get(page.path) ?? null, after: page, moved: moved !== undefined };
  });
  const paired = new Set(pairs.map((pair) => pair.before));
  // Production goes on showing the version of a legal document that a coming one will take the place of.
  const coming = new Set(
    after.pages
      .filter((page) => page.route === 'legal' && page.locale === DEFAULT_LOCALE && !isPublic(page))
      .map((page) => pieceOf(page)),
  );
  const gone = [...old.values()].filter((page) => !paired.has(page) && !coming.has(pieceOf(page)));
  return [...pairs, ...gone.map((page): PagePair => ({ before: page, after: null, moved: false }))];
}
