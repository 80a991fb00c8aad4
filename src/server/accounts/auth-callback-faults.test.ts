import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import type { SignInError } from '../../site/accounts';
import { LIMITS } from '../../site/limits';
import { lyingProvider, PLACES, type LyingProvider, type Place } from './testing/lying-provider';
import { atProvider, expectRefused, locationOf, signIn, signInSite } from './testing/sign-in-site';

let provider: LyingProvider;
beforeAll(async () => (provider = await lyingProvider()));
afterAll(() => provider.close());
beforeEach(() => provider.behave());

const json = { 'Content-Type': 'application/json' };
const FAULTS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'fails without words': (response) => response.writeHead(500).end(),
  'fails in JSON': (response) =>
    response.writeHead(503, { ...json, 'WWW-Authenticate': 'Basic realm="a"' }).end('{"error":"invalid_client"}'),
  'lets nobody ask any more': (response) => response.writeHead(429, json).end('{"error":"invalid_client"}'),
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
    const { href } = await atProvider(provider, browser);
    // Another instance of the site, which knows nothing about the provider yet.
    const fresh = signInSite({ provider, storage: site.storage });
    const back = fresh.browser();
    for (const [name, value] of browser.cookies) back.cookies.set(name, value);
    provider.behave({ instead: { [place]: fault } });
    await expectRefused(fresh, back, await back.send(href), 'provider-unavailable');
    expect(fresh.reported).toHaveLength(1);
    expect(provider.asked.filter((line) => line.includes('/elsewhere'))).toEqual([]);
    provider.behave();
    expect(locationOf(await signIn(provider, back))).toBe('/de/about/');
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
    const { href } = await atProvider(provider, browser);
    // So short that it may expire before other responses arrive; the message is the same.
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
    const answer = await atProvider(provider, browser);
    answer.searchParams.delete('code');
    answer.searchParams.set('error', error);
    answer.searchParams.set('error_description', hostile);
    answer.searchParams.set('error_uri', 'https://evil.example');
    const response = await browser.send(answer.href);
    await expectRefused(site, browser, response, reason);
    expect(inspect([[...response.headers], site.reported], { depth: 9 })).not.toMatch(/evil|alert/);
    // The same where the code is exchanged.
    provider.behave({
      instead: {
        token: (token) => token.writeHead(400, json).end(JSON.stringify({ error, error_description: hostile })),
      },
    });
    const later = await signIn(provider, browser);
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
    await expectRefused(site, browser, await signIn(provider, browser), 'misconfigured');
    expect(inspect(site.reported, { depth: 9 })).not.toContain('evil');
  });
});
