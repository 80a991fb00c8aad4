import type { SignedOut } from '../../site/accounts';
import { LIMITS } from '../../site/limits';
import { lyingProvider, type LyingProvider } from './testing/lying-provider';
import { locationOf, ORIGIN, signInSite, type Browser, type SignInSite } from './testing/sign-in-site';
import { memoryStorage } from '../platform/testing/memory-storage';
import { StorageError } from '../platform/storage/raw';

let provider: LyingProvider;
beforeAll(async () => (provider = await lyingProvider()));
afterAll(() => provider.close());
beforeEach(() => provider.behave());

async function signedIn(site: SignInSite, subject = 'ada'): Promise<Browser> {
  const browser = site.browser();
  const start = await browser.send('/api/auth/start?returnTo=/de/');
  await browser.send(provider.signIn(locationOf(start), subject).href);
  return browser;
}

const FORM = { accept: 'text/html', origin: ORIGIN, 'sec-fetch-site': 'same-origin' };

function signOut(browser: Browser, fields: Record<string, string>, headers: Record<string, string> = FORM) {
  return browser.send('/api/auth/sign-out', { method: 'POST', body: new URLSearchParams(fields), headers });
}

const stateOf = async (browser: Browser) =>
  ((await (await browser.send('/api/auth/session')).json()) as { state: string }).state;

