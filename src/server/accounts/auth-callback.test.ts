import { LIMITS } from '../../site/limits';
import { lyingProvider, type LyingProvider } from './testing/lying-provider';
import {
  atProvider,
  locationOf,
  signIn,
  signInSite,
  START,
  type Browser,
  type SignInSite,
} from './testing/sign-in-site';
import { memoryStorage } from '../platform/testing/memory-storage';
import { StorageError, type Storage } from '../platform/storage/raw';

let provider: LyingProvider;
beforeAll(async () => (provider = await lyingProvider()));
afterAll(() => provider.close());
beforeEach(() => provider.behave());

describe('signing in', () => {
  it('ends where it began, with a session that knows who it is', async () => {
    const site = signInSite({ provider });
    const browser = site.browser();
    const response = await signIn(provider, browser);
    expect([response.status, locationOf(response)]).toEqual([303, '/de/about/']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect([...browser.cookies.keys()]).toEqual(['session']);
    expect(await site.sessions()).toHaveLength(1);
    expect(await (await browser.send('/api/auth/session')).json()).toMatchObject({
      state: 'in',
      name: 'Ada Lovelace',
      roles: ['member', 'editor'],
    });
    expect(site.reported).toEqual([]);
  });

  it('works with a provider that advertises nothing but what it must', async () => {
    provider.behave({
      discovery: ({ issuer, authorization_endpoint, token_endpoint, jwks_uri }) => ({
        ...{ issuer, authorization_endpoint, token_endpoint, jwks_uri },
      }),
      idToken: (claims) => ({ ...claims, preferred_username: 'ada', roles: 'reviewer' }),
    });
    const browser = signInSite({ provider }).browser();
    expect(locationOf(await signIn(provider, browser))).toBe('/de/about/');
    const facts: unknown = await (await browser.send('/api/auth/session')).json();
    expect(facts).toMatchObject({ name: 'ada', roles: ['member', 'reviewer'] });
  });

  it('takes a token for several audiences that was issued to this site', async () => {
    const aud = [provider.identity.clientId, 'another'];
    provider.behave({ idToken: (claims) => ({ ...claims, aud, azp: provider.identity.clientId }) });
    expect(locationOf(await signIn(provider, signInSite({ provider }).browser()))).toBe('/de/about/');
  });

  it('takes what the token says before what UserInfo says: it is signed', async () => {
    provider.behave({ idToken: (claims) => ({ ...claims, roles: [], name: 'Signed' }) });
    const browser = signInSite({ provider }).browser();
    await signIn(provider, browser);
    const facts: unknown = await (await browser.send('/api/auth/session')).json();
    expect(facts).toMatchObject({ name: 'Signed', roles: ['member'] });
  });

  it('hands the credentials over as the provider wants them', async () => {
    provider.behave({
      discovery: (facts) => ({ ...facts, token_endpoint_auth_methods_supported: ['client_secret_post'] }),
    });
    await signIn(provider, signInSite({ provider }).browser());
    const token = provider.asked.find((line) => line.startsWith('POST /token'));
    expect(new URLSearchParams(token?.split(' ')[2]).get('client_secret')).toBe(provider.identity.clientSecret);
  });

  it('keeps the credentials out of the body where the provider takes both ways', async () => {
    provider.behave({
      discovery: (facts) => ({
        ...facts,
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      }),
    });
    expect(locationOf(await signIn(provider, signInSite({ provider }).browser()))).toBe('/de/about/');
    const token = provider.asked.find((line) => line.startsWith('POST /token')) ?? '';
    expect(new URLSearchParams(token.split(' ')[2]).has('client_secret')).toBe(false);
  });

  it('works in two tabs at once, whichever is finished first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const site = signInSite({ provider });
      const browser = site.browser();
      const pages = ['/de/about/', '/fr/feedback/'];
      const answers: URL[] = [];
      for (const page of pages) answers.push(await atProvider(provider, browser, `/api/auth/start?returnTo=${page}`));
      for (const tab of order) {
        expect(locationOf(await browser.send(answers[tab]?.href ?? ''))).toBe(pages[tab]);
      }
      expect([...browser.cookies.keys()]).toEqual(['session']);
      expect(await site.sessions()).toHaveLength(1);
    }
  });

  it('begins a new session and ends the one before, whosever that was', async () => {
    const site = signInSite({ provider });
    const browser = site.browser();
    await signIn(provider, browser, START, 'bo');
    const [before] = await site.sessions();
    const kept = new Map(browser.cookies);
    await signIn(provider, browser, START, 'ada');
    const after = await site.sessions();
    expect(after).toHaveLength(1);
    expect(after[0]).not.toBe(before);
    const thief = site.browser();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect(await (await thief.send('/api/auth/session')).json()).toEqual({ state: 'out' });
  });

  it('leaves whoever is signed in as they were where it fails', async () => {
    const site = signInSite({ provider });
    const browser = site.browser();
    await signIn(provider, browser);
    provider.behave({ key: 'foreign' });
    expect(locationOf(await signIn(provider, browser))).toBe('/de/auth/error/?reason=untrusted');
    expect(await (await browser.send('/api/auth/session')).json()).toMatchObject({ state: 'in' });
  });
});

