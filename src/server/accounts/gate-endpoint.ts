/** Access-limited pages: only this function holds their content, and it alone decides who sees it. */
import { CHANGES_VIEW } from '../../components/review/ReviewViews';
import { allows } from '../../site/accounts';
import type { DeployContext } from '../../site/environment';
import { LOCALES, type Locale } from '../../site/locales';
import type { Route, RouteId } from '../../site/routes';
import { inboxPage } from '../feedback/inbox-page';
import type { Answer, Call, Handler } from '../platform/endpoint';
import type { Failure } from '../platform/failure';
import { requestedPage, type KnownPage } from '../platform/return-address';
import { cardsPage } from '../review/cards-page';
import { changesPage } from '../review/changes-page';
import type { Session } from '../platform/services';

/** Each shows data, so none of them is a static file. */
const PAGES: Readonly<Partial<Record<RouteId, (call: Call<null>) => Promise<Answer>>>> = {
  'feedback-inbox': inboxPage,
  // The address says which: cards of all pages, or what this build changes.
  'debug-og': (call) => (call.url.searchParams.get('view') === CHANGES_VIEW ? changesPage(call) : cardsPage(call)),
};

/** The page that a request's URL means, in each form the URL may take, or null if it is not an access-limited page. */
export function gatedPage(pathname: string, locales: readonly Locale[] = LOCALES): KnownPage | null {
  const page = requestedPage(pathname, locales);
  return page?.route.served === 'gated' ? page : null;
}

const OPEN_TO_REVIEWERS: readonly DeployContext[] = ['deploy-preview', 'branch-deploy', 'dev'];

/**
 * @returns null if the page may be shown; otherwise whether the visitor is not signed in, or their roles do not allow
 *   it. Reviewers' pages are open in previews and to developers: anyone with a preview's URL is a reviewer.
 */
export function refusedAtGate(
  { capability }: Route,
  session: Pick<Session, 'roles'> | null,
  context: DeployContext,
): Failure | null {
  if (capability === 'review' && OPEN_TO_REVIEWERS.includes(context)) return null;
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