describe('signing out', () => {
  it('ends the session here and leads to the provider, which ends its own and leads back', async () => {
    const site = signInSite({ provider });
    const [browser, elsewhere] = [await signedIn(site), await signedIn(site)];
    const kept = browser.cookies.get('session') ?? '';
    const response = await signOut(browser, { locale: 'ar' });
    const { origin, pathname, searchParams } = new URL(locationOf(response));
    expect([response.status, origin + pathname]).toEqual([303, `${provider.identity.issuer}/end`]);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: provider.identity.clientId,
      post_logout_redirect_uri: `${ORIGIN}/api/auth/signed-out`,
      state: expect.any(String) as string,
      ui_locales: 'ar',
    });
    expect(browser.cookies.size).toBe(0);
    expect(await stateOf(elsewhere)).toBe('in');
    // A copied cookie no longer opens anything.
    browser.cookies.set('session', kept);
    expect(await stateOf(browser)).toBe('out');
    const state = searchParams.get('state') ?? '';
    const back = await browser.send(`/api/auth/signed-out?${new URLSearchParams({ state }).toString()}`);
    expect([back.status, locationOf(back)]).toEqual([303, '/ar/auth/sign-out/?done=here']);
  });

  it('everywhere ends every session of the person, and nobody else’s', async () => {
    const site = signInSite({ provider });
    const [browser, elsewhere, other] = [await signedIn(site), await signedIn(site), await signedIn(site, 'bo')];
    const { searchParams } = new URL(locationOf(await signOut(browser, { locale: 'ja', everywhere: 'yes' })));
    expect([await stateOf(browser), await stateOf(elsewhere), await stateOf(other)]).toEqual(['out', 'out', 'in']);
    const back = await browser.send(`/api/auth/signed-out?state=${searchParams.get('state') ?? ''}`);
    expect(locationOf(back)).toBe('/ja/auth/sign-out/?done=everywhere');
    // A person signed out everywhere can sign in again.
    site.later(1);
    expect(await stateOf(await signedIn(site))).toBe('in');
  });

  it('tells programs where to go', async () => {
    const site = signInSite({ provider });
    const browser = await signedIn(site);
    const response = await browser.send('/api/auth/sign-out', {
      method: 'POST',
      body: '{"locale":"fr","everywhere":"yes"}',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    const answer = (await response.json()) as { done: SignedOut; next: string };
    expect(answer.done).toBe('everywhere');
    expect(answer.next).toMatch(`${provider.identity.issuer}/end?`);
    expect(browser.cookies.size).toBe(0);
    expect(await site.sessions()).toEqual([]);
  });

  it('is no error for whoever is not signed in, however often', async () => {
    const browser = signInSite({ provider }).browser();
    browser.cookies.set('session', 'not ours');
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await signOut(browser, { locale: 'de', everywhere: 'yes' });
      expect([response.status, new URL(locationOf(response)).searchParams.get('state')]).toEqual([303, 'de.here']);
      expect(response.headers.getSetCookie()).toEqual(['session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly']);
    }
  });

  it('works where accounts have been switched off meanwhile', async () => {
    const browser = signInSite({ provider, environment: { identity: null } }).browser();
    browser.cookies.set('session', 'from before');
    expect(locationOf(await signOut(browser, { locale: 'es' }))).toBe('/es/auth/sign-out/?done=here');
    expect(browser.cookies.size).toBe(0);
  });

  it.each<[string, Parameters<LyingProvider['behave']>[0]]>([
    ['is down', { instead: { discovery: (response) => response.writeHead(500).end() } }],
    ['never answers', { instead: { discovery: () => undefined } }],
    ['does not end sessions', { discovery: ({ end_session_endpoint: _, ...facts }) => facts }],
    ['names no address', { discovery: (facts) => ({ ...facts, end_session_endpoint: 7 }) }],
    ['names no readable address', { discovery: (facts) => ({ ...facts, end_session_endpoint: '//' }) }],
    ['names another’s', { discovery: (facts) => ({ ...facts, end_session_endpoint: 'https://evil.example/end' }) }],
    [
      'names another’s that begins alike',
      { discovery: (facts) => ({ ...facts, end_session_endpoint: `${String(facts['issuer'])}@evil.example/end` }) },
    ],
    ['names a script', { discovery: (facts) => ({ ...facts, end_session_endpoint: 'javascript:alert(1)' }) }],
  ])('ends the session here where the provider %s', async (name, lies) => {
    const storage = memoryStorage();
    const browser = await signedIn(signInSite({ provider, storage }));
    provider.behave(lies);
    // Another instance, which asks the provider again.
    const site = signInSite({ provider, storage, ...(name === 'never answers' ? { seconds: 0.05 } : {}) });
    const later = site.browser();
    later.cookies.set('session', browser.cookies.get('session') ?? '');
    const response = await signOut(later, { locale: 'de' });
    expect([response.status, locationOf(response)]).toEqual([303, '/de/auth/sign-out/?done=here']);
    expect(later.cookies.size).toBe(0);
    expect(await site.sessions()).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['another origin', { ...FORM, origin: 'https://evil.example' }],
    ['no origin that could be told', { ...FORM, origin: 'null' }],
    ['another site’s page', { accept: 'text/html', 'sec-fetch-site': 'cross-site' }],
    ['a sibling host’s page', { accept: 'text/html', 'sec-fetch-site': 'same-site' }],
  ])('cannot be asked for by %s', async (_, headers) => {
    const site = signInSite({ provider });
    const browser = await signedIn(site);
    const response = await signOut(browser, { locale: 'de' }, headers);
    expect(response.status).toBe(403);
    expect(await stateOf(browser)).toBe('in');
  });

  it.each(['GET', 'HEAD', 'DELETE'])('cannot be asked for with %s', async (method) => {
    const site = signInSite({ provider });
    const browser = await signedIn(site);
    const response = await browser.send('/api/auth/sign-out', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await stateOf(browser)).toBe('in');
  });

  it.each<[Record<string, string>, number]>([
    [{ locale: 'xx' }, 422],
    // A locale of builds outside production.
    [{ locale: 'en-xa' }, 422],
    [{ locale: 'de', everywhere: 'no' }, 422],
    [{ locale: 'de', returnTo: '//evil.example' }, 422],
    [{ locale: 'd'.repeat(LIMITS.accountBodyBytes) }, 413],
  ])('refuses %j and ends nothing', async (fields, status) => {
    const site = signInSite({ provider });
    const browser = await signedIn(site);
    expect((await signOut(browser, fields)).status).toBe(status);
    expect(await stateOf(browser)).toBe('in');
  });

  it.each([
    ['put', 'everywhere'],
    ['delete', 'everywhere'],
    ['get', 'everywhere'],
    ['delete', 'here'],
  ] as const)('does not claim to have happened where storage fails to %s (%s)', async (operation, where) => {
    const fields = { locale: 'de', ...(where === 'everywhere' && { everywhere: 'yes' }) };
    const whole = memoryStorage();
    const site = signInSite({ provider, storage: whole });
    const browser = await signedIn(site);
    const broken = { ...whole, [operation]: () => Promise.reject(new StorageError('down')) };
    const failing = signInSite({ provider, storage: broken }).browser();
    failing.cookies.set('session', browser.cookies.get('session') ?? '');
    const response = await signOut(failing, fields);
    expect(response.status).toBe(503);
    // Still there for a retry.
    expect([...failing.cookies.keys()]).toEqual(['session']);
    expect((await signOut(browser, fields)).status).toBe(303);
    expect(await stateOf(browser)).toBe('out');
  });
});

