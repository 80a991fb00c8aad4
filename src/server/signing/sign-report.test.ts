import { createHash, createPublicKey, sign, createPrivateKey, verify } from 'node:crypto';
import { assess } from '../../brand/score/assess';
import { extractFacts } from '../../brand/engine/extract';
import { pageEvidence } from '../../brand/evidence/page-evidence';
import type { Report } from '../../brand/report/report';
import {
  receiptsText,
  signedText,
  withoutReceipts,
  type ReportJson,
  type Signature,
} from '../../brand/sharing/signature';
import { verifyReport } from '../../brand/sharing/verify';
import { publicKeys } from '../platform/signing-keys';
import { signReport } from './sign-report';
import { TEST_KEYS } from '../platform/testing/signing-keys';

const HTML =
  '<!doctype html><html lang="en"><title>Northwind</title><meta property="og:site_name" content="Northwind \u00e9\ud83c\udf0a">' +
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"North\\ud800wind"}</script>';
const evidence = { ...pageEvidence(HTML, 'northwind.com', '2026-06-01T12:00:00.000Z', {}), scope: 'site' as const };
const report = assess(extractFacts(evidence));
/** The report as it arrives in a stream, a link or a file. */
const json = JSON.parse(JSON.stringify(report)) as ReportJson;

function signed(given: Report = report): Signature {
  const signature = signReport(given, TEST_KEYS);
  if (signature === null) throw new Error('unsigned');
  return signature;
}

function verdict(received: ReportJson, signature = signed(), keys = publicKeys(TEST_KEYS)) {
  return verifyReport(received, signature, keys, crypto.subtle);
}

/** Every leaf of a value with the way to it. */
function leavesOf(value: unknown, way: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...way, key]));
}

/** The first and the last of the ways that differ in nothing but places in lists. */
function endsOfEachKind(ways: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const kindOf = (way: readonly string[]) => way.filter((step) => !/^\d+$/.test(step)).join('.');
  const first = new Map([...ways].reverse().map((way) => [kindOf(way), way]));
  const last = new Map(ways.map((way) => [kindOf(way), way]));
  return [...new Set([...first.values(), ...last.values()])];
}

function altered(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) {
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    return typeof value === 'string' ? `${value}.` : 'something';
  }
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const record = copy as Record<string, unknown>;
  record[key] = altered(record[key], rest);
  return copy;
}

describe('signReport', () => {
  it('gives a signature that browsers take, of the report with its receipts and without', async () => {
    expect(await verdict(json)).toBe('verified');
    expect(await verdict(withoutReceipts(json))).toBe('verified');
  });

  it('holds for no report from which some receipts are gone', async () => {
    const checks = json['checks'] as readonly { readonly receipts: unknown }[];
    expect(checks.length).toBeGreaterThan(2);
    for (const index of [0, checks.length - 1]) {
      const fewer = checks.map(({ receipts, ...check }, at) => (at === index ? check : { ...check, receipts }));
      expect(await verdict({ ...json, checks: fewer })).toBe('altered');
    }
    const [first, ...others] = checks;
    const forged = [{ ...first, receipts: [] }, ...others.map(({ receipts: _, ...check }) => check)];
    expect(await verdict({ ...json, checks: forged })).toBe('altered');
  });

  it('gives a signature that Node takes, by the key that is published', () => {
    const signature = signed();
    const [{ x, kid } = { x: '', kid: '' }] = publicKeys(TEST_KEYS);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    const text = Buffer.from(signedText(json, signature.receipts));
    expect(signature.key).toBe(kid);
    expect(verify(null, text, key, Buffer.from(signature.value, 'base64url'))).toBe(true);
    expect(signature.receipts).toBe(createHash('sha256').update(receiptsText(json)).digest('base64url'));
  });

  it('holds every kind of value in the report: none can be changed', async () => {
    const ways = endsOfEachKind(leavesOf(json));
    expect(ways.length).toBeGreaterThan(50);
    for (const way of ways) {
      expect([way, await verdict(altered(json, way) as ReportJson)]).toEqual([way, 'altered']);
    }
  });

  it('holds what is added, taken away and put in another order', async () => {
    const checks = json['checks'] as readonly ReportJson[];
    const { overall: _, ...less } = json;
    const [first, ...others] = checks;
    expect(await verdict({ ...json, more: 1 })).toBe('altered');
    expect(await verdict(less)).toBe('altered');
    expect(await verdict({ ...json, checks: [...checks].reverse() })).toBe('altered');
    expect(await verdict({ ...json, checks: others })).toBe('altered');
    expect(await verdict({ ...json, checks: [{ ...first, receipts: [] }, ...others] })).toBe('altered');
  });

  it.each(['receipts', 'value'] as const)('is one whole: another %s does not fit', async (part) => {
    const signature = signed();
    const wrong = (signature[part].startsWith('A') ? 'B' : 'A') + signature[part].slice(1);
    expect(await verdict(json, { ...signature, [part]: wrong })).toBe('altered');
    expect(await verdict(withoutReceipts(json), { ...signature, [part]: wrong })).toBe('altered');
  });

  it('tells a key of this site from every other', async () => {
    const [first, second] = publicKeys(TEST_KEYS);
    if (!first || !second) throw new Error('two keys');
    expect(await verdict(json, signed(), [second])).toBe('unknown-key');
    // An attacker signs with their own key and names ours.
    const receipts = signed().receipts;
    const theirs = createPrivateKey({ key: Buffer.from(TEST_KEYS[1], 'base64'), format: 'der', type: 'pkcs8' });
    const value = sign(null, Buffer.from(signedText(json, receipts)), theirs).toString('base64url');
    expect(await verdict(json, { key: first.kid, receipts, value })).toBe('altered');
    expect(await verdict(json, { key: second.kid, receipts, value })).toBe('verified');
  });

  it('says that a browser without Ed25519 cannot tell', async () => {
    const refusing = {
      digest: crypto.subtle.digest.bind(crypto.subtle),
      verify: crypto.subtle.verify.bind(crypto.subtle),
      importKey: () => Promise.reject(new DOMException('Ed25519', 'NotSupportedError')),
    };
    expect(await verifyReport(json, signed(), publicKeys(TEST_KEYS), refusing)).toBe('unsupported');
    expect(await verifyReport(json, signed(), publicKeys(TEST_KEYS), null)).toBe('unsupported');
  });

  it('signs by the first key, and nothing without one or of what is no public site', () => {
    expect(signed().key).toBe(publicKeys(TEST_KEYS)[0]?.kid);
    expect(signReport(report, [])).toBeNull();
    expect(signReport({ ...report, scope: 'page' }, TEST_KEYS)).toBeNull();
    expect(signReport({ ...report, scope: 'preview' }, TEST_KEYS)).toBeNull();
  });
});

describe('publicKeys', () => {
  it('are JWKs named by their thumbprints', () => {
    // The public key of RFC 8410, 10.1.
    expect(publicKeys(TEST_KEYS)[0]).toEqual({
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      x: 'Gb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE',
      kid: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    });
  });

  it('have the thumbprint of RFC 8037, A.3', () => {
    // Its private key, A.1, as PKCS #8.
    const d = Buffer.from('nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A', 'base64url');
    const entry = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), d]).toString('base64');
    expect(publicKeys([entry])[0]).toMatchObject({
      x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
      kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
    });
  });
});
