/** The identity provider that accounts stand on, as the environment names it. OpenID Connect Core 1.0. */
import type { DeployContext } from './variables';

export interface IdentityProvider {
  /** Issuer identifier: the address below which `/.well-known/openid-configuration` is found. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /**
   * Claim that lists a person's roles: a name (`roles`, `https://facet.example/roles`) or, where no claim has that
   * name, a path (`realm_access.roles`).
   */
  readonly rolesClaim: string;
  /** Where people change password and second factor; null where the sign-in form is the way there. */
  readonly accountUrl: string | null;
}

/** Client id of the provider that `npm start` and tests run. No deploy takes it. */
export const EMBEDDED_CLIENT_ID = 'facet-embedded-provider';

const VARIABLES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ACCOUNT_URL'] as const;

type IdentityVariable = (typeof VARIABLES)[number];

interface IdentityValues extends Readonly<Record<IdentityVariable, string>> {
  readonly OIDC_ROLES_CLAIM: string;
}

/** Whether a host, as URLs write it, is the machine itself; unspecified addresses lead there, too. RFC 6761 §6.3. */
function isLoopback(hostname: string): boolean {
  return (
    /^(?:.+\.)?localhost\.?$/.test(hostname) ||
    /^(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0)$/.test(hostname) ||
    /^\[::(?:1?|ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}|ffff:0:0)\]$/.test(hostname)
  );
}

/** Whether an address may be the provider's: https; on a developer's machine also plain HTTP to the machine itself. */
export function isPublicAddress(value: string, context: DeployContext | undefined): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, hash } = new URL(value);
  if (username !== '' || hash !== '') return false;
  if (context === 'dev' && isLoopback(hostname)) return true;
  return protocol === 'https:' && !isLoopback(hostname);
}

/** A value as messages show it: a secret in the wrong variable, or a password in an address, is not repeated. */
function shown(value: string): string {
  const { protocol, host } = URL.canParse(value) ? new URL(value) : { protocol: '', host: '' };
  return /^https?:$/.test(protocol) ? `is at "${protocol}//${host}" and` : 'is';
}

/**
 * @param problem told of each variable that is missing or malformed
 * @returns null where no provider is named, or not as it must be
 */
export function identityProvider(
  values: IdentityValues,
  context: DeployContext | undefined,
  problem: (name: IdentityVariable, what: string) => void,
): IdentityProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  const accountUrl = values.OIDC_ACCOUNT_URL;
  if (VARIABLES.every((name) => values[name] === '')) return null;
  const wrongs: IdentityVariable[] = [];
  const wrong = (name: IdentityVariable, what: string) => {
    wrongs.push(name);
    problem(name, what);
  };
  for (const name of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const) {
    if (values[name] === '') wrong(name, 'is not set, but others of the identity provider are');
  }
  // An issuer has neither query nor fragment. OpenID Connect Discovery 1.0 §3.
  if (issuer !== '' && (!isPublicAddress(issuer, context) || issuer.includes('?'))) {
    wrong('OIDC_ISSUER', `${shown(issuer)} not a public https address without query`);
  }
  if (accountUrl !== '' && !isPublicAddress(accountUrl, context)) {
    wrong('OIDC_ACCOUNT_URL', `${shown(accountUrl)} not a public https address`);
  }
  if (clientId === EMBEDDED_CLIENT_ID && context !== 'dev') {
    wrong('OIDC_CLIENT_ID', 'is the one of the provider for development, which no deploy may use');
  }
  if (wrongs.length > 0) return null;
  return {
    issuer,
    clientId,
    clientSecret,
    rolesClaim: values.OIDC_ROLES_CLAIM,
    accountUrl: accountUrl === '' ? null : accountUrl,
  };
}
