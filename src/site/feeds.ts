/** The feeds beside a listing: one for each format, in the listing's folder. */
import type { Locale } from './locales';
import { pathTo } from './routes';

const FEED_FILES = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const;

export type FeedFormat = keyof typeof FEED_FILES;

export const FEED_FORMATS = Object.keys(FEED_FILES) as readonly FeedFormat[];

/** Media types by which pages announce them (RSS Advisory Board, RFC 4287, jsonfeed.org). */
export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** The formats' own names, the same in every language. */
export const FEED_NAMES: Readonly<Record<FeedFormat, string>> = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' };

/** Entries of a feed, the newest. */
export const FEED_ENTRIES = 50;

/** The listings that have feeds, by their routes. */
export const FEED_SECTIONS = ['posts', 'changelog'] as const;

export type FeedSection = (typeof FEED_SECTIONS)[number];

/** @param folder path of a listing, with locale and trailing slash */
export function feedPath(folder: string, format: FeedFormat): string {
  return folder + FEED_FILES[format];
}

/** The sections whose feeds belong to a page: its own, and all of them on the home page. */
export function feedSectionsOf(path: string, locale: Locale): readonly FeedSection[] {
  if (path === pathTo(locale, 'home')) return FEED_SECTIONS;
  return FEED_SECTIONS.filter((section) => path.startsWith(pathTo(locale, section)));
}
