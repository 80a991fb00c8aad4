/** What the identity provider says of somebody, as this site takes it. */
import type { IdentityProvider } from '../../site/identity';
import { LIMITS } from '../../site/limits';
import { ROLES, type Role } from '../../site/accounts';
import type { Profile } from './sessions';
import { SignInFault } from './sign-in-faults';

/** Claims of a person by name: any JSON. */
export type Claims = Readonly<Record<string, unknown>>;

/** Claims of an ID token whose signature, issuer, audience, nonce and end were verified. */
export interface IdTokenClaims extends Claims {
  readonly sub: string;
  /** s since 1970. */
  readonly iat: number;
}

function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Claims)[name];
}

/** A claim by its name, else, where no claim has that name, by its path: `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  return own(claims, name) ?? name.split('.').reduce<unknown>(own, claims);
}

/** Roles of the table that a claim names; whoever is signed in is a member. */
export function rolesOf(claims: Claims, claim: string): readonly Role[] {
  const value = claimAt(claims, claim);
  const named: readonly unknown[] = Array.isArray(value) ? value : [value];
  return ROLES.filter((role) => role === 'member' || named.includes(role));
}

/** Controls, halves of characters, and marks that would turn the direction of what stands around them. UAX #9 §2. */
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

/** An address that is too long is left out: a part of it would be another one. */
function emailOf({ email }: Claims): string | null {
  if (typeof email !== 'string' || email.length > LIMITS.emailCharacters) return null;
  return /^[^\s@<>"\p{Cc}\p{Cf}]+@[^\s@<>"\p{Cc}\p{Cf}]+$/u.test(email) ? email : null;
}

/**
 * What OpenID Connect Core 1.0 §3.1.3.7 asks for and openid-client leaves out: whom a token was issued to, and that it
 * was not issued in the future.
 *
 * @throws SignInFault
 */
export function checkIdToken({ azp, iat, sub }: IdTokenClaims, { clientId }: IdentityProvider, now: Date): void {
  const refuse = (what: string) => new SignInFault('untrusted', `ID token: ${what}`);
  if (azp !== undefined && azp !== clientId) throw refuse('"azp" is another client');
  if (iat > now.getTime() / 1000 + LIMITS.clockToleranceSeconds) throw refuse('issued in the future');
  if (sub === '' || sub.length > LIMITS.subjectCharacters) throw refuse('"sub" is empty or too long');
}

/** @param userInfo what the token's claims stand above: they are signed */
export function profileOf(identity: IdentityProvider, idToken: IdTokenClaims, userInfo: Claims): Profile {
  const claims: Claims = { ...userInfo, ...idToken };
  return {
    // As it is configured, which is what a session is compared with; the same but for a slash.
    issuer: identity.issuer,
    subject: idToken.sub,
    name: nameOf(claims),
    email: emailOf(claims),
    roles: rolesOf(claims, identity.rolesClaim),
  };
}
