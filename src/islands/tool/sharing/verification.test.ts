import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { assess } from '../../../brand/score/assess';
import { extractFacts } from '../../../brand/engine/extract';
import { pageEvidence } from '../../../brand/evidence/page-evidence';
import { evidence } from '../../../brand/examples/evidence';
import type { Report } from '../../../brand/report/report';
import { receiptsText, signedText, type Signature } from '../../../brand/sharing/signature';
import type { AssessmentResult } from '../result';
import { verifyResult } from './verification';

// The example key of RFC 8410, 10.3.
const PRIVATE = createPrivateKey({
  key: Buffer.from('MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC', 'base64'),
  format: 'der',
  type: 'pkcs8',
});
const { x } = createPublicKey(PRIVATE).export({ format: 'jwk' });
const KEY = { kty: 'OKP', crv: 'Ed25519', kid: 'k1', x };

const report = assess(extractFacts(evidence()));

function signed(given: Report): Signature {
  const receipts = createHash('sha256')
    .update(receiptsText({ ...given }))
    .digest('base64url');
  const value = sign(null, Buffer.from(signedText({ ...given }, receipts)), PRIVATE).toString('base64url');
  return { key: 'k1', receipts, value };
}

function opened(given: Report, signature: Signature | null): AssessmentResult {
  return {
    report: given,
    received: { ...given },
    signature,
    arrival: { from: 'link', receiptsLeftOut: false },
    basis: { state: 'none' },
  };
}

/** Answers for the keys, one after the other. */
function keys(...answers: readonly (() => Response)[]) {
  const left = [...answers];
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => (left.shift() ?? Response.error)());
}

const set =
  (...entries: readonly unknown[]) =>
  () =>
    Response.json({ keys: entries });
const verify = (result: AssessmentResult) => verifyResult(result, crypto.subtle);

afterEach(() => jest.restoreAllMocks());

describe('verifyResult', () => {
  it('knows what this site measured', async () => {
    const asked = keys(set({ kty: 'RSA', kid: 'k1', n: 'x' }, KEY));
    expect(await verify(opened(report, signed(report)))).toBe('verified');
    expect(asked).toHaveBeenCalledWith('/api/signing-keys', { cache: 'default' });
  });

  it('asks again for a key that is newer than the stored answer', async () => {
    const asked = keys(set(), set(KEY));
    expect(await verify(opened(report, signed(report)))).toBe('verified');
    expect(asked).toHaveBeenLastCalledWith('/api/signing-keys', { cache: 'reload' });
  });

  it('tells altered from strange, and both from what adds up to nothing', async () => {
    const renamed = { ...report, target: { ...report.target, address: 'contoso.com' } };
    keys(set(KEY));
    expect(await verify(opened(renamed, signed(report)))).toBe('altered');
    keys(set(), set());
    expect(await verify(opened(report, signed(report)))).toBe('unknown-key');
    keys(set(KEY));
    expect(await verify(opened({ ...report, overall: null }, signed(report)))).toBe('inconsistent');
  });

  it('makes no request about a report without a signature', async () => {
    const asked = keys();
    expect(await verify(opened(report, null))).toBe('unsigned');
    const page = pageEvidence('<title>Quay Books</title>', '', report.collectedAt, {});
    expect(await verify(opened(assess(extractFacts(page)), null))).toBe('pasted');
    expect(await verify(opened(assess({ ...extractFacts(page), scope: 'preview' }), null))).toBe('preview');
    expect(await verify(opened({ ...report, overall: null }, null))).toBe('inconsistent');
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', async () => new Response('', { status: 500 })],
    ['an answer that is not JSON', async () => new Response('<!doctype html>')],
  ])('says that the keys cannot be had: %s', async (_, answer) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    expect(await verify(opened(report, signed(report)))).toBe('unreachable');
  });

  it('leaves the verdict as it is where what tells whether figures add up does not arrive', async () => {
    jest.resetModules();
    jest.doMock('../../../brand/sharing/consistency', () => {
      throw new Error('a chunk did not load');
    });
    expect(await verify(opened({ ...report, overall: null }, null))).toBe('unsigned');
    jest.dontMock('../../../brand/sharing/consistency');
  });

  it('says that the browser cannot tell', async () => {
    keys(set(KEY));
    expect(await verifyResult(opened(report, signed(report)), null)).toBe('unsupported');
  });
});
