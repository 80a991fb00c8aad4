import { request } from 'node:http';
import * as oidc from 'openid-client';
import { readEnvironment } from '../../site/environment';
import { EMBEDDED_CLIENT_ID } from '../../site/identity';
import { PERSONAS, type PersonaName } from './people';
import { serveIdentity, type EmbeddedProvider } from './serve';
import { createVisitor, type VisitedPage, type Visitor } from './testing/visitor';

const SITE = 'http://localhost:8888';
const CALLBACK = `${SITE}/api/auth/callback`;
const SIGNED_OUT = `${SITE}/api/auth/signed-out`;

let provider: EmbeddedProvider;
let client: oidc.Configuration;
const printed: unknown[][] = [];

beforeAll(async () => {
  for (const method of ['info', 'warn', 'error', 'log'] as const) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => void printed.push(words));
  }
  provider = await serveIdentity({ siteOrigin: SITE });
  client = await oidc.discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, {
    execute: [oidc.allowInsecureRequests],
  });
});

afterAll(() => provider.close());

interface SignIn {
  readonly url: URL;
  readonly finish: (callback: URL) => ReturnType<typeof oidc.authorizationCodeGrant>;
}

/** A sign-in as the site begins it. */
async function begin(parameters: Record<string, string> = {}): Promise<SignIn> {
  const verifier = oidc.randomPKCECodeVerifier();
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: CALLBACK,
    scope: 'openid profile email',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...parameters,
  });
  const finish = (callback: URL) =>
    oidc.authorizationCodeGrant(client, callback, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
  return { url, finish };
}

/** The user as reported by the provider. */
async function whoCame(signIn: SignIn, { url }: VisitedPage): Promise<oidc.UserInfoResponse> {
  const tokens = await signIn.finish(url);
  const subject = tokens.claims()?.sub ?? '';
  return oidc.fetchUserInfo(client, tokens.access_token, subject);
}

async function signIn(visitor: Visitor, name: PersonaName, parameters?: Record<string, string>) {
  const attempt = await begin(parameters);
  return whoCame(attempt, await visitor.send(await visitor.open(attempt.url), { person: PERSONAS[name].id }));
}

describe('the provider’s metadata', () => {
  it('has what the site needs: PKCE, UserInfo, sign-up, sign-out, its name in every response', () => {
    expect(client.serverMetadata()).toMatchObject({
      issuer: provider.issuer,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      prompt_values_supported: ['none', 'login', 'create'],
      authorization_response_iss_parameter_supported: true,
      userinfo_endpoint: `${provider.issuer}/userinfo`,
      end_session_endpoint: `${provider.issuer}/end-session`,
      claims_supported: expect.arrayContaining(['name', 'email', 'roles']) as unknown,
    });
  });

  it('is on a different site, only on this machine, with a secret for this run', async () => {
    expect(provider.issuer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(provider.clientId).toBe(EMBEDDED_CLIENT_ID);
    const other = await serveIdentity({ siteOrigin: SITE, port: Number(new URL(provider.issuer).port) });
    expect(other.issuer).not.toBe(provider.issuer);
    expect(other.clientSecret).not.toBe(provider.clientSecret);
    await other.close();
  });

  it('does not answer under a name that others have pointed here', async () => {
    const status = await new Promise((resolve, reject) => {
      const asked = request(`${provider.issuer}/.well-known/openid-configuration`, {
        headers: { host: 'evil.example' },
      });
      asked
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(421);
  });

  it('is accepted by the site on a developer’s machine, and nowhere else', () => {
    const read = (CONTEXT: string) =>
      readEnvironment(
        {
          CONTEXT,
          URL: SITE,
          OIDC_ISSUER: provider.issuer,
          OIDC_CLIENT_ID: provider.clientId,
          OIDC_CLIENT_SECRET: provider.clientSecret,
        },
        'function',
      );
    expect(read('dev')).toMatchObject({ environment: { identity: { issuer: provider.issuer, rolesClaim: 'roles' } } });
    expect(read('deploy-preview')).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^OIDC_ISSUER /), expect.stringMatching(/^OIDC_CLIENT_ID /)],
    });
  });
});

