/**
 * `GET /api/auth/session`: who is signed in, for scripts. `{state: 'off' | 'out' | 'in', name?, roles?, until?}`: `off`
 * if sign-in is disabled here; `until` is when the session ends at the latest, ISO 8601; `name` is missing if the
 * provider knows none.
 */
import type { Handler } from '../platform/endpoint';

export const authSessionHandler: Handler<null> = {
  respond({ session, services: { environment } }) {
    if (session === null) {
      return Promise.resolve(Response.json({ state: environment.identity === null ? 'off' : 'out' }));
    }
    const { name, roles, until } = session;
    const facts = { state: 'in', ...(name !== null && { name }), roles, until: new Date(until).toISOString() };
    return Promise.resolve(Response.json(facts));
  },
};
