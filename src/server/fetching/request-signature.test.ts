import { httpbis } from 'http-message-signatures';
import { LIMITS } from '../../site/limits';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from '../platform/testing/services';
import { TEST_KEYS } from '../platform/testing/signing-keys';
import { publicKeys } from '../platform/signing-keys';
import { crawlerKeysHandler } from '../crawler/crawler-keys-endpoint';
import { requestSigner } from './request-signature';
import { verifiedBy } from '../crawler/testing/verified-by';

const ORIGIN = 'https://facet.example';
const url = new URL('https://northwind.example/robots.txt');
const now = () => new Date();

async function directory(crawlerKeys: readonly string[]) {
  const services = testServices({ environment: { ...TEST_ENVIRONMENT, crawlerKeys }, now });
  const asked = new Request(`${ORIGIN}/.well-known/http-message-signatures-directory`);
  const response = await endpoint('crawler-keys', crawlerKeysHandler, () => services)(asked, TEST_CONTEXT);
  return { response, json: (await response.json()) as { keys: { kid: string; x: string }[] } };
}

describe('the signature under a request', () => {
  it('is verified by the keys that this site publishes', async () => {
    const headers = { ...(await requestSigner(TEST_KEYS, ORIGIN, now)(url)) };
    const { json } = await directory(TEST_KEYS);
    expect(headers['signature-agent']).toBe('sig1="https://facet.example"');
    expect(headers['signature-input']).toMatch(/^sig1=\("@authority" "signature-agent";key="sig1"\);created=\d+;/);
    expect(headers['signature-input']).toContain(`keyid="${publicKeys(TEST_KEYS)[0]?.kid ?? ''}"`);
    expect(headers['signature-input']).toContain('tag="web-bot-auth"');
    expect(await httpbis.verifyMessage(verifiedBy(json.keys), { method: 'GET', url, headers })).toBe(true);
  });

  it.each<[string, (headers: Record<string, string>) => { url?: URL; headers?: Record<string, string> }]>([
    ['another site', () => ({ url: new URL('https://other.example/robots.txt') })],
    ['another agent', (headers) => ({ headers: { ...headers, 'signature-agent': 'sig1="https://evil.example"' } })],
  ])('does not hold for %s', async (_, change) => {
    const headers = { ...(await requestSigner(TEST_KEYS, ORIGIN, now)(url)) };
    const { json } = await directory(TEST_KEYS);
    const message = { method: 'GET', url, headers, ...change(headers) };
    expect(await httpbis.verifyMessage(verifiedBy(json.keys), message)).toBe(false);
  });

  it('holds for a minute, and no two are the same', async () => {
    const sign = requestSigner(TEST_KEYS, ORIGIN, () => new Date('2026-06-01T12:00:00Z'));
    const [one, other] = await Promise.all([sign(url), sign(url)]);
    const [, created, expires] = /created=(\d+);expires=(\d+)/.exec(one['signature-input'] ?? '') ?? [];
    expect(Number(expires) - Number(created)).toBe(LIMITS.crawlerSignatureSeconds);
    expect(one['signature']).not.toBe(other['signature']);
  });

  it('is left out where there is no key', async () => {
    expect(await requestSigner([], ORIGIN, now)(url)).toEqual({});
  });
});

describe('the directory of keys', () => {
  it('lists public halves alone, signed by each key, for longer than it is stored', async () => {
    const { response, json } = await directory(TEST_KEYS);
    expect(response.headers.get('content-type')).toBe('application/http-message-signatures-directory+json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(JSON.stringify(json)).not.toMatch(/"d"/);
    expect(json.keys.map(({ kid }) => kid)).toEqual(publicKeys(TEST_KEYS).map(({ kid }) => kid));
    const signed = { status: 200, headers: Object.fromEntries(response.headers) };
    const asked = { method: 'GET', url: ORIGIN, headers: {} };
    expect(await httpbis.verifyMessage({ ...verifiedBy(json.keys), all: true }, signed, asked)).toBe(true);
    const elsewhere = { ...asked, url: 'https://evil.example' };
    expect(await httpbis.verifyMessage({ ...verifiedBy(json.keys), all: true }, signed, elsewhere)).toBe(false);
  });

  it('is empty and unsigned where requests are unsigned', async () => {
    const { response, json } = await directory([]);
    expect([json.keys, response.headers.get('signature')]).toEqual([[], null]);
  });
});
