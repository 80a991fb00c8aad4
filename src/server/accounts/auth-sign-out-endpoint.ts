/**
 * `POST /api/auth/sign-out {locale, everywhere?: 'yes'}`: ends this session, or all of the person's, then redirects to
 * the provider, which has a session of its own (OpenID Connect RP-Initiated Logout 1.0). By then the session here has
 * ended, whether or not the provider ends its own. Visitors who are not signed in get the same response.
 */
import { z } from 'zod';
import type { SignedOut } from '../../site/accounts';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { providers as ownProviders, type Providers } from './provider';
import { endAllSessions, endSession, forgottenSession } from './sessions';
import { afterSignOut } from './signed-out';
import type { Handler } from '../platform/endpoint';
import { seeOther } from '../platform/answers';

const schema = z.strictObject({
  locale: z.enum(EVERY_LOCALE).optional(),
  /** Whether to end every session of the person, on all devices. */
  everywhere: z.literal('yes').optional(),
});

/** @param providers replaced in tests */
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
      return Response.json({ done, next }, { headers: { 'Set-Cookie': forgottenSession(url) } });
    },
  };
}

export const authSignOutHandler = authSignOutHandlerWith(ownProviders);
