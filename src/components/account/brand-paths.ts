/** Where a card of a brand leads. */
import type { Locale } from '../../site/locales';
import { pathTo } from '../../site/routes';

/** The tool, asked to measure an address. @param origin as lists have it, e.g. `https://example.com`, or a page of it */
export function againPath(locale: Locale, origin: string): string {
  return `${pathTo(locale, 'brand-assessment')}?${new URLSearchParams({ address: origin }).toString()}`;
}

/** The account, open at the history of a URL. @param origin as lists have it, e.g. `https://example.com`, or a page of it */
export function historyPath(locale: Locale, origin: string): string {
  const account = pathTo(locale, 'auth', { pathname: 'account' });
  return `${account}?${new URLSearchParams({ address: origin }).toString()}#history`;
}