describe('an answer that nothing was begun for', () => {
  const flip = (value: string) => value.slice(0, -2) + (value.endsWith('AA') ? 'BB' : 'AA');

  it.each<[string, (browser: Browser, answer: URL, site: SignInSite) => unknown]>([
    ['in this browser', (browser) => browser.cookies.clear()],
    [
      'with a cookie that was changed',
      ({ cookies }) => cookies.forEach((value, name) => cookies.set(name, flip(value))),
    ],
    [
      'with a cookie cut short',
      ({ cookies }) => cookies.forEach((value, name) => cookies.set(name, value.slice(0, 99))),
    ],
    ['with an empty cookie', ({ cookies }) => cookies.forEach((_, name) => cookies.set(name, ''))],
    ['too late', (_, __, site) => site.later(LIMITS.signInSeconds)],
    ['without a state', (_, answer) => answer.searchParams.delete('state')],
    ['with a state of our own making', (_, answer) => answer.searchParams.set('state', '../../session')],
    ['with a state of any length', (_, answer) => answer.searchParams.set('state', 'a'.repeat(9000))],
  ])('%s has run out, in the browser’s language', async (_, change) => {
    const site = signInSite({ provider });
    const browser = site.browser();
    const answer = await atProvider(provider, browser);
    change(browser, answer, site);
    const response = await browser.send(answer.href, { headers: { 'accept-language': 'ja' } });
    expect([response.status, locationOf(response)]).toEqual([303, '/ja/auth/error/?reason=expired']);
    expect(browser.cookies.has('session')).toBe(false);
    expect(await site.sessions()).toEqual([]);
    expect(provider.asked.filter((line) => line.startsWith('POST /token'))).toEqual([]);
  });

  it('with the cookie of somebody else’s sign-in has run out: no session is forced on anyone', async () => {
    const site = signInSite({ provider });
    const [eve, ada] = [site.browser(), site.browser()];
    const answer = await atProvider(provider, eve, START, 'eve');
    await atProvider(provider, ada);
    expect(locationOf(await ada.send(answer.href))).toBe('/en/auth/error/?reason=expired');
    expect(ada.cookies.has('session')).toBe(false);
  });

  it('with another tab’s cookie under its name belongs to another', async () => {
    const site = signInSite({ provider });
    const browser = site.browser();
    const first = await atProvider(provider, browser);
    const sealed = [...browser.cookies.values()][0] ?? '';
    const second = await atProvider(provider, browser);
    const name = `sign-in-${(second.searchParams.get('state') ?? '').slice(0, 12)}`;
    browser.cookies.set(name, sealed);
    expect(locationOf(await browser.send(second.href))).toBe('/en/auth/error/?reason=mismatch');
    expect(await site.sessions()).toEqual([]);
    expect(locationOf(await browser.send(first.href))).toBe('/de/about/');
  });

  it('with a session’s cookie in its place has run out', async () => {
    const site = signInSite({ provider });
    const browser = site.browser();
    await signIn(provider, browser);
    const answer = await atProvider(provider, browser);
    const session = browser.cookies.get('session') ?? '';
    browser.cookies.clear();
    browser.cookies.set(`sign-in-${(answer.searchParams.get('state') ?? '').slice(0, 12)}`, session);
    expect(locationOf(await browser.send(answer.href))).toBe('/en/auth/error/?reason=expired');
  });
});

describe('the callback', () => {
  it('is not used up by whoever asks with HEAD', async () => {
    const site = signInSite({ provider });
    const browser = site.browser();
    const { href } = await atProvider(provider, browser);
    const response = await browser.send(href, { method: 'HEAD' });
    expect([response.status, locationOf(response)]).toEqual([303, '/en/auth/callback/']);
    expect(await site.sessions()).toEqual([]);
    expect(locationOf(await browser.send(href))).toBe('/de/about/');
  });

  it('is not to be posted to', async () => {
    const response = await signInSite({ provider }).browser().send('/api/auth/callback', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('says that accounts are off where they are', async () => {
    const browser = signInSite({ provider, environment: { identity: null } }).browser();
    expect(locationOf(await browser.send('/api/auth/callback?code=a&state=b'))).toBe('/en/auth/error/?reason=off');
  });

  /** Storage in which one operation fails once it is broken. */
  function fragile(operation: 'put' | 'get' | 'delete', prefix: string): Storage & { broken: boolean } {
    const storage = { ...memoryStorage(), broken: false };
    const whole = storage[operation] as (...values: unknown[]) => Promise<never>;
    const failing = (key: string, ...rest: unknown[]) =>
      storage.broken && key.startsWith(prefix) ? Promise.reject(new StorageError('down')) : whole(key, ...rest);
    return Object.assign(storage, { [operation]: failing });
  }

  it.each([
    ['put', 'sign-ins/'],
    ['put', 'sessions/'],
    ['get', 'sessions/'],
    ['delete', 'sessions/'],
  ] as const)('answers 503 where storage fails to %s %s, and nobody is signed in', async (operation, prefix) => {
    const storage = fragile(operation, prefix);
    const site = signInSite({ provider, storage });
    const browser = site.browser();
    await signIn(provider, browser, START, 'bo');
    const before = await site.sessions();
    const { href } = await atProvider(provider, browser, START, 'ada');
    storage.broken = true;
    const response = await browser.send(href);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(response.headers.getSetCookie()).toEqual([]);
    storage.broken = false;
    // No new session: the previous one, or none.
    for (const key of await site.sessions()) expect(before).toContain(key);
    expect(locationOf(await signIn(provider, browser))).toBe('/de/about/');
  });
});
