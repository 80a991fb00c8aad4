/** The identity provider, as it describes itself. OpenID Connect Discovery 1.0. */
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type ServerMetadata,
} from 'openid-client';
import { z } from 'zod';
import type { Environment } from '../../site/environment';
import { isPublicAddress, type IdentityProvider } from '../../site/identity';
import { LIMITS } from '../../site/limits';
import { providerFetch } from './provider-fetch';
import { SignInFault } from './sign-in-faults';

/**
 * Accepted signature algorithms of ID tokens: those whose verification key cannot sign. HMAC would sign with a shared
 * secret, and `none` is not a signature. RFC 7518 §3.1, RFC 8037 §3.1.
 */
const ALGORITHMS: readonly string[] = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

const names = z.array(z.string()).optional().catch(undefined);

const factsSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  /** Without keys no signature can be verified. */
  jwks_uri: z.string(),
  userinfo_endpoint: z.string().optional(),
  end_session_endpoint: z.string().optional().catch(undefined),
  prompt_values_supported: names,
  token_endpoint_auth_methods_supported: names,
  id_token_signing_alg_values_supported: names,
  authorization_response_iss_parameter_supported: z.boolean().optional().catch(undefined),
});

export type ProviderFacts = z.output<typeof factsSchema>;

export interface Provider {
  /**
   * The configuration openid-client works with. It verifies signatures, which OpenID Connect leaves optional over TLS.
   */
  readonly configuration: Configuration;
  readonly facts: ProviderFacts;
}

type ProviderEnvironment = Pick<Environment, 'context' | 'identity'>;

export interface Providers {
  /**
   * @param now the time
   * @throws SignInFault or an error of openid-client, see `faultOf`: the provider does not respond, is a different one,
   *   or has no trustworthy URLs. Error if accounts are off
   */
  find(environment: ProviderEnvironment, now: Date): Promise<Provider>;
}

export interface ProviderOptions {
  /** Time limit of one response. */
  readonly seconds?: number;
  readonly fetcher?: typeof fetch;
}

/** RFC 6749 §2.3.1 requires every provider to accept the first; the second is for those that say they do not. */
function clientAuthentication({ token_endpoint_auth_methods_supported: methods }: ProviderFacts, secret: string) {
  const onlyPost = methods?.includes('client_secret_post') === true && !methods.includes('client_secret_basic');
  return (onlyPost ? ClientSecretPost(secret) : ClientSecretBasic(secret)) satisfies ClientAuth;
}

/** @throws SignInFault */
function checkedFacts(metadata: unknown, identity: IdentityProvider, context: Environment['context']): ProviderFacts {
  const parsed = factsSchema.safeParse(metadata);
  if (!parsed.success) throw new SignInFault('untrusted', 'the provider does not describe itself as it must');
  const facts = parsed.data;
  // Stricter than openid-client, which lets some providers answer for others.
  if (!URL.canParse(facts.issuer) || new URL(facts.issuer).href !== new URL(identity.issuer).href) {
    throw new SignInFault('untrusted', 'the description is that of another issuer');
  }
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint = token_endpoint } = facts;
  for (const address of [authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint]) {
    if (!isPublicAddress(address, context)) {
      throw new SignInFault('untrusted', 'the provider names an address that is no public https address');
    }
  }
  return facts;
}

async function discover(
  { context, identity }: ProviderEnvironment,
  { seconds = LIMITS.identityProviderSeconds, fetcher = fetch }: ProviderOptions,
): Promise<Provider> {
  if (identity === null) throw new Error('accounts are off');
  // Plain HTTP only within the machine: ensured by the environment's check of the issuer and our check of its URLs.
  const within = { timeout: seconds, [customFetch]: providerFetch(fetcher) };
  const found = await discovery(new URL(identity.issuer), identity.clientId, undefined, undefined, {
    ...within,
    execute: context === 'dev' ? [allowInsecureRequests] : [],
  });
  const metadata: ServerMetadata = { ...found.serverMetadata(), supportsPKCE: undefined };
  const facts = checkedFacts(metadata, identity, context);
  const algorithms = facts.id_token_signing_alg_values_supported ?? ['RS256'];
  const configuration = new Configuration(
    { ...metadata, id_token_signing_alg_values_supported: algorithms.filter((name) => ALGORITHMS.includes(name)) },
    identity.clientId,
    { client_secret: identity.clientSecret, [clockTolerance]: LIMITS.clockToleranceSeconds },
    clientAuthentication(facts, identity.clientSecret),
  );
  Object.assign(configuration, within);
  enableNonRepudiationChecks(configuration);
  if (context === 'dev') allowInsecureRequests(configuration);
  return { configuration, facts };
}

/** Caches the provider for the life of the instance and refreshes it from time to time. Failures are not cached. */
export function createProviders(options: ProviderOptions = {}): Providers {
  let known: { readonly key: string; readonly until: number; readonly provider: Promise<Provider> } | null = null;
  return {
    find(environment, now) {
      const key = JSON.stringify([environment.context, environment.identity]);
      if (known?.key === key && now.getTime() < known.until) return known.provider;
      const provider = discover(environment, options);
      const asked = { key, until: now.getTime() + LIMITS.identityProviderReuseSeconds * 1000, provider };
      known = asked;
      provider.catch(() => {
        if (known === asked) known = null;
      });
      return provider;
    },
  };
}

/** The one of this instance. */
export const providers = createProviders();
