import { inspect } from 'node:util';
import type { ServerResponse } from 'node:http';
import { SignJWT } from 'jose';
import type { SignInError } from '../site/accounts';
import { LIMITS } from '../site/limits';
import { lyingProvider, PLACES, type Lies, type LyingProvider, type Place } from './accounts/testing/lying-provider';
import { locationOf, signInSite, type Browser, type SignInSite } from './accounts/testing/sign-in-site';
import { memoryStorage } from './memory-storage';
import { StorageError, type Storage } from './storage';

let provider: LyingProvider;
beforeAll(async () => (provider = await lyingProvider()));
afterAll(() => provider.close());
beforeEach(() => provider.behave());

const START = '/api/auth/start?returnTo=/de/about/';

/** Signs in as far as the provider. @returns where it leads back to */
async function atProvider(browser: Browser, start = START, subject?: string): Promise<URL> {
  return provider.signIn(locationOf(await browser.send(start)), subject);
}

async function signIn(browser: Browser, start = START, subject?: string): Promise<Response> {
  return browser.send((await atProvider(browser, start, subject)).href);
}

/** No session here or in storage, one of our own pages with the reason, and the transaction is over. */
async function expectRefused(site: SignInSite, browser: Browser, response: Response, reason: SignInError) {
  expect([response.status, locationOf(response)]).toEqual([303, `/de/auth/error/?reason=${reason}`]);
  expect([...browser.cookies.keys()]).toEqual([]);
  expect(await site.sessions()).toEqual([]);
}

describe('signing in', () => {
  it('ends where it began, with a session that knows who it is', async () => {
    const site = signInSite({ provider });
    const browser = site.browser();
    const response = await signIn(browser);
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
    expect(locationOf(await signIn(browser))).toBe('/de/about/');
    const facts: unknown = await (await browser.send('/api/auth/session')).json();
    expect(facts).toMatchObject({ name: 'ada', roles: ['member', 'reviewer'] });
  });

  it('takes a token for several audiences that was issued to this site', async () => {
    const aud = [provider.identity.clientId, 'another'];
    provider.behave({ idToken: (claims) => ({ ...claims, aud, azp: provider.identity.clientId }) });
    expect(locationOf(await signIn(signInSite({ provider }).browser()))).toBe('/de/about/');
  });

  it('takes what the token says before what UserInfo says: it is signed', async () => {
    provider.behave({ idToken: (claims) => ({ ...claims, roles: [], name: 'Signed' }) });
    const browser = signInSite({ provider }).browser();
    await signIn(browser);
    const facts: unknown = await (await browser.send('/api/auth/session')).json();
    expect(facts).toMatchObject({ name: 'Signed', roles: ['member'] });
  });

  it('hands the credentials over as the provider wants them', async () => {
    provider.behave({
      discovery: (facts) => ({ ...facts, token_endpoint_auth_methods_supported: ['client_secret_post'] }),
    });
    await signIn(signInSite({ provider }).browser());
    const token = provider.asked.find((line) => line.startsWith('POST /token'));
    expect(new URLSearchParams(token?.split(' ')[2]).get('client_secret')).toBe(provider.identity.clientSecret);
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
      for (const page of pages) answers.push(await atProvider(browser, `/api/auth/start?returnTo=${page}`));
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
    await signIn(browser, START, 'bo');
    const [before] = await site.sessions();
    const kept = new Map(browser.cookies);
    await signIn(browser, START, 'ada');
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
    await signIn(browser);
    provider.behave({ key: 'foreign' });
    expect(locationOf(await signIn(browser))).toBe('/de/auth/error/?reason=untrusted');
    expect(await (await browser.send('/api/auth/session')).json()).toMatchObject({ state: 'in' });
  });
});

