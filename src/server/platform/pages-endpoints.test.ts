import type { Role } from '../../site/accounts';
import { accountServices, signedIn, TEST_IDENTITY } from '../accounts/testing/signed-in';
import { endpoint } from './endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from './testing/services';
import { gateHandler } from '../accounts/gate-endpoint';
import { languageHandler } from '../language/language-endpoint';
import { negotiateHandler } from '../language/negotiate-endpoint';
import { notFoundHandler } from './not-found-endpoint';

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`https://facet.example${path}`, { method, headers });

describe('negotiate', () => {
  const send = endpoint('negotiate', negotiateHandler, () => testServices());

  it('leads to the language the browser prefers', async () => {
    const response = await send(get('/', { 'accept-language': 'fr-CA, en;q=0.5' }), TEST_CONTEXT);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/fr/']);
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie');
  });

  it('leads to the remembered language before that, and keeps the query', async () => {
    const response = await send(get('/?ref=a', { 'accept-language': 'fr', cookie: 'locale=ja' }), TEST_CONTEXT);
    expect(response.headers.get('location')).toBe('/ja/?ref=a');
  });

  it('answers HEAD like GET, and nothing else', async () => {
    expect((await send(get('/', {}, 'HEAD'), TEST_CONTEXT)).headers.get('location')).toBe('/en/');
    const refused = await send(get('/', {}, 'POST'), TEST_CONTEXT);
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('language', () => {
  const send = endpoint('language', languageHandler, () => testServices());
  const choose = (to: string, back: string, origin = 'https://facet.example') =>
    send(
      new Request(`${origin}/api/language`, { method: 'POST', body: new URLSearchParams({ to, back }) }),
      TEST_CONTEXT,
    );

  it('remembers the language for a year and leads back to the same page in it', async () => {
    const response = await choose('ar', '/en/posts/one-name/');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/ar/posts/one-name/']);
    expect(response.headers.get('set-cookie')).toBe(
      'locale=ar; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
    );
  });

  it('works without TLS on a developer’s machine', async () => {
    expect((await choose('de', '/en/', 'http://localhost:8888')).headers.get('set-cookie')).not.toContain('Secure');
  });

  it.each(['//evil.com', '/en/..//evil.com', 'https://evil.com/en/', '/api/assess', '', '/en/nowhere/'])(
    'leads home instead of to %j',
    async (back) => {
      expect((await choose('de', back)).headers.get('location')).toBe('/de/');
    },
  );

  it.each(['xx', 'en-xa'])('refuses %s, which the site does not have', async (to) => {
    const response = await choose(to, '/en/');
    expect([response.status, response.headers.get('set-cookie')]).toEqual([422, null]);
  });
});

describe('not-found', () => {
  const send = endpoint('not-found', notFoundHandler, () => testServices());

  it.each(['GET', 'POST'])('answers %s with the page for it, in the language that fits', async (method) => {
    const response = await send(get('/xx/nope', { 'accept-language': 'es' }, method), TEST_CONTEXT);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('data-shell="404"');
    expect(html).not.toContain('facet-shell-path');
  });

  it('takes the language of the address first', async () => {
    const response = await send(get('/ja/404.html', { 'accept-language': 'es' }), TEST_CONTEXT);
    expect(response.headers.get('content-language')).toBe('ja');
  });

  it('does not know pseudo-locales in production', async () => {
    const response = await send(get('/en-xa/about/', { 'accept-language': 'es' }), TEST_CONTEXT);
    expect([response.status, response.headers.get('content-language')]).toEqual([404, 'es']);
  });

  it('sends no body to HEAD', async () => {
    const response = await send(get('/xx', {}, 'HEAD'), TEST_CONTEXT);
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('gives a program that asks for data a problem', async () => {
    const response = await send(get('/api/nope', { accept: 'application/json' }), TEST_CONTEXT);
    expect(await response.json()).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('gate', () => {
  const ask = async (
    path: string,
    roles: readonly Role[] | null,
    context: 'production' | 'deploy-preview' = 'production',
  ) => {
    const services = accountServices({ environment: { ...TEST_ENVIRONMENT, identity: TEST_IDENTITY, context } });
    const cookie = roles === null ? null : (await signedIn(services, 'p1', ...roles)).cookie;
    return endpoint('gate', gateHandler, () => services)(get(path, cookie === null ? {} : { cookie }), TEST_CONTEXT);
  };

  it('shows nobody the inbox but editors', async () => {
    const nobody = await ask('/de/feedback/inbox', null);
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, 'Session realm="Facet"']);
    expect(await nobody.text()).toContain('data-shell="401"');
    const member = await ask('/de/feedback/inbox/', ['member']);
    expect([member.status, await member.text()]).toEqual([403, expect.stringContaining('data-shell="403"')]);
    const editor = await ask('/de/feedback/inbox/index.html', ['editor']);
    expect([editor.status, await editor.text()]).toEqual([200, expect.stringContaining('data-shell="inbox"')]);
  });

  it('keeps none of it in a cache, and links to it in the other languages', async () => {
    const response = await ask('/fr/feedback/inbox/', null);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toContain('Cookie');
    expect(await response.text()).toContain('href="/de/feedback/inbox/"');
  });

  it('shows reviewers’ pages to everybody outside production', async () => {
    expect((await ask('/en/debug/og/', null)).status).toBe(401);
    const preview = await ask('/en/debug/og/', null, 'deploy-preview');
    expect([preview.status, preview.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const html = await preview.text();
    expect(html).toContain('data-shell="review"');
    expect(html).toContain('href="/de/debug/og/"');
  });

  it.each(['/xx/debug/og/', '/en/debug/og/more', '/EN/feedback/inbox/'])('does not know %s', async (path) => {
    expect((await ask(path, ['editor', 'reviewer'])).status).toBe(404);
  });
});
