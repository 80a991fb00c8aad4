import type { TypedUrl } from '../../brand/urls/typed-url';
import type { ErrorCode } from '../../site/errors';

/** What keeps one page from being measured and says nothing about another. */
const OF_ONE_PAGE: readonly ErrorCode[] = [
  'page-disallowed',
  'page-robots-unread',
  'site-unreadable',
  'site-not-html',
  'site-too-large',
  'site-too-complex',
  'site-too-slow',
  'site-too-many-redirects',
];

/** The home page's address, to be measured in place of another page of its site; null if that is of no use. */
export function homeInstead({ origin, page }: Pick<TypedUrl, 'origin' | 'page'>, code: string): string | null {
  return page !== origin && OF_ONE_PAGE.some((known) => known === code) ? origin : null;
}
