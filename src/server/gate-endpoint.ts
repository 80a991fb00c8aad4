/** Access-limited pages: the function is the only holder of their content. */
import type { Handler } from './endpoint';
import { admit, gatedPage } from './gate';
import { readSession, type SessionReader } from './session';

/** @param session how to find out who is signed in */
export function gateHandler(session: SessionReader = readSession): Handler<null> {
  return {
    async respond({ request, url, services: { artifacts, environment } }) {
      const page = gatedPage(url.pathname);
      if (page === null) return { code: 'not-found' };
      const path = page.path.slice(page.locale.length + 2);
      const verdict = admit(page.route, await session(request), environment.context);
      if (verdict === 401) return { code: 'not-signed-in', path };
      if (verdict === 403) return { code: 'not-allowed', path };
      const html = await artifacts.gated(page.path);
      return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    },
  };
}
