/** The changes of a build against another one, from nothing but the facts of both. */
import type { CardChange, FeedChange, FeedEntry, Review } from '../../components/review/review';
import { FEED_ENTRIES } from '../../site/feeds';
import { OWN_TEXT } from '../model/translations';
import { pageChanges, type ChangedPair } from './page-changes';
import { isPublic, pagePairs, redirectChanges, type PagePair } from './page-pairs';
import type { ReadFacts, FeedFacts } from './read-facts';

/** The cards of a page, by the digests in their names; at least one of them is there, and they are not the same. */
export interface CardPair extends Pick<CardChange, 'locale' | 'path' | 'title'> {
  readonly before: string | null;
  readonly after: string | null;
}

export interface Comparison extends Pick<Review, 'pieces' | 'others' | 'hidden' | 'outdated' | 'feeds' | 'redirects'> {
  readonly cards: readonly CardPair[];
  /** Pages that changed and are there. */
  readonly changed: readonly ChangedPair[];
}

type Entry = FeedFacts['entries'][number];

/** What production will list: no drafts, and in their places the entries they pushed out. */
function toldEntries(feed: FeedFacts | undefined, facts: ReadFacts, former: readonly Entry[]): readonly Entry[] {
  const entries = feed?.entries ?? [];
  const hidden = new Set(facts.pages.filter((page) => !isPublic(page)).map(({ path }) => path));
  const told = entries.filter(({ path }) => !hidden.has(path));
  if (told.length === entries.length || entries.length < FEED_ENTRIES) return told;
  const known = new Set(told.map(({ path }) => path));
  const own = new Set(
    facts.pages
      .filter((page) => isPublic(page) && page.status !== 'interface' && OWN_TEXT.includes(page.status))
      .map(({ path }) => path),
  );
  return [...told, ...former.filter(({ path }) => !known.has(path) && own.has(path))].slice(0, FEED_ENTRIES);
}

function feedChange(before: ReadFacts, after: ReadFacts, { locale, folder }: FeedFacts): FeedChange[] {
  const feedOf = ({ feeds }: ReadFacts) => feeds.find((feed) => feed.locale === locale && feed.folder === folder);
  const old = toldEntries(feedOf(before), before, []);
  const now = toldEntries(feedOf(after), after, old);
  const formerly = new Map(old.map((entry) => [entry.path, entry]));
  const currently = new Set(now.map(({ path }) => path));
  const named = ({ path, title }: Entry): FeedEntry => ({ path, title });
  const added = now.filter(({ path }) => !formerly.has(path)).map(named);
  const removed = old.filter(({ path }) => !currently.has(path)).map(named);
  const edited = now.filter(({ path, digest }) => (formerly.get(path)?.digest ?? digest) !== digest).map(named);
  return added.length + removed.length + edited.length === 0 ? [] : [{ locale, folder, added, removed, edited }];
}

function feedChanges(before: ReadFacts, after: ReadFacts): FeedChange[] {
  const isNew = ({ locale, folder }: FeedFacts) =>
    !before.feeds.some((feed) => feed.locale === locale && feed.folder === folder);
  return [...before.feeds, ...after.feeds.filter(isNew)].flatMap((feed) => feedChange(before, after, feed));
}

/** Pages that show their source for want of a translation have its card: it is reported once. */
function cardPairs(pairs: readonly PagePair[]): CardPair[] {
  return pairs.flatMap(({ before, after }): CardPair[] => {
    const page = after ?? before;
    if (page === null || after?.covered === true) return [];
    const [old, now] = [before?.cardDigest ?? null, after?.cardDigest ?? null];
    const isSourceTwice = (before?.status ?? 'fallback') === 'fallback' && (after?.status ?? 'fallback') === 'fallback';
    if (isSourceTwice || old === now) return [];
    return [{ locale: page.locale, path: page.path, title: page.title, before: old, after: now }];
  });
}

function hasCards({ pages }: ReadFacts): boolean {
  return pages.some(({ cardDigest }) => cardDigest !== null);
}

/**
 * @param before facts of production
 * @param after facts of this build; what it shows and production does not is listed separately
 */
export function compareBuilds(before: ReadFacts, after: ReadFacts): Comparison {
  const { pairs, ...changes } = pageChanges(before, after);
  return {
    ...changes,
    feeds: feedChanges(before, after),
    // A build may leave all cards out.
    cards: hasCards(before) && hasCards(after) ? cardPairs(pagePairs(before, after)) : [],
    redirects: redirectChanges(before, after),
    changed: pairs.filter((pair) => pair.after !== null),
  };
}
