/** Where to go after signing out here: to the provider, if it has a session to end too. */
import { buildEndSessionUrl } from 'openid-client';
import { SIGNED_OUT, signedOutPath, type SignedOut } from '../../site/accounts';
import { LOCALES, writtenLocale, type Locale } from '../../site/locales';
import type { Call } from '../platform/endpoint';
import { signedOutAddress } from './own-origin';
import type { Providers } from './provider';
import { reasonOf } from './sign-in-faults';

/** `de.everywhere`: returned by the provider, so anyone may have written it. */
function stateOf(locale: Locale, done: SignedOut): string {
  return `${locale}.${done}`;
}

/**
 * @param locales those the site was built in; the written ones by default
 * @returns null unless it consists of the tables' words
 */
export function readSignedOutState(
  state: string,
  locales: readonly Locale[] = LOCALES,
): { readonly locale: Locale; readonly done: SignedOut } | null {
  const [name, word, ...rest] = state.split('.');
  const locale = locales.find((known) => known === name);
  const done = SIGNED_OUT.find((known) => known === word);
  return locale !== undefined && done !== undefined && rest.length === 0 ? { locale, done } : null;
}

/**
 * Where to redirect a person whose session here has ended: to the provider, to end its own session (OpenID Connect
 * RP-Initiated Logout 1.0), or, if it does not support that, straight to the page that says what was done. No token is
 * kept that could identify the person to the provider; it asks them or knows them by its own cookie.
 */
export async function afterSignOut(
  providers: Providers,
  { services: { environment, now, report }, url, locale }: Pick<Call<unknown>, 'services' | 'url' | 'locale'>,
  done: SignedOut,
): Promise<string> {
  const page = signedOutPath(locale, done);
  if (environment.identity === null) return page;
  try {
    const { configuration, facts } = await providers.find(environment, now());
    const { issuer, end_session_endpoint: endpoint = '' } = facts;
    // The policy lets forms redirect only to the issuer's origin (form-action).
    if (!URL.canParse(endpoint) || new URL(endpoint).origin !== new URL(issuer).origin) return page;
    return buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: signedOutAddress(environment, url),
      state: stateOf(locale, done),
      ui_locales: writtenLocale(locale),
    }).href;
  } catch (error) {
    reasonOf(error, report);
    return page;
  }
}
