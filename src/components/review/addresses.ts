/** Addresses of the reviewers' two views, both of the route `debug-og`. */
import type { Locale } from '../../site/locales';
import { pathTo } from '../../site/routes';

export type ReviewView = 'cards' | 'changes';

/** Value of the parameter `view`; the cards are shown without it. */
export const CHANGES_VIEW: ReviewView = 'changes';

export function reviewPath(locale: Locale, view: ReviewView): string {
  return pathTo(locale, 'debug-og') + (view === CHANGES_VIEW ? `?view=${view}` : '');
}
