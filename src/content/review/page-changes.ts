/** What happened to the pages of a site between two builds. */
import type {
  HiddenPage,
  PageChange,
  PageChangeKind,
  PieceChange,
  TranslationImpact,
} from '../../components/review/review';
import { DEFAULT_LOCALE, LOCALES } from '../../site/locales';
import { ROUTES, type RouteId } from '../../site/routes';
import { pagePairs, pieceOf, slugOf, type PagePair, type ShownPage } from './page-pairs';
import type { PageFacts, ReadFacts } from './read-facts';
import { grouped } from '../model/translations';

const KINDS: readonly PageChangeKind[] = [
  'added',
  'removed',
  'moved',
  'edited',
  'translated',
  'outdated',
  'current',
  'untranslated',
];

const ROUTE_ORDER = Object.keys(ROUTES);

/** A pair of pages that differ, with what made them. */
export interface ChangedPair extends PagePair {
  readonly changes: readonly PageChangeKind[];
}

export interface PageChanges {
  readonly pieces: readonly PieceChange[];
  readonly others: readonly PageChange[];
  readonly hidden: readonly HiddenPage[];
  readonly outdated: readonly TranslationImpact[];
  /** Changed pairs, for pieces of content and for other pages. */
  readonly pairs: readonly ChangedPair[];
}

function inOrder(kinds: Iterable<PageChangeKind>): PageChangeKind[] {
  const found = new Set(kinds);
  return KINDS.filter((kind) => found.has(kind));
}

function byLocaleAndPath<T extends { readonly locale: PageFacts['locale'] }>(pathOf: (element: T) => string) {
  return (a: T, b: T): number =>
    LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale) || (pathOf(a) < pathOf(b) ? -1 : 1);
}

/** What happened to a page of content through its own files; nothing if it only changed around its content. */
function ownChanges({ before, after, moved }: PagePair, isNewPiece: boolean, isGonePiece: boolean): PageChangeKind[] {
  if (before === null) {
    if (isNewPiece || after?.status === 'source') return ['added'];
    // A page that shows its source was not written: a locale is new, or the piece is for readers of all now.
    return after?.status === 'fallback' ? [] : ['translated'];
  }
  if (after === null) {
    const wasTranslation = before.status === 'translated' || before.status === 'outdated';
    return [!isGonePiece && wasTranslation ? 'untranslated' : 'removed'];
  }
  const kinds: PageChangeKind[] = moved ? ['moved'] : [];
  const [wasFallback, isFallback] = [before.status === 'fallback', after.status === 'fallback'];
  if (wasFallback !== isFallback) return [...kinds, isFallback ? 'untranslated' : 'translated'];
  if (before.sourceDigest !== after.sourceDigest) kinds.push('edited');
  if (after.status === 'outdated' && isFurtherBehind(before, after)) kinds.push('outdated');
  if (before.status === 'outdated' && after.status === 'translated') kinds.push('current');
  return kinds;
}

function isFurtherBehind(before: PageFacts, after: PageFacts): boolean {
  return before.status !== 'outdated' || (after.behind?.changed ?? 0) > (before.behind?.changed ?? 0);
}

function pageChange({ before, after, changes }: ChangedPair): PageChange[] {
  const page = after ?? before;
  if (page === null) return [];
  const { locale, route, title } = page;
  return [{ locale, route, title, before: before?.path ?? null, after: after?.path ?? null, changes }];
}

/** The pairs of a piece that changed, as one. @param route of its pages */
function pieceChange(pairs: readonly ChangedPair[], route: RouteId): PieceChange {
  const pages = pairs.flatMap(pageChange).sort(byLocaleAndPath(({ before, after }) => after ?? before ?? ''));
  const source = pages.find(({ locale }) => locale === DEFAULT_LOCALE);
  const named = source ?? pages[0];
  const all = pages.flatMap(({ changes }) => changes);
  // A locale that gets or loses a page of a piece does not make a piece new or gone.
  const some = all.filter(
    (kind) => (kind !== 'added' && kind !== 'removed') || source?.changes.includes(kind) === true,
  );
  return {
    route,
    slug: slugOf(named?.after ?? named?.before ?? '', route),
    title: named?.title ?? '',
    changes: inOrder(some.length === 0 ? all : some),
    pages,
  };
}

