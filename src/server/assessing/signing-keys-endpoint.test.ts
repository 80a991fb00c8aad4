import { publicKeysIn } from '../../brand/sharing/signature';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from '../platform/testing/services';
import { publicKeys } from '../platform/signing-keys';
import { signingKeysHandler } from './signing-keys-endpoint';
import { TEST_KEYS } from '../platform/testing/signing-keys';

function ask(signingKeys: readonly string[], init?: RequestInit): Promise<Response> {
  const services = testServices({ environment: { ...TEST_ENVIRONMENT, signingKeys } });
  const handle = endpoint('signing-keys', signingKeysHandler, () => services);
  return handle(new Request('https://facet.example/api/signing-keys', init), TEST_CONTEXT);
}

describe('signing keys', () => {
  it('are published as a JWK set that may be stored, without their secrets', async () => {
    const response = await ask(TEST_KEYS);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/jwk-set+json']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('vary')).toBeNull();
    const text = await response.text();
    expect(publicKeysIn(JSON.parse(text))).toEqual(publicKeys(TEST_KEYS));
    expect(text).not.toMatch(/"d"/);
    for (const key of TEST_KEYS) expect(text).not.toContain(key.slice(24));
  });

  it('are an empty set where reports are unsigned', async () => {
    expect(await (await ask([])).json()).toEqual({ keys: [] });
  });

  it('answer HEAD, and no other method', async () => {
    const head = await ask(TEST_KEYS, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await ask(TEST_KEYS, { method: 'POST', body: '{}' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(post.headers.get('cache-control')).toBe('no-store');
  });

  it('are not stored as an error where something fails', async () => {
    const response = await ask(['no key']);
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
  });
});
