/**
 * A small identity provider over real HTTP for tests. It follows OpenID Connect, insists that its clients do, and can
 * be told to lie.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWK, type JWTHeaderParameters } from 'jose';
import type { IdentityProvider } from '../../../site/identity';

type Json = Readonly<Record<string, unknown>>;
type Change = (value: Json) => Json;

/** The responses that can be replaced as a whole. */
export const PLACES = {
  discovery: '/.well-known/openid-configuration',
  jwks: '/jwks',
  token: '/token',
  userinfo: '/userinfo',
} as const;

export type Place = keyof typeof PLACES;

/** Keys by name: `first` and `second` are published, `foreign` is not. */
type KeyName = 'first' | 'second' | 'foreign';

export interface Lies {
  readonly discovery?: Change;
  readonly idToken?: Change;
  readonly jwks?: Change;
  readonly tokens?: Change;
  readonly userInfo?: Change;
  /** Key an ID token is signed with, regardless of its header. */
  readonly key?: KeyName;
  readonly header?: Partial<JWTHeaderParameters>;
  /** Creates the ID token in another way than by signing it with a key. */
  readonly forge?: (claims: Json, provider: LyingProvider) => string | Promise<string>;
  /** Accepts a code any number of times. */
  readonly takesCodesTwice?: boolean;
  /** Replaces the endpoint's normal response. */
  readonly instead?: Partial<Record<Place, (response: ServerResponse) => void>>;
}

export interface LyingProvider {
  readonly identity: IdentityProvider;
  /** Where it listens. */
  readonly address: string;
  /** The requests it received since its behaviour was last set: method, path and body. */
  readonly asked: readonly string[];
  /** The first published public key, as PEM. */
  readonly publicKey: string;
  /** The unpublished key, as a JWK. */
  readonly foreignKey: JWK;
  /** Forgets earlier lies. */
  behave(lies?: Lies): void;
  /** Has a person sign in at the URL a site redirected to. @returns the URL they are redirected to */
  signIn(location: string, subject?: string): URL;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** What a person agreed to, by code. */
interface Grant {
  readonly subject: string;
  readonly nonce: string | null;
  readonly challenge: string | null;
  readonly redirectUri: string | null;
}

/** @param issuer its issuer if it is reached through a proxy; by default its own URL */
export async function lyingProvider(issuer?: string): Promise<LyingProvider> {
  const pairs = {
    first: await generateKeyPair('RS256', { extractable: true }),
    second: await generateKeyPair('RS256', { extractable: true }),
    foreign: await generateKeyPair('RS256', { extractable: true }),
  };
  const published = await Promise.all(
    (['first', 'second'] as const).map(async (kid) => ({
      ...(await exportJWK(pairs[kid].publicKey)),
      kid,
      use: 'sig',
    })),
  );
  let lies: Lies = {};
  const asked: string[] = [];
  const grants = new Map<string, Grant>();

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const identity: IdentityProvider = {
    issuer: issuer ?? address,
    clientId: 'facet client',
    clientSecret: 'a secret of thirty-two characters: &+/%',
    rolesClaim: 'roles',
    accountUrl: null,
  };

  async function idTokenFor({ subject, nonce }: Grant): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: identity.issuer, sub: subject, aud: identity.clientId, iat: now, exp: now + 3600, nonce };
    const claims = lies.idToken?.(honest) ?? honest;
    if (lies.forge) return lies.forge(claims, provider);
    const header = { alg: 'RS256', kid: 'first', ...lies.header };
    return new SignJWT(claims).setProtectedHeader(header).sign(pairs[lies.key ?? 'first'].privateKey);
  }

  const places: Readonly<Record<Place, (request: IncomingMessage, body: string, response: ServerResponse) => unknown>> =
    {
      discovery: (_, __, response) => {
        const honest = {
          issuer: identity.issuer,
          authorization_endpoint: `${identity.issuer}/authorize`,
          token_endpoint: `${identity.issuer}${PLACES.token}`,
          userinfo_endpoint: `${identity.issuer}${PLACES.userinfo}`,
          jwks_uri: `${identity.issuer}${PLACES.jwks}`,
          end_session_endpoint: `${identity.issuer}/end`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
          authorization_response_iss_parameter_supported: true,
          prompt_values_supported: ['none', 'login', 'create'],
        };
        send(response, 200, lies.discovery?.(honest) ?? honest);
      },
      jwks: (_, __, response) => send(response, 200, lies.jwks?.({ keys: published }) ?? { keys: published }),
      token: async ({ headers }, body, response) => {
        const sent = Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
        const credentials = sent.split(':').map((text) => new URLSearchParams(`_=${text}`).get('_'));
        if (credentials[0] !== identity.clientId || credentials[1] !== identity.clientSecret) {
          send(response, 400, { error: 'invalid_client' });
          return;
        }
        const fields = new URLSearchParams(body);
        const code = fields.get('code') ?? '';
        const grant = grants.get(code);
        if (lies.takesCodesTwice !== true) grants.delete(code);
        const challenge = createHash('sha256')
          .update(fields.get('code_verifier') ?? '')
          .digest('base64url');
        if (grant?.challenge !== challenge || grant.redirectUri !== fields.get('redirect_uri')) {
          send(response, 400, { error: 'invalid_grant' });
          return;
        }
        const honest = {
          access_token: `access ${grant.subject}`,
          token_type: 'Bearer',
          id_token: await idTokenFor(grant),
        };
        send(response, 200, lies.tokens?.(honest) ?? honest);
      },
      userinfo: ({ headers }, _, response) => {
        const subject = headers.authorization?.replace(/^Bearer access /, '');
        const honest = { sub: subject, name: 'Ada Lovelace', email: 'ada@people.example', roles: ['editor'] };
        send(response, 200, lies.userInfo?.(honest) ?? honest);
      },
    };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    asked.push([request.method, request.url, body].join(' ').trim());
    const place = (Object.keys(PLACES) as Place[]).find((name) => PLACES[name] === request.url);
    if (place === undefined) response.writeHead(404).end();
    else if (lies.instead?.[place]) lies.instead[place](response);
    else await places[place](request, body, response);
  }

  const provider: LyingProvider = {
    identity,
    address,
    asked,
    publicKey: await exportSPKI(pairs.first.publicKey),
    foreignKey: await exportJWK(pairs.foreign.publicKey),
    behave(told = {}) {
      lies = told;
      asked.length = 0;
    },
    signIn(location, subject = 'ada') {
      const { searchParams } = new URL(location);
      const code = randomUUID();
      grants.set(code, {
        subject,
        nonce: searchParams.get('nonce'),
        challenge: searchParams.get('code_challenge_method') === 'S256' ? searchParams.get('code_challenge') : null,
        redirectUri: searchParams.get('redirect_uri'),
      });
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      const state = searchParams.get('state') ?? '';
      back.search = new URLSearchParams({ code, state, iss: identity.issuer }).toString();
      return back;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}
