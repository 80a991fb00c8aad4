/**
 * `GET /api/auth/session`: who is signed in, for scripts. `{state: 'off' | 'out' | 'in', name?, roles?, until?}`:
 * `until` is when the session ends at the latest, ISO 8601; `name` is missing if the provider knows none.
 */
import type { Role } from '../../site/accounts';
import type { Handler } from '../platform/endpoint';

export interface SessionFacts {
  /** `off`: sign-in is disabled here. */
  readonly state: 'off' | 'out' | 'in';
  readonly name?: string;
  readonly roles?: readonly Role[];
  readonly until?: string;
}

export const authSessionHandler: Handler<null> = {
  respond({ session, services: { environment } }) {
    const facts: SessionFacts =
      session === null
        ? { state: environment.identity === null ? 'off' : 'out' }
        : {
            state: 'in',
            ...(session.name === null ? {} : { name: session.name }),
            roles: session.roles,
            until: new Date(session.until).toISOString(),
          };
    return Promise.resolve(Response.json(facts));
  },
};
