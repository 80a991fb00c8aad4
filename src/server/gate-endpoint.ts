/** Access-limited pages: the function is the only holder of their content. */
import type { Handler } from './endpoint';
import { admit, gatedPage } from './gate';

export const gateHandler: Handler<null> = {
  async respond({ url, session, services: { artifacts, environment } }) {
    const page = gatedPage(url.pathname);
    if (page === null) return { code: 'not-found' };
    const verdict = admit(page.route, session, environment.context);
    if (verdict === 401) return { code: 'not-signed-in' };
    if (verdict === 403) return { code: 'not-allowed' };
    const html = await artifacts.gated(page.path);
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  },
};
