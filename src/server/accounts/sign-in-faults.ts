/**
 * What can go wrong with a sign-in, and which of our own messages describes it. No text from the provider is passed on.
 */
import { ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { SIGN_IN_ERRORS, type SignInError } from '../../site/accounts';
import { causesOf } from '../platform/error-log';
import { ProviderUnavailable } from './provider-fetch';

/** A failed sign-in. Its message is for the log and contains no text from outside. */
export class SignInFault extends Error {
  override readonly name = 'SignInFault';

  constructor(
    readonly reason: SignInError,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Error codes of providers: RFC 6749 §4.1.2.1 and §5.2, OpenID Connect Core 1.0 §3.1.2.6, and the rest of IANA's
 * registry of OAuth extensions errors that an authorization or token response may contain.
 */
const PROVIDER_ERRORS: Readonly<Record<string, SignInError>> = {
  access_denied: 'cancelled',
  // Sign in with Apple, LinkedIn.
  user_cancelled_authorize: 'cancelled',
  user_cancelled_login: 'cancelled',

  interaction_required: 'not-completed',
  login_required: 'not-completed',
  account_selection_required: 'not-completed',
  consent_required: 'not-completed',
  unmet_authentication_requirements: 'not-completed',
  insufficient_user_authentication: 'not-completed',
  request_denied: 'not-completed',
  need_info: 'not-completed',
  authorization_pending: 'not-completed',
  request_submitted: 'not-completed',

  invalid_grant: 'expired',
  expired_token: 'expired',

  invalid_request: 'misconfigured',
  invalid_client: 'misconfigured',
  unauthorized_client: 'misconfigured',
  unsupported_response_type: 'misconfigured',
  unsupported_grant_type: 'misconfigured',
  invalid_scope: 'misconfigured',
  invalid_target: 'misconfigured',
  invalid_request_uri: 'misconfigured',
  invalid_request_object: 'misconfigured',
  request_not_supported: 'misconfigured',
  request_uri_not_supported: 'misconfigured',
  registration_not_supported: 'misconfigured',
  invalid_authorization_details: 'misconfigured',
  invalid_dpop_proof: 'misconfigured',
  use_dpop_nonce: 'misconfigured',
  unsupported_pop_key: 'misconfigured',
  incompatible_ace_profiles: 'misconfigured',

  server_error: 'provider-unavailable',
  temporarily_unavailable: 'provider-unavailable',
  slow_down: 'provider-unavailable',
};

/** @param code as the provider wrote it; one that is not in the table only says that the sign-in failed */
export function faultOfCode(code: string): SignInFault {
  const reason = Object.hasOwn(PROVIDER_ERRORS, code) ? PROVIDER_ERRORS[code] : undefined;
  return reason === undefined
    ? new SignInFault('not-completed', 'the provider says something that is not registered')
    : new SignInFault(reason, `the provider says ${code}`);
}

/** Codes of openid-client's errors that do not mean an untrustworthy response. */
const LIBRARY_CODES: Readonly<Record<string, SignInError>> = {
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'provider-unavailable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'provider-unavailable',
  OAUTH_TIMEOUT: 'provider-unavailable',
  OAUTH_ABORT: 'provider-unavailable',
};

const codeOf = (error: Error): string | null =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('OAUTH_') ? error.code : null;

/**
 * @param error thrown by a request to the provider
 * @returns null if it is not one of the errors that such a request may throw
 */
export function faultOf(error: unknown): SignInFault | null {
  if (error instanceof SignInFault) return error;
  if (error instanceof ResponseBodyError) return faultOfCode(error.error);
  if (error instanceof WWWAuthenticateChallengeError) {
    return new SignInFault('misconfigured', 'the provider does not take our credentials');
  }
  const chain = causesOf(error).filter((cause) => cause instanceof Error);
  const unavailable = chain.find((at) => at instanceof ProviderUnavailable);
  if (unavailable) return new SignInFault('provider-unavailable', unavailable.message);
  // The library's causes contain whole responses, tokens among them: only its own messages are used.
  const codes = chain.flatMap((at) => codeOf(at) ?? []);
  const [code] = codes;
  if (code === undefined) return null;
  const words = chain.filter((at) => codeOf(at) !== null).map(({ message }) => message);
  return new SignInFault(LIBRARY_CODES[code] ?? 'untrusted', `${code}: ${words.join(': ')}`);
}

/**
 * @param report logs errors the operator must know about: those caused by the provider or by us, not by the person
 * @returns the reason to show the person
 */
export function reasonOf(error: unknown, report: (error: unknown) => unknown): SignInError {
  const fault = faultOf(error);
  if (fault === null || SIGN_IN_ERRORS[fault.reason] >= 500) report(fault ?? error);
  return fault?.reason ?? 'untrusted';
}
