import { LIMITS } from '../../site/limits';
import { pathTo } from '../../site/routes';
import { lyingProvider, type LyingProvider } from './testing/lying-provider';
import { locationOf, ORIGIN, signInSite } from './testing/sign-in-site';
import { formTargets } from '../../site/headers';

let provider: LyingProvider;
beforeAll(async () => (provider = await lyingProvider()));
afterAll(() => provider.close());
beforeEach(() => provider.behave());

describe('beginning to sign in', () => {
  it('leads to the provider with PKCE, state and nonce, in the page’s language', async () => {
    const browser = signInSite({ provider }).browser();
    const response = await browser.send('/api/auth/start?returnTo=/ar/about/');
    const { origin, pathname, searchParams } = new URL(locationOf(response));
    expect([response.status, origin + pathname]).toEqual([303, `${provider.identity.issuer}/authorize`]);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: provider.identity.clientId,
      redirect_uri: `${ORIGIN}/api/auth/callback`,
      scope: 'openid profile email',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
      ui_locales: 'ar',
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^sign-in-[\w-]{12}=\S+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly$/);
    // The cookie's content cannot be read: it is encrypted with a key that it does not contain.
    for (const part of cookie.split(/[=;.]/)) {
      expect(Buffer.from(part, 'base64url').toString()).not.toMatch(/about|verifier|nonce/);
    }
  });

  it('never says the same twice', async () => {
    const browser = signInSite({ provider }).browser();
    const said = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { searchParams } = new URL(locationOf(await browser.send('/api/auth/start')));
      said.push(...['state', 'nonce', 'code_challenge'].map((name) => searchParams.get(name)));
    }
    expect(new Set(said).size).toBe(9);
  });

  it.each([
    ['create', ['login', 'create'], 'create'],
    ['create', ['login'], null],
    ['create', undefined, null],
    ['create', 'create', null],
    ['login', undefined, 'login'],
    ['none', ['none'], null],
    ['consent', ['consent'], null],
    ['', undefined, null],
  ])('with prompt %j, where %j are advertised, asks for %j', async (prompt, supported, expected) => {
    provider.behave({ discovery: (facts) => ({ ...facts, prompt_values_supported: supported }) });
    const browser = signInSite({ provider }).browser();
    const response = await browser.send(`/api/auth/start?returnTo=/en/&prompt=${prompt}`);
    expect(new URL(locationOf(response)).searchParams.get('prompt')).toBe(expected);
  });

  it('keeps to a few cookies, the youngest ones, and to those alone', async () => {
    const browser = signInSite({ provider }).browser();
    browser.cookies.set('sign-in-not_one_of_ours', 'a');
    browser.cookies.set('locale', 'de');
    const states: string[] = [];
    for (let turn = 0; turn < LIMITS.signInsAtOnce + 4; turn += 1) {
      const response = await browser.send('/api/auth/start');
      states.push(new URL(locationOf(response)).searchParams.get('state') ?? '');
    }
    const youngest = states.slice(-LIMITS.signInsAtOnce).map((state) => `sign-in-${state.slice(0, 12)}`);
    expect([...browser.cookies.keys()]).toEqual(['sign-in-not_one_of_ours', 'locale', ...youngest]);
  });

  it('fits into a cookie however long the address is to come back to', async () => {
    const browser = signInSite({ provider }).browser();
    for (const slug of ['a'.repeat(1000), '名'.repeat(600), '名'.repeat(110)]) {
      const returnTo = `/ja/posts/${slug}/`;
      const response = await browser.send(`/api/auth/start?${new URLSearchParams({ returnTo }).toString()}`);
      expect(response.headers.getSetCookie()[0]?.length).toBeLessThan(4096);
      const answer = provider.signIn(locationOf(response));
      const expected = new URL(returnTo, ORIGIN).pathname;
      expect(locationOf(await browser.send(answer.href))).toBe(expected.length <= 1024 ? expected : '/ja/');
    }
  });

  it('says that accounts are off where they are', async () => {
    const browser = signInSite({ provider, environment: { identity: null } }).browser();
    const response = await browser.send('/api/auth/start?returnTo=/fr/about/');
    expect([response.status, locationOf(response)]).toEqual([303, '/fr/auth/error/?reason=off']);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['fails', 'provider-unavailable', { instead: { discovery: (response) => response.writeHead(500).end() } }],
    ['never answers', 'provider-unavailable', { instead: { discovery: () => undefined } }],
    ['is another', 'untrusted', { discovery: (facts) => ({ ...facts, issuer: 'https://evil.example' }) }],
    [
      'is a part of another',
      'untrusted',
      { discovery: (facts) => ({ ...facts, issuer: `${String(facts['issuer'])}/a` }) },
    ],
    ['is nobody', 'untrusted', { discovery: ({ issuer: _, ...facts }) => facts }],
    ['has no keys', 'untrusted', { discovery: ({ jwks_uri: _, ...facts }) => facts }],
    ['has no form', 'untrusted', { discovery: ({ authorization_endpoint: _, ...facts }) => facts }],
    [
      'has its form in the open',
      'untrusted',
      { discovery: (facts) => ({ ...facts, authorization_endpoint: 'http://evil.example/authorize' }) },
    ],
    [
      'would have a script run',
      'untrusted',
      { discovery: (facts) => ({ ...facts, authorization_endpoint: 'javascript:alert(1)//127.0.0.1' }) },
    ],
    [
      'would have the secret sent in the open',
      'untrusted',
      { discovery: (facts) => ({ ...facts, token_endpoint: 'http://169.254.169.254/token' }) },
    ],
  ] satisfies [string, string, Parameters<LyingProvider['behave']>[0]][])(
    'with a provider that %s ends on the page that says so, %s',
    async (_, reason, lies) => {
      provider.behave(lies);
      const site = signInSite({ provider, ...(_ === 'never answers' ? { seconds: 0.05 } : {}) });
      const browser = site.browser();
      const response = await browser.send('/api/auth/start?returnTo=/es/about/');
      expect([response.status, locationOf(response)]).toEqual([303, `/es/auth/error/?reason=${reason}`]);
      expect(browser.cookies.size).toBe(0);
      expect(site.reported).toHaveLength(1);
    },
  );

  it('with a provider that is away ends on the page that says so', async () => {
    const gone = await lyingProvider();
    await gone.close();
    const site = signInSite({ provider: gone });
    const response = await site.browser().send('/api/auth/start?returnTo=/de/');
    expect(locationOf(response)).toBe('/de/auth/error/?reason=provider-unavailable');
    // The operator sees where to look.
    expect(String(site.reported[0])).toContain(`${gone.identity.issuer}: TypeError ECONNREFUSED`);
  });

  it('asks the provider what it is like once, and again when that may have changed', async () => {
    const site = signInSite({ provider });
    const browser = site.browser();
    await Promise.all([1, 2, 3].map(() => browser.send('/api/auth/start')));
    expect(provider.asked).toHaveLength(1);
    site.later(LIMITS.identityProviderReuseSeconds + 1);
    await browser.send('/api/auth/start');
    expect(provider.asked).toHaveLength(2);
  });

  it('is not to be posted to', async () => {
    const response = await signInSite({ provider }).browser().send('/api/auth/start', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('in a deploy', () => {
  let deployed: LyingProvider;
  beforeAll(async () => (deployed = await lyingProvider('https://login.example')));
  afterAll(() => deployed.close());

  it.each([
    ['production', 'https://facet.example', 'https://facet.example'],
    ['deploy-preview', 'https://deploy-preview-7--facet.example', 'https://deploy-preview-7--facet.example'],
  ] as const)('the provider is told to lead back to %s’s own address', async (context, asked, expected) => {
    const fetcher = tlsEnded(deployed);
    const site = signInSite({
      provider: deployed,
      fetcher,
      environment: { context, siteUrl: 'https://facet.example' },
    });
    const browser = site.browser();
    const response = await browser.send(`${asked}/api/auth/start?returnTo=/de/about/`);
    expect(new URL(locationOf(response)).searchParams.get('redirect_uri')).toBe(`${expected}/api/auth/callback`);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-sign-in-[\w-]{12}=\S+; Path=\/; .*; HttpOnly; Secure$/);
    const answer = deployed.signIn(locationOf(response));
    expect(locationOf(await browser.send(answer.href))).toBe('/de/about/');
    expect([...browser.cookies.keys()]).toEqual(['__Host-session']);
  });

  it('another host of the site leads to the site’s own first, and hands on nothing but what is known', async () => {
    const environment = { context: 'production', siteUrl: 'https://facet.example' } as const;
    const browser = signInSite({ provider: deployed, environment }).browser();
    const response = await browser.send(
      'https://facet.netlify.example/api/auth/start?returnTo=//evil.example&prompt=create&redirect_uri=https://evil.example',
      { headers: { 'accept-language': 'fr' } },
    );
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(locationOf(response)).toBe('https://facet.example/api/auth/start?returnTo=%2Ffr%2F&prompt=create');
  });

  it('a provider answers for no other, where the library would let it', async () => {
    const shared = await lyingProvider('https://login.microsoftonline.com/common/v2.0');
    shared.behave({
      discovery: (facts) => ({ ...facts, issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' }),
    });
    const environment = { context: 'production', siteUrl: 'https://facet.example' } as const;
    const browser = signInSite({ provider: shared, fetcher: tlsEnded(shared), environment }).browser();
    expect(locationOf(await browser.send('/api/auth/start'))).toBe('/en/auth/error/?reason=untrusted');
    await shared.close();
  });

  it('nothing is asked in the open', async () => {
    const fetcher = tlsEnded(deployed);
    deployed.behave({ discovery: (facts) => ({ ...facts, token_endpoint: 'http://login.example/token' }) });
    const environment = { context: 'production', siteUrl: 'https://facet.example' } as const;
    const browser = signInSite({ provider: deployed, fetcher, environment }).browser();
    expect(locationOf(await browser.send('/api/auth/start'))).toBe('/en/auth/error/?reason=untrusted');
  });

  it('forms may lead to the provider, where signing out leads', async () => {
    const environment = { context: 'production', siteUrl: 'https://facet.example' } as const;
    const site = signInSite({ provider: deployed, environment: { ...environment, identity: deployed.identity } });
    expect(formTargets(site.services.environment)).toEqual(['https://login.example']);
    const response = await site.browser().send('/api/auth/signed-out');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain("form-action 'self' https://login.example");
  });
});

/** Reaches a provider that speaks plain HTTP by its https URLs, as if TLS were terminated in front of it. */
function tlsEnded({ identity: { issuer }, address }: LyingProvider): typeof fetch {
  return (input, init) => fetch(new Request(input).url.replace(issuer, address), init);
}

describe('the page to come back to', () => {
  it.each([
    ['/de/about/?a=1#b', '/de/about/'],
    ['/ar/debug/og', '/ar/debug/og/'],
    [pathTo('ja', 'auth', { pathname: 'account' }), '/ja/auth/account/'],
    [pathTo('ja', 'auth', { pathname: 'sign-in' }), '/ja/'],
    [pathTo('ja', 'auth', { pathname: 'error' }), '/ja/'],
    [pathTo('ja', 'auth', { pathname: 'callback' }), '/ja/'],
    ['/api/auth/sign-out', '/en/'],
    ['', '/en/'],
  ])('%j is %s', async (returnTo, expected) => {
    const browser = signInSite({ provider }).browser();
    const start = await browser.send(`/api/auth/start?${new URLSearchParams({ returnTo }).toString()}`);
    expect(locationOf(await browser.send(provider.signIn(locationOf(start)).href))).toBe(expected);
  });
});