describe('signing in', () => {
  it.each(Object.keys(PERSONAS) as PersonaName[])('works as %s by picking from the list', async (name) => {
    const { id, email, roles, ...persona } = PERSONAS[name];
    const who = await signIn(createVisitor(SITE), name);
    expect(who).toMatchObject({ sub: id, name: persona.name, email, email_verified: true });
    expect(who['roles']).toEqual(roles ?? undefined);
  });

  it('shows everyone with e-mail address and roles on a button, in the language of the name', async () => {
    const { html, headers } = await createVisitor(SITE).open((await begin()).url);
    for (const { id, name, email, language } of Object.values(PERSONAS)) {
      expect(html).toContain(`<button name="person" value="${id}"><strong><bdi lang="${language}">${name}</bdi>`);
      expect(html).toContain(`${email} · `);
    }
    expect(html).toContain('no roles claim');
    expect(html).toContain('<html lang="en">');
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${SITE}`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('does not ask twice unless the site wants it to, and then allows another choice', async () => {
    const visitor = createVisitor(SITE);
    await signIn(visitor, 'mia');
    const again = await begin();
    expect((await whoCame(again, await visitor.open(again.url))).sub).toBe('mia');

    const other = await begin({ prompt: 'login' });
    const changing = await visitor.send(await visitor.open(other.url), { person: 'tom' });
    expect((await whoCame(other, await visitor.sendHidden(changing))).sub).toBe('tom');
  });

  it('is refused without PKCE, with a question for consent, and for an address that is not the site’s', async () => {
    const { url } = await begin();
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const refused = await createVisitor(SITE).open(url);
    expect(refused.url.href).toMatch(/^http:\/\/localhost:8888\/api\/auth\/callback\?error=invalid_request&/);

    // There is no consent: the site is the provider's own.
    const asking = await createVisitor(SITE).open((await begin({ prompt: 'consent' })).url);
    expect(asking.url.searchParams.get('error')).toBe('invalid_request');

    const elsewhere = await createVisitor(SITE).open(
      (await begin({ redirect_uri: 'http://localhost:9999/api/auth/callback' })).url,
    );
    expect(elsewhere).toMatchObject({ status: 400, html: expect.stringContaining('redirect_uri') as unknown });
  });

  it('yields a code that is valid once, and only with the secret', async () => {
    const visitor = createVisitor(SITE);
    const attempt = await begin();
    const { url } = await visitor.send(await visitor.open(attempt.url), { person: 'mia' });
    await attempt.finish(url);
    await expect(attempt.finish(url)).rejects.toMatchObject({ error: 'invalid_grant' });

    const impostor = await oidc.discovery(new URL(provider.issuer), EMBEDDED_CLIENT_ID, 'guessed', undefined, {
      execute: [oidc.allowInsecureRequests],
    });
    await expect(
      oidc.authorizationCodeGrant(impostor, url, { expectedState: url.searchParams.get('state') ?? '' }),
    ).rejects.toMatchObject({
      error: 'invalid_client',
    });
  });

  it('can be cancelled, and the site is told', async () => {
    const visitor = createVisitor(SITE);
    const attempt = await begin();
    const { url } = await visitor.send(await visitor.open(attempt.url), { cancel: 'yes' });
    await expect(attempt.finish(url)).rejects.toMatchObject({ error: 'access_denied' });
    expect(url.searchParams.get('iss')).toBe(provider.issuer);
  });

  it('accepts no form from another site or from a browser that did not begin it', async () => {
    const visitor = createVisitor(SITE);
    const page = await visitor.open((await begin()).url);
    expect((await visitor.send(page, { person: 'mia' }, { origin: 'https://evil.example' })).status).toBe(403);
    const stranger = await createVisitor(SITE).send(page, { person: 'mia' });
    expect(stranger).toMatchObject({ status: 400, html: expect.stringContaining('This sign-in is over') as unknown });
    expect((await visitor.send(page, { person: 'nobody' })).status).toBe(422);
    expect((await visitor.send(page, { person: 'm'.repeat(9000) })).status).toBe(413);
    expect((await visitor.send(page, { person: 'mia' })).url.searchParams.has('code')).toBe(true);
  });
});

describe('creating a person', () => {
  it('is requested by prompt=create, and the person stays for the run', async () => {
    const visitor = createVisitor(SITE);
    const attempt = await begin({ prompt: 'create' });
    const form = await visitor.open(attempt.url);
    const who = await whoCame(attempt, await visitor.send(form, { name: ' Ada <b>', email: 'ada@people.example' }));
    expect(who).toMatchObject({ name: 'Ada <b>', email: 'ada@people.example', roles: ['member'] });

    const { html } = await createVisitor(SITE).open((await begin()).url);
    expect(html).toContain(`value="${who.sub}"`);
    expect(html).toContain('Ada &lt;b&gt;');
  });

  it.each([
    ['', 'ada@people.example'],
    ['Ada', 'ada'],
    ['A'.repeat(201), 'ada@people.example'],
  ])('asks again for "%s" and "%s"', async (name, email) => {
    const visitor = createVisitor(SITE);
    const form = await visitor.open((await begin({ prompt: 'create' })).url);
    const refused = await visitor.send(form, { name, email });
    expect(refused).toMatchObject({ status: 422, html: expect.stringContaining('Create and sign in') as unknown });
  });

  it('can be abandoned for picking a persona, even if another one was signed in', async () => {
    const visitor = createVisitor(SITE);
    await signIn(visitor, 'edgar');
    const attempt = await begin({ prompt: 'create' });
    const changing = await visitor.send(await visitor.open(attempt.url), { person: 'nora' });
    expect((await whoCame(attempt, await visitor.sendHidden(changing))).sub).toBe('nora');
  });
});

describe('signing out', () => {
  const endSession = (to = SIGNED_OUT): URL => {
    const url = oidc.buildEndSessionUrl(client, { post_logout_redirect_uri: to, state: 'abc' });
    expect(url.searchParams.get('client_id')).toBe(EMBEDDED_CLIENT_ID);
    return url;
  };

  it('asks, redirects to the site, and the next sign-in asks who the user is', async () => {
    const visitor = createVisitor(SITE);
    await signIn(visitor, 'rana');
    const asked = await visitor.open(endSession());
    expect(asked.html).toContain('<h1>Sign out here, too?</h1>');
    const { url } = await visitor.sendHidden(asked, { logout: 'yes' });
    expect(url.href).toBe(`${SIGNED_OUT}?state=abc`);
    expect((await visitor.open((await begin()).url)).html).toContain('<h1>Sign in as</h1>');
  });

  it('also redirects back if users stay signed in here, or never were', async () => {
    const visitor = createVisitor(SITE);
    await signIn(visitor, 'rana');
    expect((await visitor.sendHidden(await visitor.open(endSession()))).url.href).toBe(`${SIGNED_OUT}?state=abc`);
    const again = await begin();
    expect((await whoCame(again, await visitor.open(again.url))).sub).toBe('rana');

    const stranger = createVisitor(SITE);
    expect((await stranger.sendHidden(await stranger.open(endSession()))).url.href).toBe(`${SIGNED_OUT}?state=abc`);
  });

  it('redirects nowhere else', async () => {
    const { status, url } = await createVisitor(SITE).open(endSession('https://evil.example/'));
    expect(status).toBe(400);
    expect(url.origin).toBe(provider.issuer);
  });
});

it('prints nothing on the console, not even that it is for development', () => {
  expect(printed).toEqual([]);
});
