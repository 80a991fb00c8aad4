/** The identity provider, as pages name it and lead to it. */
import { signInStart } from '../../site/accounts';
import type { IdentityProvider } from '../../site/identity';
import { pathTo } from '../../site/routes';
import type { Locale } from '../../site/locales';

export interface ProviderFacts {
  /** Where people sign in, as they see it in their browser's address. */
  readonly host: string;
  /** Where they change password and second factor. */
  readonly accountHost: string;
  /** Leads there: the provider's own address, or its sign-in form, on which such links stand. */
  readonly accountAddress: string;
}

export function providerFacts({ issuer, accountUrl }: IdentityProvider, locale: Locale): ProviderFacts {
  const { host } = new URL(issuer);
  return {
    host,
    accountHost: accountUrl === null ? host : new URL(accountUrl).host,
    accountAddress: accountUrl ?? signInStart(pathTo(locale, 'auth', { pathname: 'account' }), 'login'),
  };
}
