/** Access-limited pages: the function is the only holder of their content, and decides alone who sees it. */
import type { RouteId } from '../site/routes';
import type { Answer, Call, Handler } from './endpoint';
import { inboxPage } from './feedback/inbox-page';
import { admit, gatedPage } from './gate';

/** Pages that show data; the others were rendered at build. */
const FILLED: Readonly<Partial<Record<RouteId, (call: Call<null>) => Promise<Answer>>>> = {
  'feedback-inbox': inboxPage,
};

export const gateHandler: Handler<null> = {
  async respond(call) {
    const { url, session, services } = call;
    const page = gatedPage(url.pathname);
    if (page === null) return { code: 'not-found' };
    const verdict = admit(page.route, session, services.environment.context);
    if (verdict === 401) return { code: 'not-signed-in' };
    if (verdict === 403) return { code: 'not-allowed' };
    const fill = FILLED[page.id];
    if (fill !== undefined) return fill(call);
    const html = await services.artifacts.gated(page.path);
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  },
};
