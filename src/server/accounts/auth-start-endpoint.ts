/**
 * `GET /api/auth/start?returnTo=<path>[&prompt=create|login]`: begins a sign-in and redirects to the identity provider.
 * Authorization code flow with PKCE (OpenID Connect Core 1.0 §3.1, RFC 7636): state and nonce tie the response to this
 * browser, and nothing the browser sees is of use elsewhere.
 */
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import { signInErrorPath, signInStart } from '../../site/accounts';
import { LIMITS } from '../../site/limits';
import { writtenLocale, type Locale } from '../../site/locales';
import { pathTo } from '../../site/routes';
import { callbackAddress, ownOrigin } from './own-origin';
import { providers as ownProviders, type Providers } from './provider';
import { reasonOf } from './sign-in-faults';
import { beginTransaction } from './transaction';
import type { Call, Handler } from '../platform/endpoint';
import { knownPage } from '../platform/return-address';
import { seeOther } from '../platform/answers';

interface Destination {
  readonly locale: Locale;
  /** Path of one of our pages. */
  readonly returnTo: string;
}

/** Where to come back to. Not the pages that lead here: after signing in, the person is done with them. */
function destinationOf(wanted: string, { locale: fallback, locales }: Call<null>): Destination {
  const page = knownPage(wanted, locales);
  const locale = page?.locale ?? fallback;
  const isPlace = page?.id !== 'auth' || page.path === pathTo(locale, 'auth', { pathname: 'account' });
  const fits = page !== null && isPlace && page.path.length <= LIMITS.returnAddressCharacters;
  return { locale, returnTo: fits ? page.path : pathTo(locale, 'home') };
}

/** The `prompt` given in the table of endpoints, if any. */
function promptOf(text: string | null): 'create' | 'login' | undefined {
  return text === 'create' || text === 'login' ? text : undefined;
}

/** @param providers replaced in tests */
export function authStartHandlerWith(providers: Providers): Handler<null> {
  return {
    async respond(call) {
      const { request, url, services } = call;
      const { environment, now } = services;
      const { locale, returnTo } = destinationOf(url.searchParams.get('returnTo') ?? '', call);
      const prompt = promptOf(url.searchParams.get('prompt'));
      if (environment.identity === null) return seeOther(signInErrorPath(locale, 'off'));
      const origin = ownOrigin(environment, url);
      // The cookie must be set on the host the provider redirects to. Only hosts are compared: behind the platform's
      // TLS termination the scheme differs.
      if (new URL(origin).host !== url.host) return seeOther(origin + signInStart(returnTo, prompt));
      try {
        const { configuration, facts } = await providers.find(environment, now());
        const { transaction, cookies } = await beginTransaction(services, request, { returnTo, locale });
        // Initiating User Registration via OpenID Connect 1.0: a provider that does not support it rejects it.
        const known = prompt !== 'create' || facts.prompt_values_supported?.includes('create') === true;
        const address = buildAuthorizationUrl(configuration, {
          redirect_uri: callbackAddress(environment, url),
          scope: 'openid profile email',
          state: transaction.state,
          nonce: transaction.nonce,
          code_challenge: await calculatePKCECodeChallenge(transaction.verifier),
          code_challenge_method: 'S256',
          ui_locales: writtenLocale(locale),
          ...(prompt !== undefined && known ? { prompt } : {}),
        });
        return seeOther(address.href, cookies);
      } catch (error) {
        return seeOther(signInErrorPath(locale, reasonOf(error, services.report)));
      }
    },
  };
}

export const authStartHandler = authStartHandlerWith(ownProviders);
