/** Access-limited pages: only this function holds their content, and it alone decides who sees it. */
import type { RouteId } from '../../site/routes';
import type { Answer, Call, Handler } from '../platform/endpoint';
import { inboxPage } from '../feedback/inbox-page';
import { admit, gatedPage } from './gate';
import { debugPage } from '../review/debug-page';

/** Each shows data, so none of them is a static file. */
const PAGES: Readonly<Partial<Record<RouteId, (call: Call<null>) => Promise<Answer>>>> = {
  'feedback-inbox': inboxPage,
  'debug-og': debugPage,
};

export const gateHandler: Handler<null> = {
  async respond(call) {
    const { url, session, services, locales } = call;
    const page = gatedPage(url.pathname, locales);
    if (page === null) return { code: 'not-found' };
    const verdict = admit(page.route, session, services.environment.context);
    if (verdict === 401) return { code: 'not-signed-in' };
    if (verdict === 403) return { code: 'not-allowed' };
    return PAGES[page.id]?.(call) ?? { code: 'not-found' };
  },
};
