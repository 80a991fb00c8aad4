/** Budgets of the product, in bytes as sent: brotli at its best. */
import type { RouteId } from './routes';

export const BUDGETS = {
  /** HTML and styles of three articles of four. */
  article: 13_000,
  /** HTML and styles of any other page, and of a shell. */
  page: 16_000,
  assessmentScript: 75_000,
  reportView: 60_000,
  feedbackScript: 60_000,
  starter: 1_000,
  errorReports: 1_000,
} as const;

/** Routes whose HTML has to fit the first congestion window. */
export const BUDGETED_AS_ARTICLES: readonly RouteId[] = ['post', 'changelog-entry', 'legal', 'about'];

/** What HTML and styles of a page may weigh together. @param route null where the page is an instance of none */
export function pageBudget(route: RouteId | null): number {
  return route !== null && BUDGETED_AS_ARTICLES.includes(route) ? BUDGETS.article : BUDGETS.page;
}