describe('coming back from the provider', () => {
  it.each([
    ['de.here', '/de/auth/sign-out/?done=here'],
    ['ja.deleted', '/ja/auth/sign-out/?done=deleted'],
    ['', '/fr/auth/sign-out/?done=here'],
    ['de', '/fr/auth/sign-out/?done=here'],
    ['de.gone', '/fr/auth/sign-out/?done=here'],
    ['xx.here', '/fr/auth/sign-out/?done=here'],
    ['de.here.here', '/fr/auth/sign-out/?done=here'],
    ['//evil.example', '/fr/auth/sign-out/?done=here'],
    ['__proto__.constructor', '/fr/auth/sign-out/?done=here'],
    ['de.here\r\nSet-Cookie: a=b', '/fr/auth/sign-out/?done=here'],
  ])('with state %j leads to %s', async (state, expected) => {
    const browser = signInSite({ provider }).browser();
    const address = `/api/auth/signed-out?${new URLSearchParams({ state }).toString()}`;
    const response = await browser.send(address, { headers: { 'accept-language': 'fr' } });
    expect([response.status, locationOf(response), response.headers.getSetCookie()]).toEqual([303, expected, []]);
  });

  it('says nothing of an error the provider tells', async () => {
    const browser = signInSite({ provider }).browser();
    const response = await browser.send('/api/auth/signed-out?error=server_error&error_description=evil');
    expect(locationOf(response)).toBe('/en/auth/sign-out/?done=here');
  });
});

describe('who is signed in', () => {
  it('is told to scripts, and never stored', async () => {
    const site = signInSite({ provider });
    const browser = await signedIn(site, 'ada');
    const response = await browser.send('/api/auth/session');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toBe('Cookie');
    const facts = (await response.json()) as Record<string, string>;
    expect(Object.keys(facts)).toEqual(['state', 'name', 'roles', 'until']);
    // The session is an editor's, and privileged sessions are short.
    const end = Date.now() + LIMITS.privilegedSessionSeconds * 1000;
    expect(Math.abs(new Date(facts['until'] ?? '').getTime() - end)).toBeLessThan(600_000);
  });

  it('is nobody where nobody is, and nobody can be where accounts are off', async () => {
    expect(await (await signInSite({ provider }).browser().send('/api/auth/session')).json()).toEqual({ state: 'out' });
    const off = signInSite({ provider, environment: { identity: null } }).browser();
    expect(await (await off.send('/api/auth/session')).json()).toEqual({ state: 'off' });
  });

  it('has no name where the provider knows none', async () => {
    provider.behave({ userInfo: ({ sub }) => ({ sub }) });
    const browser = await signedIn(signInSite({ provider }));
    const facts: unknown = await (await browser.send('/api/auth/session')).json();
    expect(facts).toEqual({ state: 'in', roles: ['member'], until: expect.any(String) as string });
  });
});
