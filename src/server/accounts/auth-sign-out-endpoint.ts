/**
 * `POST /api/auth/sign-out {locale, everywhere?: 'yes'}`: ends the session here, or all of the person's, and leads on to
 * the provider, which knows somebody is signed in as well (OpenID Connect RP-Initiated Logout 1.0). Here it has ended
 * by then, whatever the provider does. Whoever is not signed in is not, and gets the same answer.
 */
import { z } from 'zod';
import type { SignedOut } from '../../site/accounts';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { providers as ownProviders, type Providers } from './provider';
import { endAllSessions, endSession, forgottenSession } from './sessions';
import { afterSignOut } from './signed-out';
import type { Handler } from '../platform/endpoint';
import { seeOther } from '../platform/see-other';

const schema = z.strictObject({
  locale: z.enum(EVERY_LOCALE).optional(),
  /** Whether every session of the person ends, on all devices. */
  everywhere: z.literal('yes').optional(),
});

/** @param providers where a test hands in its own */
export function authSignOutHandlerWith(providers: Providers): Handler<z.output<typeof schema>> {
  return {
    schema,
    async respond(call) {
      const { services, session, url, fields, html } = call;
      const everywhere = session !== null && fields.everywhere === 'yes';
      if (everywhere) await endAllSessions(services, session.member);
      else if (session !== null) await endSession(services, session);

      const done: SignedOut = everywhere ? 'everywhere' : 'here';
      const next = await afterSignOut(providers, call, done);
      if (html) return seeOther(next, [forgottenSession(url)]);
      const headers = { 'Content-Type': 'application/json', 'Set-Cookie': forgottenSession(url) };
      return new Response(JSON.stringify({ done, next }), { headers });
    },
  };
}

export const authSignOutHandler = authSignOutHandlerWith(ownProviders);
