/** Who sees an access-limited page. */
import { allows } from '../../site/accounts';
import type { DeployContext } from '../../site/environment';
import { LOCALES, type Locale } from '../../site/locales';
import type { Route } from '../../site/routes';
import { requestedPage, type KnownPage } from '../platform/return-address';
import type { Session } from './sessions';

/** The page a request for an access-limited address means, in each form it may take, or null where it means none. */
export function gatedPage(pathname: string, locales: readonly Locale[] = LOCALES): KnownPage | null {
  const page = requestedPage(pathname, locales);
  return page?.route.served === 'gated' ? page : null;
}

/**
 * @returns `open`, or the status that says why not: 401 where nobody is signed in, 403 where the person's roles do
 *   not allow it. What a reviewer sees is open outside production: whoever has a preview's address is one.
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
