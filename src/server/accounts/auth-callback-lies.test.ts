import { inspect } from 'node:util';
import { SignJWT } from 'jose';
import type { SignInError } from '../../site/accounts';
import { lyingProvider, type Lies, type LyingProvider } from './testing/lying-provider';
import { atProvider, expectRefused, locationOf, signInSite } from './testing/sign-in-site';

let provider: LyingProvider;
beforeAll(async () => (provider = await lyingProvider()));
afterAll(() => provider.close());
beforeEach(() => provider.behave());

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
    ['one that brings its key along', () => ({ key: 'foreign', header: { kid: 'foreign', jwk: provider.foreignKey } })],
    ['one with an extension that must be understood', () => ({ header: { crit: ['b64'], b64: true } })],
    [
      'keys of another use',
      () => ({ jwks: ({ keys }) => ({ keys: (keys as object[]).map((key) => ({ ...key, use: 'enc' })) }) }),
    ],
    ['no keys', () => ({ jwks: () => ({ keys: [] }) })],
    ['no ID token', () => ({ tokens: omit('id_token') })],
    ['a malformed ID token', () => ({ tokens: add({ id_token: 'a.b' }) })],
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
    ['an empty subject', () => ({ idToken: add({ sub: '' }), discovery: omit('userinfo_endpoint') })],
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
    const answer = await atProvider(provider, browser);
    await expectRefused(site, browser, await browser.send(answer.href), 'untrusted');
    // The operator finds it in the log, without any secrets.
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

  it.each([hmac('a'), (claims: object) => `${encode({ alg: 'none' })}.${encode(claims)}.`])(
    'that advertises what proves nothing is held to what does',
    async (forge) => {
      provider.behave({ forge, discovery: add({ id_token_signing_alg_values_supported: ['none', 'HS256'] }) });
      const site = signInSite({ provider });
      const browser = site.browser();
      const { href } = await atProvider(provider, browser);
      await expectRefused(site, browser, await browser.send(href), 'untrusted');
      expect(String(site.reported[0])).toContain('unexpected JWT "alg" header parameter');
    },
  );

  it.each<[string, SignInError, (answer: URLSearchParams) => void]>([
    ['says that it is another', 'mismatch', (answer) => answer.set('iss', 'https://evil.example')],
    ['does not say which it is, though it promised', 'mismatch', (answer) => answer.delete('iss')],
    ['says twice which it is', 'mismatch', (answer) => answer.append('iss', provider.identity.issuer)],
    ['brings no code', 'mismatch', (answer) => answer.delete('code')],
    ['brings an empty code', 'mismatch', (answer) => answer.set('code', '')],
    ['brings two codes', 'mismatch', (answer) => answer.append('code', 'another')],
    [
      'brings two errors',
      'mismatch',
      (answer) => {
        answer.append('error', 'access_denied');
        answer.append('error', 'server_error');
      },
    ],
    ['brings a code of nobody', 'expired', (answer) => answer.set('code', 'another')],
    ['brings a sealed answer nobody asked for', 'untrusted', (answer) => answer.set('response', 'a.b.c')],
    [
      'is an error of another',
      'mismatch',
      (answer) => {
        answer.set('error', 'access_denied');
        answer.delete('iss');
      },
    ],
  ])('whose answer %s signs nobody in', async (_, reason, change) => {
    const site = signInSite({ provider });
    const browser = site.browser();
    const answer = await atProvider(provider, browser);
    change(answer.searchParams);
    await expectRefused(site, browser, await browser.send(answer.href), reason);
  });

  it('may leave out who it is where it did not promise to say so', async () => {
    provider.behave({ discovery: omit('authorization_response_iss_parameter_supported') });
    const browser = signInSite({ provider }).browser();
    const answer = await atProvider(provider, browser);
    answer.searchParams.delete('iss');
    expect(locationOf(await browser.send(answer.href))).toBe('/de/about/');
  });

  it('that takes a code twice signs nobody in twice, cookie kept or not', async () => {
    provider.behave({ takesCodesTwice: true });
    const site = signInSite({ provider });
    const browser = site.browser();
    const answer = await atProvider(provider, browser);
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
    const { href } = await atProvider(provider, browser);
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
