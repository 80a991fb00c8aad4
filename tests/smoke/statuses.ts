/** The statuses that visitors who are not signed in get from pages, and from addresses that are not pages. */
import type { DeployContext } from '../../src/site/environment';
import { ROUTES, type Route, type RouteId } from '../../src/site/routes';

/** The id of a published report that doesn't exist. */
export const NOBODYS_ID = '0'.repeat(13);

export function anonymousStatus(route: RouteId, context: DeployContext): 200 | 401 {
  const { served, capability }: Route = ROUTES[route];
  // Anyone with a preview's URL is a reviewer.
  const open = served !== 'gated' || (capability === 'review' && context !== 'production');
  return open ? 200 : 401;
}

/** Paths below a locale that are not pages. */
export const MISSING_BELOW_LOCALE = [
  'nothing-here/',
  'posts/nothing-here/',
  'auth/nothing-here/',
  'legal/',
  'posts/page/99/',
  `brand-assessment/${NOBODYS_ID}/`,
  `brand-comparison/${NOBODYS_ID}/`,
  // An id of another length.
  `brand-assessment/${NOBODYS_ID}0/`,
] as const;

/** Paths without a locale of the site. */
export const MISSING_WITHOUT_LOCALE = [
  '/xx/',
  '/pt/about/',
  '/EN/about/',
  '/about/',
  '/index.html',
  '/en-gb/',
] as const;
