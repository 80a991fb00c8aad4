/** Paths of accounts, how a sign-in may end, and what people may do. */
import type { Locale } from './locales';
import { pathTo, type Capability } from './routes';
import { SAVED_PARAMETER } from './tool-addresses';

export { SAVED_PARAMETER };

/**
 * Why a sign-in came to nothing, and the status of the page that says so. Each has its words in
 * `locales/<locale>/auth.json`; what the identity provider or an address says is never shown.
 */
export const SIGN_IN_ERRORS = {
  /** The person broke it off. */
  cancelled: 400,
  /** The provider would have had to ask something and was not let. */
  'not-completed': 400,
  /** Took too long, was finished already, or began in another browser. */
  expired: 400,
  /** The answer belongs to another sign-in, or comes from another provider. */
  mismatch: 400,
  /** What the provider vouches for cannot be verified. */
  untrusted: 502,
  /** The provider does not know this site, or not like this. */
  misconfigured: 502,
  'provider-unavailable': 503,
  /** Accounts are not switched on. */
  off: 503,
} as const satisfies Record<string, number>;

export type SignInError = keyof typeof SIGN_IN_ERRORS;

/** Whether a text from an address is one of the table. */
export function isSignInError(text: string | null): text is SignInError {
  return text !== null && Object.hasOwn(SIGN_IN_ERRORS, text);
}

/**
 * Address that begins a sign-in.
 *
 * @param returnTo path of the page to come back to
 * @param prompt `create` asks for the provider's form for new people, `login` for its sign-in form in any case
 */
export function signInStart(returnTo: string, prompt?: 'create' | 'login'): string {
  return `/api/auth/start?${new URLSearchParams({ returnTo, ...(prompt && { prompt }) }).toString()}`;
}

/** Page that says why a sign-in came to nothing. */
export function signInErrorPath(locale: Locale, reason: SignInError): string {
  return `${pathTo(locale, 'auth', { pathname: 'error' })}?reason=${reason}`;
}

/** What the page about signing out can say was done. */
export const SIGNED_OUT = ['here', 'everywhere', 'deleted'] as const;

export type SignedOut = (typeof SIGNED_OUT)[number];

export function signedOutPath(locale: Locale, done: SignedOut): string {
  return `${pathTo(locale, 'auth', { pathname: 'sign-out' })}?done=${done}`;
}

/** What can be kept. */
export const SAVED_KINDS = ['report', 'comparison'] as const;

export type SavedKind = (typeof SAVED_KINDS)[number];

/** Page that opens what a member saved. */
export function savedPath(locale: Locale, kind: SavedKind, id: string): string {
  const page = pathTo(locale, kind === 'report' ? 'brand-assessment' : 'brand-comparison');
  return `${page}?${SAVED_PARAMETER}=${id}`;
}

/** A claim of the identity provider says which person has which role. */
export const ROLES = ['member', 'editor', 'reviewer'] as const;

export type Role = (typeof ROLES)[number];

/** The table of roles: what each allows. */
export const ROLE_CAPABILITIES: Readonly<Record<Role, readonly Capability[]>> = {
  member: [],
  editor: ['read-feedback'],
  reviewer: ['review'],
};

/** Whether any of the roles grants the capability. */
export function allows(roles: readonly Role[], capability: Capability): boolean {
  return roles.some((role) => ROLE_CAPABILITIES[role].includes(capability));
}
