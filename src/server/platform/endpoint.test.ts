import { z } from 'zod';
import german from '../../../locales/de/errors.json';
import errors from '../../../locales/en/errors.json';
import { ENDPOINTS } from '../../site/endpoints';
import { endpoint, type Handler } from './endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from './testing/services';
import { memoryStorage } from './testing/memory-storage';
import { StorageError } from './storage/raw';

const schema = z.strictObject({ name: z.string().min(1).max(10), locale: z.string().optional() });
const ADDRESS = 'https://facet.example/api/feedback';

function setUp(handler: Partial<Handler<z.output<typeof schema>>> = {}, services = testServices()) {
  const respond = jest.fn(({ fields }: { fields: { name: string } }) => Promise.resolve(new Response(fields.name)));
  return { respond, send: endpoint('feedback', { schema, respond, ...handler }, () => services) };
}

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(ADDRESS, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

async function problemOf(response: Response): Promise<Record<string, unknown>> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return (await response.json()) as Record<string, unknown>;
}

describe('an endpoint', () => {
  it('hands the fields to its handler and adds the policy’s headers to the answer', async () => {
    const { send } = setUp();
    const response = await send(post({ name: 'Ada' }), TEST_CONTEXT);
    expect([response.status, await response.text()]).toEqual([200, 'Ada']);
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-A='");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('vary')).toContain('Cookie');
  });

  it.each([
    ['malformed', '{', {}, 400, 'body-malformed'],
    ['in another format', '<a/>', { 'content-type': 'application/xml' }, 415, 'body-type-refused'],
    ['too large', `{"name":"${'a'.repeat(ENDPOINTS.feedback.bodyBytes)}"}`, {}, 413, 'body-too-large'],
    ['from another site', '{"name":"Ada"}', { origin: 'https://evil.example' }, 403, 'origin-refused'],
  ])('refuses a body that is %s', async (_, body, headers, status, code) => {
    const { send, respond } = setUp();
    const response = await send(post(body, headers), TEST_CONTEXT);
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toMatchObject({ status, code, type: `urn:facet:problem:${code}` });
    expect(respond).not.toHaveBeenCalled();
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s and says what it takes', async (method) => {
    const { send } = setUp();
    const response = await send(new Request(ADDRESS, { method }), TEST_CONTEXT);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    if (method === 'HEAD') expect(await response.text()).toBe('');
  });

  it('says in words what is wrong and what to do about it', async () => {
    const { send } = setUp();
    expect(await problemOf(await send(post('{'), TEST_CONTEXT))).toMatchObject(errors['body-malformed']);
  });

  it('leads a person back to the page that asks it, where there is one', async () => {
    const send = endpoint('account', {}, () => testServices());
    const request = new Request('https://facet.example/api/account', { method: 'PUT', headers: { accept: BROWSER } });
    expect(await (await send(request, TEST_CONTEXT)).text()).toContain('href="/en/auth/account/"');
    const html = await (await setUp().send(post('{', { accept: BROWSER }), TEST_CONTEXT)).text();
    expect(html).not.toContain(errors.back);
  });

  it('names each wrong field', async () => {
    const { send } = setUp();
    const response = await send(post({ name: 'far too long a name', extra: 1 }), TEST_CONTEXT);
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({
      code: 'invalid',
      fields: { name: 'too-long', extra: 'unknown-key' },
    });
  });

  it('shows a person the form again where it can', async () => {
    const respondInvalid = jest.fn(() => Promise.resolve(new Response('form', { status: 422 })));
    const { send } = setUp({ respondInvalid });
    const response = await send(post({ name: '' }, { accept: BROWSER }), TEST_CONTEXT);
    expect(await response.text()).toBe('form');
    expect(respondInvalid).toHaveBeenCalledWith(expect.objectContaining({ fields: { name: '' } }), {
      name: 'required',
    });
  });

  it('answers a person with a page in their language', async () => {
    const { send } = setUp();
    const response = await send(post('{', { accept: BROWSER, 'accept-language': 'de-CH' }), TEST_CONTEXT);
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-language')).toBe('de');
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<h1>');
    expect(html).toContain('href="/de/"');
  });

  it('takes the language from the body before anything else', async () => {
    const { send } = setUp();
    const response = await send(post({ name: '', locale: 'fr' }, { 'accept-language': 'de' }), TEST_CONTEXT);
    expect(response.headers.get('content-language')).toBe('fr');
  });

  it('limits a client, says when to come back, and leaves others alone', async () => {
    const services = testServices();
    const { send } = setUp({}, services);
    const { windowLimit, windowSize } = ENDPOINTS.feedback.rateLimit;
    for (let n = 0; n < windowLimit; n += 1) expect((await send(post({ name: 'Ada' }), TEST_CONTEXT)).status).toBe(200);
    const refused = await send(post({ name: 'Ada' }), TEST_CONTEXT);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(windowSize)]);
    const { send: other } = setUp({}, { ...services, clientAddress: '203.0.113.8' });
    expect((await other(post({ name: 'Ada' }), TEST_CONTEXT)).status).toBe(200);
  });

  it('is wider on a developer’s machine', async () => {
    const { send } = setUp({}, testServices({ environment: { ...TEST_ENVIRONMENT, context: 'dev' } }));
    for (let n = 0; n <= ENDPOINTS.feedback.rateLimit.windowLimit; n += 1) {
      expect((await send(post({ name: 'Ada' }), TEST_CONTEXT)).status).toBe(200);
    }
  });

  it('logs what nobody expected and shows its digest only', async () => {
    const report = jest.fn(() => 'abc123');
    const { send } = setUp({ respond: () => Promise.reject(new Error('secret detail')) }, testServices({ report }));
    const data = await send(post({ name: 'Ada' }), TEST_CONTEXT);
    expect(await problemOf(data)).toMatchObject({ status: 500, code: 'unexpected', digest: 'abc123' });
    const page = await send(post({ name: 'Ada' }, { accept: BROWSER }), TEST_CONTEXT);
    const html = await page.text();
    expect(page.status).toBe(500);
    expect(html).toContain('data-shell="500"');
    expect(html).toContain('abc123');
    expect(html).not.toContain('secret');
    expect(report).toHaveBeenCalledWith(new Error('secret detail'));
  });

  it('says that storage is away, rather than going on without its limits', async () => {
    const storage = { ...memoryStorage(), get: () => Promise.reject(new StorageError('away')) };
    const { send, respond } = setUp({}, testServices({ storage }));
    const response = await send(post({ name: 'Ada' }), TEST_CONTEXT);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    const page = await send(post({ name: 'Ada' }, { accept: BROWSER }), TEST_CONTEXT);
    expect(await page.text()).toContain(errors.digest.replace('{{digest}}', 'digest0123456789'));
    expect(respond).not.toHaveBeenCalled();
  });

  it('has words left where neither environment nor shells are there', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = endpoint('feedback', { schema, respond: () => Promise.resolve(new Response()) }, () => {
      throw new Error('environment: URL is not set');
    });
    const response = await broken(post({ name: 'Ada' }, { 'accept-language': 'de' }), TEST_CONTEXT);
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/plain; charset=utf-8']);
    expect(response.headers.get('content-language')).toBe('de');
    // A person's sentence comes first.
    const { title, detail } = german.unexpected;
    expect((await response.text()).replace(/[0-9a-f]{32}|[0-9a-f]{16}/, '{{digest}}')).toBe(
      `${title}\n\n${detail}\n${german.digest}\n`,
    );
    expect(error).toHaveBeenCalledWith(expect.stringContaining('URL is not set'));
    error.mockRestore();
  });
});
