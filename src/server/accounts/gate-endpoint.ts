/** Access-limited pages: only this function holds their content, and it alone decides who sees it. */
import { allows } from '../../site/accounts';
import type { DeployContext } from '../../site/environment';
import { LOCALES, type Locale } from '../../site/locales';
import type { Route, RouteId } from '../../site/routes';
import { inboxPage } from '../feedback/inbox-page';
import type { Answer, Call, Handler } from '../platform/endpoint';
import type { Failure } from '../platform/failure';
import { requestedPage, type KnownPage } from '../platform/return-address';
import { debugPage } from '../review/debug-page';
import type { Session } from './sessions';

/** Each shows data, so none of them is a static file. */
const PAGES: Readonly<Partial<Record<RouteId, (call: Call<null>) => Promise<Answer>>>> = {
  'feedback-inbox': inboxPage,
  'debug-og': debugPage,
};

/** The page that a request's URL means, in each form the URL may take, or null if it is not an access-limited page. */
export function gatedPage(pathname: string, locales: readonly Locale[] = LOCALES): KnownPage | null {
  const page = requestedPage(pathname, locales);
  return page?.route.served === 'gated' ? page : null;
}

/**
 * @returns null if the page may be shown; otherwise whether the visitor is not signed in, or their roles do not allow
 *   it. Reviewers' pages are open outside production: anyone with a preview's URL is a reviewer.
 */
export function refusedAtGate(
  { capability }: Route,
  session: Pick<Session, 'roles'> | null,
  context: DeployContext,
): Failure | null {
  if (capability === 'review' && context !== 'production') return null;
  if (session === null) return { code: 'not-signed-in' };
  return capability !== undefined && allows(session.roles, capability) ? null : { code: 'not-allowed' };
}

export const gateHandler: Handler<null> = {
  async respond(call) {
    const { url, session, services, locales } = call;
    const page = gatedPage(url.pathname, locales);
    if (page === null) return { code: 'not-found' };
    const refused = refusedAtGate(page.route, session, services.environment.context);
    return refused ?? PAGES[page.id]?.(call) ?? { code: 'not-found' };
  },
};