/** Translations that are behind and were not before, or whose source was changed. */
function translationImpact(pairs: readonly PagePair[], isSourceEdited: (page: ShownPage) => boolean) {
  return pairs
    .flatMap(({ before, after }): TranslationImpact[] => {
      if (after?.status !== 'outdated') return [];
      if (before !== null && !isFurtherBehind(before, after) && !isSourceEdited(after)) return [];
      const { locale, path, title, behind = { changed: 0, total: 0 } } = after;
      return [{ locale, path, title, ...behind }];
    })
    .sort(byLocaleAndPath(({ path }) => path));
}

/** What production does not show of this build. */
function hiddenPages({ pages }: ReadFacts): HiddenPage[] {
  return pages
    .flatMap(({ locale, path, title, visibility }) =>
      visibility === undefined ? [] : [{ locale, path, title, visibility }],
    )
    .sort(byLocaleAndPath(({ path }) => path));
}

/** Whether pages whose own content is the same read differently. Of a covered page that is unknown. */
function readsDifferently({ before, after }: PagePair): boolean {
  if (before === null || after === null) return true;
  return after.covered !== true && (before.textDigest !== after.textDigest || before.title !== after.title);
}

/**
 * Everything that happened to pages.
 *
 * @param before what production is
 * @param after this build; it may show what production will not
 */
export function pageChanges(before: ReadFacts, after: ReadFacts): PageChanges {
  const pairs = pagePairs(before, after);
  // A piece is called by its current name.
  const named = pairs.map((pair) => ({ pair, piece: pieceOf(pair.after ?? pair.before ?? NO_PAGE) }));
  const known = new Set(named.filter(({ pair }) => pair.before !== null).map(({ piece }) => piece));
  const left = new Set(named.filter(({ pair }) => pair.after !== null).map(({ piece }) => piece));
  const changed = named.map(({ pair, piece }) => ({
    piece,
    pair: {
      ...pair,
      changes: piece === null ? [] : inOrder(ownChanges(pair, !known.has(piece), !left.has(piece))),
    },
  }));
  const own = changed.filter(({ pair }) => pair.changes.length > 0);
  const others = changed
    .filter(({ pair }) => pair.changes.length === 0 && readsDifferently(pair))
    .map(({ pair }): ChangedPair => ({
      ...pair,
      changes: [pair.before === null ? 'added' : pair.after === null ? 'removed' : 'edited'],
    }));
  const sources = after.pages.filter(({ locale }) => locale === DEFAULT_LOCALE);
  const titles = new Map(sources.map((page) => [pieceOf(page), page.title]));
  const pieces = [...grouped(own, ({ piece }) => piece ?? '')].flatMap(([piece, group]): PieceChange[] => {
    const route = (group[0]?.pair.after ?? group[0]?.pair.before)?.route ?? null;
    if (route === null) return [];
    const change = pieceChange(
      group.map(({ pair }) => pair),
      route,
    );
    return [{ ...change, title: titles.get(piece) ?? change.title }];
  });
  const edited = new Set(
    changed
      .filter(({ pair }) => pair.after?.locale === DEFAULT_LOCALE && pair.changes.includes('edited'))
      .map(({ piece }) => piece),
  );
  return {
    pieces: pieces.sort(
      (a, b) => ROUTE_ORDER.indexOf(a.route) - ROUTE_ORDER.indexOf(b.route) || (a.slug < b.slug ? -1 : 1),
    ),
    others: others.flatMap(pageChange).sort(byLocaleAndPath((page) => page.after ?? page.before ?? '')),
    hidden: hiddenPages(after),
    outdated: translationImpact(pairs, (page) => edited.has(pieceOf(page))),
    pairs: [...own.map(({ pair }) => pair), ...others],
  };
}

const NO_PAGE = { path: '', route: null, status: 'interface' } as const;
