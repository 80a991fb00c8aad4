/** Evaluates the provider's response in the callback URL. RFC 6749 §4.1.2, RFC 9207. */
import { authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import type { IdentityProvider } from '../../site/identity';
import { checkIdToken, profileOf } from './claims';
import type { Provider, ProviderFacts } from './provider';
import type { Profile } from './sessions';
import { faultOfCode, SignInFault } from './sign-in-faults';
import type { Transaction } from './transaction';

/**
 * Checks that the response may be from our provider and is complete. openid-client checks the same again, but its
 * errors do not distinguish a forged response from one with an invalid token.
 *
 * @throws SignInFault
 */
function checkAnswer(parameters: URLSearchParams, facts: ProviderFacts): void {
  const mismatch = (what: string) => new SignInFault('mismatch', `the answer ${what}`);
  for (const name of ['state', 'iss', 'code', 'error']) {
    if (parameters.getAll(name).length > 1) throw mismatch(`has "${name}" twice`);
  }
  const issuer = parameters.get('iss');
  if (issuer === null && facts.authorization_response_iss_parameter_supported === true) {
    throw mismatch('does not say whose it is');
  }
  if (issuer !== null && issuer !== facts.issuer) throw mismatch('is that of another provider');
  const error = parameters.get('error');
  if (error !== null) throw faultOfCode(error);
  if (!parameters.get('code')) throw mismatch('has no code');
}

interface AnswerToCheck {
  readonly identity: IdentityProvider;
  readonly provider: Provider;
  readonly transaction: Transaction;
  /** The URL the provider was told to redirect to, with the query it was called with. */
  readonly address: URL;
  readonly now: Date;
}

/**
 * Verifies a sign-in with the provider: checks its response, exchanges the code for an ID token, verifies the token,
 * and asks UserInfo if there is one. The tokens are then discarded.
 *
 * @throws SignInFault or an error of openid-client, see `faultOf`
 */
export async function vouchedProfile({
  identity,
  provider,
  transaction,
  address,
  now,
}: AnswerToCheck): Promise<Profile> {
  const { configuration, facts } = provider;
  const { state, nonce, verifier } = transaction;
  checkAnswer(address.searchParams, facts);
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const tokens = await authorizationCodeGrant(configuration, address, checks);
  const claims = tokens.claims();
  if (claims === undefined) throw new SignInFault('untrusted', 'there is no ID token');
  checkIdToken(claims, identity, now);
  const hasUserInfo = facts.userinfo_endpoint !== undefined;
  const userInfo = hasUserInfo ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
  return profileOf(identity, claims, userInfo);
}
