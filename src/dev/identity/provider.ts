import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js';
import { EMBEDDED_CLIENT_ID } from '../../site/identity';
import { messagePage, signOutPage } from './pages';
import type { People } from './people';

/** Lifetimes of what the provider issues, in seconds. */
const SHORT = 600;
const DAY = 24 * 60 * 60;

export interface ProviderOptions {
  readonly issuer: string;
  readonly clientSecret: string;
  /** Origin of the site, the provider's only client. */
  readonly siteOrigin: string;
  readonly people: People;
}

/** `create` requests the sign-up form (Initiating User Registration via OpenID Connect 1.0). No consent: our site. */
function prompts(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return policy;
}

/** The consent of whoever is signed in: this provider never asks for it. */
const grantOf: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const { client, session, provider } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const given = session.grantIdFor(client.clientId);
  const grant = given === undefined ? undefined : await provider.Grant.find(given);
  if (grant !== undefined) return grant;
  const fresh = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  fresh.addOIDCScope('openid profile email');
  await fresh.save();
  return fresh;
};

function configurationOf(
  { issuer, clientSecret, siteOrigin, people }: ProviderOptions,
  key: Readonly<Record<string, unknown>>,
): Configuration {
  const port = new URL(issuer).port;
  return {
    // If its own adapter isn't extended, the library warns on the console.
    adapter: class extends MemoryAdapter {},
    claims: { openid: ['sub'], profile: ['name', 'roles'], email: ['email', 'email_verified'] },
    scopes: ['openid'],
    clientBasedCORS: () => false,
    clients: [
      {
        client_id: EMBEDDED_CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`${siteOrigin}/api/auth/callback`],
        post_logout_redirect_uris: [`${siteOrigin}/api/auth/signed-out`],
      },
    ],
    // Cookies do not distinguish ports, and another project's provider may run on this machine.
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: `session-${port}`, interaction: `interaction-${port}`, resume: `resume-${port}` },
    },
    discovery: { prompt_values_supported: ['none', 'login', 'create'] },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage(form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = messagePage('You are signed out', 'The provider no longer knows who you are.', siteOrigin);
        },
      },
    },
    findAccount: (_ctx, id) => {
      const person = people.find(id);
      if (person === undefined) return undefined;
      const { name, email, roles } = person;
      const claims = { sub: id, name, email, email_verified: true, ...(roles !== null && { roles: [...roles] }) };
      return { accountId: id, claims: () => claims };
    },
    interactions: { policy: prompts(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [key] },
    loadExistingGrant: grantOf,
    pkce: { required: () => true },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      const message = `${error}${description === undefined ? '' : `: ${description}`}`;
      ctx.body = messagePage('The provider refuses', message, siteOrigin);
    },
    responseTypes: ['code'],
    routes: { authorization: '/authorize', end_session: '/end-session', userinfo: '/userinfo' },
    ttl: {
      AccessToken: SHORT,
      AuthorizationCode: 60,
      Grant: DAY,
      IdToken: SHORT,
      Interaction: 60 * 60,
      Session: DAY,
    },
  };
}

/**
 * The OpenID provider itself: only authorization code with PKCE. Name, e-mail and roles come from UserInfo, not in the
 * ID Token (OpenID Connect Core §5.4), as with the strictest real providers.
 */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'this-run' };
  const provider = new Provider(options.issuer, configurationOf(options, key));
  provider.on('server_error', (_ctx, error) => console.error('The provider for development failed:', error));
  return provider;
}
