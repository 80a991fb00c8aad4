/** Who sees an access-limited page. */
import { allows } from '../../site/accounts';
import type { DeployContext } from '../../site/environment';
import { LOCALES, type Locale } from '../../site/locales';
import type { Route } from '../../site/routes';
import { requestedPage, type KnownPage } from '../platform/return-address';
import type { Session } from './sessions';

/** The page that a request's URL means, in each form the URL may take, or null if it is not an access-limited page. */
export function gatedPage(pathname: string, locales: readonly Locale[] = LOCALES): KnownPage | null {
  const page = requestedPage(pathname, locales);
  return page?.route.served === 'gated' ? page : null;
}

/**
 * @returns `open`, or the status that says why not: 401 if the visitor is not signed in, 403 if their roles do not
 *   allow it. Reviewers' pages are open outside production: anyone with a preview's URL is a reviewer.
 */
export function admit(
  route: Route,
  session: Pick<Session, 'roles'> | null,
  context: DeployContext,
): 'open' | 401 | 403 {
  if (route.capability === 'review' && context !== 'production') return 'open';
  if (session === null) return 401;
  return route.capability !== undefined && allows(session.roles, route.capability) ? 'open' : 403;
}
