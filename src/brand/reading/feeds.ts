/** The names in the titles of a page's feeds: “Northwind » Feed”, “Northwind RSS”. */
import { cleaned, isGeneric } from '../naming/cleaned';
import { collapse } from '../basics/text';
import { attribute, tokens } from './html';
import type { Reading } from './reading';

/** Feeds beyond these are those of sections. */
const FEED_LIMIT = 5;

const TYPE = /^application\/(?:rss|atom)\+xml/i;

/** What a feed is called besides its site. */
const FEED_WORDS =
  /(?:^|[\s([-])(?:(?:rss|atom)(?:[ -]?feeds?)?|(?:news|kommentar|comments?)?[ -]?feeds?)(?: ?[0-9.]+)?\)?\s*$/i;

export function feedNames({ document }: Pick<Reading, 'document'>): readonly string[] {
  const names = document
    .all('link')
    .filter((link) => tokens(link, 'rel').includes('alternate') && TYPE.test(attribute(link, 'type')?.trim() ?? ''))
    .slice(0, FEED_LIMIT)
    .map((link) => cleaned(collapse(attribute(link, 'title') ?? '').replace(FEED_WORDS, '')));
  return [...new Set(names)].filter((name) => !isGeneric(name));
}
