/** The feeds beside a listing: one for each format, in the listing's folder. */
export const FEED_FILES = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const;

export type FeedFormat = keyof typeof FEED_FILES;

/** Media types by which pages announce them (RSS Advisory Board, RFC 4287, jsonfeed.org). */
export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Entries of a feed, the newest. */
export const FEED_ENTRIES = 50;
