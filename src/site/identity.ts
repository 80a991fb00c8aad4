/** The identity provider that accounts rely on, as the environment names it. OpenID Connect Core 1.0. */
import type { DeployContext } from './variable-values';

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
  /** Where people change password and second factor; null if the sign-in form is the way there. */
  readonly accountUrl: string | null;
}

/** Client id of the provider that `npm start` and tests run. No deploy takes it. */
export const EMBEDDED_CLIENT_ID = 'facet-embedded-provider';

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