const omit = (name: string) => (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
const add = (changes: Record<string, unknown>) => (value: Readonly<Record<string, unknown>>) => ({
  ...value,
  ...changes,
});
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const hmac = (secret: string) => (claims: Readonly<Record<string, unknown>>) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(Buffer.from(secret));

describe('a provider that lies', () => {
  it.each<[string, () => Lies]>([
    ['an ID token without signature', () => ({ forge: (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.` })],
    [
      'one without signature that names another case of none',
      () => ({ forge: (claims) => `${encode({ alg: 'NONE', kid: 'first' })}.${encode(claims)}.` }),
    ],
    [
      'one whose signature is cut off',
      () => ({ forge: (claims) => `${encode({ alg: 'RS256', kid: 'first' })}.${encode(claims)}.` }),
    ],
    ['one signed with the client’s secret', () => ({ forge: hmac(provider.identity.clientSecret) })],
    [
      'one signed with the public key as a secret',
      () => ({ forge: (claims, { publicKey }) => hmac(publicKey)(claims) }),
    ],
    ['one signed with a key nobody published, under a published name', () => ({ key: 'foreign' })],
    ['one signed with the other published key', () => ({ key: 'second' })],
    ['one signed with a key of a name nobody published', () => ({ key: 'foreign', header: { kid: 'foreign' } })],
    [
      'one that brings its key along',
      () => ({ key: 'foreign', header: { kid: 'foreign', jwk: provider.foreignKey } as never }),
    ],
    ['one with an extension that must be understood', () => ({ header: { crit: ['b64'], b64: true } as never })],
    [
      'keys of another use',
      () => ({ jwks: ({ keys }) => ({ keys: (keys as object[]).map((key) => ({ ...key, use: 'enc' })) }) }),
    ],
    ['no keys', () => ({ jwks: () => ({ keys: [] }) })],
    ['no ID token', () => ({ tokens: omit('id_token') })],
    ['an ID token that is none', () => ({ tokens: add({ id_token: 'a.b' }) })],
    ['an ID token in place of which there is a list', () => ({ tokens: add({ id_token: [] }) })],
    ['an ID token in broken JSON', () => ({ forge: () => `${encode({ alg: 'RS256' })}.bm8.AA` })],
    ['no access token', () => ({ tokens: omit('access_token') })],
    ['the issuer of another', () => ({ idToken: add({ iss: 'https://evil.example' }) })],
    [
      'the issuer with a slash more',
      () => ({ idToken: ({ iss, ...claims }) => ({ ...claims, iss: `${String(iss)}/` }) }),
    ],
    ['no issuer', () => ({ idToken: omit('iss') })],
    ['the audience of another', () => ({ idToken: add({ aud: 'another' }) })],
    ['an audience that begins alike', () => ({ idToken: add({ aud: `${provider.identity.clientId} 2` }) })],
    ['no audience', () => ({ idToken: omit('aud') })],
    ['an empty audience', () => ({ idToken: add({ aud: [] }) })],
    [
      'several audiences without saying who it is for',
      () => ({ idToken: add({ aud: [provider.identity.clientId, 'b'] }) }),
    ],
    [
      'several audiences, for another of them',
      () => ({ idToken: add({ aud: [provider.identity.clientId, 'b'], azp: 'b' }) }),
    ],
    ['our audience, for another', () => ({ idToken: add({ azp: 'another' }) })],
    ['another nonce', () => ({ idToken: add({ nonce: 'another' }) })],
    ['no nonce', () => ({ idToken: omit('nonce') })],
    ['a token that has ended', () => ({ idToken: add({ iat: inSeconds(-7200), exp: inSeconds(-3600) }) })],
    ['a token without end', () => ({ idToken: omit('exp') })],
    ['a token whose end is a word', () => ({ idToken: add({ exp: 'never' }) })],
    ['a token issued in the future', () => ({ idToken: add({ iat: inSeconds(3600), exp: inSeconds(7200) }) })],
    ['a token that holds from the future', () => ({ idToken: add({ nbf: inSeconds(3600) }) })],
    ['no subject', () => ({ idToken: omit('sub') })],
    ['an empty subject', () => ({ idToken: add({ sub: '' }), userInfo: add({ sub: '' }) })],
    [
      'a subject of any length',
      () => ({ idToken: add({ sub: 'a'.repeat(256) }), userInfo: add({ sub: 'a'.repeat(256) }) }),
    ],
    ['a subject that is a number', () => ({ idToken: add({ sub: 7 }) })],
    ['another person in UserInfo', () => ({ userInfo: add({ sub: 'eve' }) })],
    ['nobody in UserInfo', () => ({ userInfo: omit('sub') })],
  ])('with %s signs nobody in', async (_, lies) => {
    provider.behave(lies());
    const site = signInSite({ provider });
    const browser = site.browser();
    const answer = await atProvider(browser);
    await expectRefused(site, browser, await browser.send(answer.href), 'untrusted');
    // Whoever runs the site finds it in the log, without anything that opens a door.
    expect(site.reported).toHaveLength(1);
    const log = inspect(site.reported, { depth: 9 });
    for (const secret of [
      'access ada',
      'eyJ',
      'evil',
      provider.identity.clientSecret,
      answer.searchParams.get('code'),
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it.each<[string, SignInError, (answer: URLSearchParams) => void]>([
    ['says that it is another', 'mismatch', (answer) => answer.set('iss', 'https://evil.example')],
    ['does not say which it is, though it promised', 'mismatch', (answer) => answer.delete('iss')],
    ['says twice which it is', 'mismatch', (answer) => answer.append('iss', provider.identity.issuer)],
    ['brings no code', 'mismatch', (answer) => answer.delete('code')],
    ['brings an empty code', 'mismatch', (answer) => answer.set('code', '')],
    ['brings two codes', 'mismatch', (answer) => answer.append('code', 'another')],
    ['brings a code of nobody', 'expired', (answer) => answer.set('code', 'another')],
    ['brings a sealed answer nobody asked for', 'untrusted', (answer) => answer.set('response', 'a.b.c')],
    ['is an error of another', 'mismatch', (answer) => (answer.set('error', 'access_denied'), answer.delete('iss'))],
  ])('whose answer %s signs nobody in', async (_, reason, change) => {
    const site = signInSite({ provider });
    const browser = site.browser();
    const answer = await atProvider(browser);
    change(answer.searchParams);
    await expectRefused(site, browser, await browser.send(answer.href), reason);
  });

  it('may leave out who it is where it did not promise to say so', async () => {
    provider.behave({ discovery: omit('authorization_response_iss_parameter_supported') });
    const browser = signInSite({ provider }).browser();
    const answer = await atProvider(browser);
    answer.searchParams.delete('iss');
    expect(locationOf(await browser.send(answer.href))).toBe('/de/about/');
  });

  it('that takes a code twice signs nobody in twice, cookie kept or not', async () => {
    provider.behave({ takesCodesTwice: true });
    const site = signInSite({ provider });
    const browser = site.browser();
    const answer = await atProvider(browser);
    const kept = new Map(browser.cookies);
    expect(locationOf(await browser.send(answer.href))).toBe('/de/about/');
    expect(await site.sessions()).toHaveLength(1);
    const thief = site.browser();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect(locationOf(await thief.send(answer.href))).toBe('/de/auth/error/?reason=expired');
    expect([...thief.cookies.keys()]).toEqual([]);
    expect(await site.sessions()).toHaveLength(1);
    expect(provider.asked.filter((line) => line.startsWith('POST /token'))).toHaveLength(1);
  });

  it('that takes a code twice signs nobody in twice at the same time', async () => {
    provider.behave({ takesCodesTwice: true });
    const site = signInSite({ provider });
    const browser = site.browser();
    const { href } = await atProvider(browser);
    const headers = { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') };
    const answers = await Promise.all([1, 2, 3].map(() => site.browser().send(href, { headers })));
    expect(answers.map(locationOf).sort()).toEqual([
      '/de/about/',
      '/de/auth/error/?reason=expired',
      '/de/auth/error/?reason=expired',
    ]);
    expect(await site.sessions()).toHaveLength(1);
  });
});

const json = { 'Content-Type': 'application/json' };
const FAULTS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'fails without words': (response) => response.writeHead(500).end(),
  'fails in JSON': (response) => response.writeHead(503, json).end('{"error":"invalid_client"}'),
  'lets nobody ask any more': (response) => response.writeHead(429).end(),
  'breaks off': (response) => response.destroy(),
  'breaks off in the middle': (response) => {
    response.writeHead(200, { ...json, 'Content-Length': 5000 });
    response.write('{"issuer":', () => response.destroy());
  },
  'answers in broken JSON': (response) => response.writeHead(200, json).end('{"keys": [}'),
  'answers with a page': (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hello'),
  'answers with more than anyone reads': (response) =>
    response.writeHead(200, json).end(JSON.stringify({ a: 'a'.repeat(LIMITS.identityProviderBytes) })),
  'leads elsewhere': (response) => response.writeHead(307, { Location: '/elsewhere' }).end(),
};

describe('a provider that', () => {
  const cases = Object.entries(FAULTS).flatMap(([name, fault]) =>
    (Object.keys(PLACES) as Place[]).map((place): [string, Place, typeof fault] => [name, place, fault]),
  );

  it.each(cases)('%s (%s) signs nobody in, and is asked again later', async (_, place, fault) => {
    const site = signInSite({ provider });
    const browser = site.browser();
    const { href } = await atProvider(browser);
    // Another instance of the site, which knows nothing of the provider yet.
    const fresh = signInSite({ provider, storage: site.storage });
    const back = fresh.browser();
    for (const [name, value] of browser.cookies) back.cookies.set(name, value);
    provider.behave({ instead: { [place]: fault } });
    await expectRefused(fresh, back, await back.send(href), 'provider-unavailable');
    expect(fresh.reported).toHaveLength(1);
    expect(provider.asked.filter((line) => line.includes('/elsewhere'))).toEqual([]);
    provider.behave();
    expect(locationOf(await signIn(back))).toBe('/de/about/');
  });

  const silences: Readonly<Record<string, (response: ServerResponse) => void>> = {
    'never answers': () => undefined,
    'never comes to an end': (response) => void response.writeHead(200, json).write('{"a":'),
  };
  const silent = Object.entries(silences).flatMap(([name, silence]) =>
    (Object.keys(PLACES) as Place[]).map((place): [string, Place, typeof silence] => [name, place, silence]),
  );

  it.each(silent)('%s (%s) signs nobody in, and is not waited for', async (_, place, silence) => {
    const site = signInSite({ provider });
    const browser = site.browser();
    const { href } = await atProvider(browser);
    // So short that it may be over before other answers come, which is told alike.
    const hasty = signInSite({ provider, storage: site.storage, seconds: 0.05 });
    const back = hasty.browser();
    for (const [name, value] of browser.cookies) back.cookies.set(name, value);
    provider.behave({ instead: { [place]: silence } });
    await expectRefused(hasty, back, await back.send(href), 'provider-unavailable');
  });
});

describe('an error of the provider', () => {
  const hostile = '<script>alert(1)</script>"\r\nSet-Cookie: session=evil\r\n\r\nhttps://evil.example';
  it.each<[SignInError, string]>([
    ...['access_denied', 'user_cancelled_login'].map((code): [SignInError, string] => ['cancelled', code]),
    ...[
      'interaction_required',
      'login_required',
      'account_selection_required',
      'consent_required',
      'unmet_authentication_requirements',
      'request_denied',
      'something_new',
      '__proto__',
      'constructor',
      hostile,
    ].map((code): [SignInError, string] => ['not-completed', code]),
    ...[
      'invalid_request',
      'unauthorized_client',
      'unsupported_response_type',
      'invalid_scope',
      'invalid_request_uri',
      'invalid_request_object',
      'request_not_supported',
      'request_uri_not_supported',
      'registration_not_supported',
      'invalid_target',
      'invalid_client',
      'unsupported_grant_type',
    ].map((code): [SignInError, string] => ['misconfigured', code]),
    ...['server_error', 'temporarily_unavailable'].map((code): [SignInError, string] => ['provider-unavailable', code]),
    ...['invalid_grant', 'expired_token'].map((code): [SignInError, string] => ['expired', code]),
  ])('is told as %s: %j', async (reason, error) => {
    const site = signInSite({ provider });
    const browser = site.browser();
    const answer = await atProvider(browser);
    answer.searchParams.delete('code');
    answer.searchParams.set('error', error);
    answer.searchParams.set('error_description', hostile);
    answer.searchParams.set('error_uri', 'https://evil.example');
    const response = await browser.send(answer.href);
    await expectRefused(site, browser, response, reason);
    expect(inspect([[...response.headers], site.reported], { depth: 9 })).not.toMatch(/evil|alert/);
    // The same where the code is handed in.
    provider.behave({
      instead: {
        token: (token) => token.writeHead(400, json).end(JSON.stringify({ error, error_description: hostile })),
      },
    });
    const later = await signIn(browser);
    await expectRefused(site, browser, later, reason);
    expect(inspect(site.reported, { depth: 9 })).not.toMatch(/evil|alert/);
  });

  it('that refuses our credentials says that the site is not set up', async () => {
    const challenge = { 'WWW-Authenticate': 'Basic realm="evil"' };
    provider.behave({
      instead: {
        token: (response) => response.writeHead(401, { ...json, ...challenge }).end('{"error":"invalid_client"}'),
      },
    });
    const site = signInSite({ provider });
    const browser = site.browser();
    await expectRefused(site, browser, await signIn(browser), 'misconfigured');
    expect(inspect(site.reported, { depth: 9 })).not.toContain('evil');
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
    const answer = await atProvider(browser);
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
    const answer = await atProvider(eve, START, 'eve');
    await atProvider(ada);
    expect(locationOf(await ada.send(answer.href))).toBe('/en/auth/error/?reason=expired');
    expect(ada.cookies.has('session')).toBe(false);
  });

  it('with another tab’s cookie under its name belongs to another', async () => {
    const site = signInSite({ provider });
    const browser = site.browser();
    const first = await atProvider(browser);
    const sealed = [...browser.cookies.values()][0] ?? '';
    const second = await atProvider(browser);
    const name = `sign-in-${(second.searchParams.get('state') ?? '').slice(0, 12)}`;
    browser.cookies.set(name, sealed);
    expect(locationOf(await browser.send(second.href))).toBe('/en/auth/error/?reason=mismatch');
    expect(await site.sessions()).toEqual([]);
    expect(locationOf(await browser.send(first.href))).toBe('/de/about/');
  });

  it('with a session’s cookie in its place has run out', async () => {
    const site = signInSite({ provider });
    const browser = site.browser();
    await signIn(browser);
    const answer = await atProvider(browser);
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
    const { href } = await atProvider(browser);
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

  /** Storage of which one operation fails, once it is broken. */
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
    await signIn(browser, START, 'bo');
    const before = await site.sessions();
    const { href } = await atProvider(browser, START, 'ada');
    storage.broken = true;
    const response = await browser.send(href);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(response.headers.getSetCookie()).toEqual([]);
    storage.broken = false;
    // Nobody new: the one before, or nobody.
    for (const key of await site.sessions()) expect(before).toContain(key);
    expect(locationOf(await signIn(browser))).toBe('/de/about/');
  });
});
