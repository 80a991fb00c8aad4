/**
 * `GET /api/auth/callback`: where the identity provider redirects to. Its response is verified, then a session begins
 * under a new name; if it fails, a page says why. Nothing from the URL is ever shown, no matter who wrote it.
 */
import { signInErrorPath, type SignInError } from '../../site/accounts';
import { pathTo } from '../../site/routes';
import { callbackAddress } from './own-origin';
import { providers as ownProviders, type Providers } from './provider';
import { vouchedProfile } from './provider-answer';
import { beginSession, endSession, findSession, type Profile } from './sessions';
import { reasonOf } from './sign-in-faults';
import { findTransaction, finishTransaction, forgottenTransaction, type Transaction } from './transaction';
import type { Call, Handler } from '../platform/endpoint';
import { returnAddress } from '../platform/return-address';
import { seeOther } from '../platform/answers';

/** @returns the person who signed in, or why the sign-in failed */
async function profileFor(
  providers: Providers,
  { services, url }: Call<null>,
  transaction: Transaction,
): Promise<Profile | SignInError> {
  const { environment, now, report } = services;
  const { identity } = environment;
  if (identity === null) return 'off';
  try {
    const provider = await providers.find(environment, now());
    const address = new URL(callbackAddress(environment, url) + url.search);
    return await vouchedProfile({ identity, provider, transaction, address, now: now() });
  } catch (error) {
    return reasonOf(error, report);
  }
}

/** @param providers replaced in tests */
export function authCallbackHandlerWith(providers: Providers): Handler<null> {
  return {
    async respond(call) {
      const { request, url, services, locale, locales } = call;
      if (services.environment.identity === null) return seeOther(signInErrorPath(locale, 'off'));
      // HEAD is safe (RFC 9110 §9.2.1), so it must not use up the response.
      if (request.method === 'HEAD') return seeOther(pathTo(locale, 'auth', { pathname: 'callback' }));

      const transaction = await findTransaction(services, request, url.searchParams.get('state') ?? '');
      if (typeof transaction === 'string') return seeOther(signInErrorPath(locale, transaction));
      const forgotten = forgottenTransaction(url, transaction);
      const failed = (reason: SignInError) => seeOther(signInErrorPath(transaction.locale, reason), [forgotten]);
      // Before anything else: of two simultaneous responses only one may continue.
      if (!(await finishTransaction(services, transaction))) return failed('expired');

      const profile = await profileFor(providers, call, transaction);
      if (typeof profile === 'string') return failed(profile);
      const before = await findSession(services, request);
      if (before !== null) await endSession(services, before.session);
      const { cookie } = await beginSession(services, request, profile);
      return seeOther(returnAddress(transaction.returnTo, transaction.locale, locales), [cookie, forgotten]);
    },
  };
}

export const authCallbackHandler = authCallbackHandlerWith(ownProviders);
