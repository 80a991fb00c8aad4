/** What the identity provider says about a person, as this site reads it. */
import type { IdentityProvider } from '../../site/identity';
import { LIMITS } from '../../site/limits';
import { ROLES, type Role } from '../../site/accounts';
import type { Profile } from './sessions';
import { SignInFault } from './sign-in-faults';

/** A person's claims by name: any JSON. */
export type Claims = Readonly<Record<string, unknown>>;

/** Claims of an ID token whose signature, issuer, audience, nonce and expiry were verified. */
export interface IdTokenClaims extends Claims {
  readonly sub: string;
  /** Seconds since 1970. */
  readonly iat: number;
}

function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Claims)[name];
}

/** A claim by its name or, if no claim has that name, by its path: `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  return own(claims, name) ?? name.split('.').reduce<unknown>(own, claims);
}

/** Roles from the table that a claim names; every signed-in person is a member. */
export function rolesOf(claims: Claims, claim: string): readonly Role[] {
  const value = claimAt(claims, claim);
  const named: readonly unknown[] = Array.isArray(value) ? value : [value];
  return ROLES.filter((role) => role === 'member' || named.includes(role));
}

/**
 * Control characters, lone surrogates, and marks that would change the direction of the surrounding text. UAX #9 §2.
 */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu;

function nameOf(claims: Claims): string | null {
  for (const claim of ['name', 'preferred_username', 'nickname']) {
    const value = claims[claim];
    if (typeof value !== 'string') continue;
    const name = value.replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim();
    if (/[^\s\p{Cf}\p{M}]/u.test(name)) return [...name].slice(0, LIMITS.nameCharacters).join('').trim();
  }
  return null;
}

/** An e-mail address that is too long is left out: cut short, it would be a different one. */
function emailOf({ email }: Claims): string | null {
  if (typeof email !== 'string' || email.length > LIMITS.emailCharacters) return null;
  return /^[^\s@<>"\p{Cc}\p{Cf}]+@[^\s@<>"\p{Cc}\p{Cf}]+$/u.test(email) ? email : null;
}

/**
 * What OpenID Connect Core 1.0 §3.1.3.7 requires and openid-client leaves out: the party a token was issued to, and
 * that it was not issued in the future.
 *
 * @throws SignInFault
 */
export function checkIdToken({ azp, iat, sub }: IdTokenClaims, { clientId }: IdentityProvider, now: Date): void {
  const refuse = (what: string) => new SignInFault('untrusted', `ID token: ${what}`);
  if (azp !== undefined && azp !== clientId) throw refuse('"azp" is another client');
  if (iat > now.getTime() / 1000 + LIMITS.clockToleranceSeconds) throw refuse('issued in the future');
  if (sub === '' || sub.length > LIMITS.subjectCharacters) throw refuse('"sub" is empty or too long');
}

/** @param userInfo the token's claims take precedence: they are signed */
export function profileOf(identity: IdentityProvider, idToken: IdTokenClaims, userInfo: Claims): Profile {
  const claims: Claims = { ...userInfo, ...idToken };
  return {
    // As configured, since sessions are compared with it; differs at most by a trailing slash.
    issuer: identity.issuer,
    subject: idToken.sub,
    name: nameOf(claims),
    email: emailOf(claims),
    roles: rolesOf(claims, identity.rolesClaim),
  };
}
