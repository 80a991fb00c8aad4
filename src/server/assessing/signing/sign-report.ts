/** Signs reports, so that anyone can verify that this site measured them. Ed25519 (RFC 8032). */
import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import type { Report } from '../../../brand/report';
import { receiptsText, signedText, type PublicKey, type Signature } from '../../../brand/sharing/signature';

/** A thumbprint is the digest of the required members in this very order (RFC 7638 §3, RFC 8037 §2). */
function thumbprint({ crv, kty, x }: Pick<PublicKey, 'crv' | 'kty' | 'x'>): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
}

function privateKeyOf(entry: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(entry, 'base64'), format: 'der', type: 'pkcs8' });
}

function publicKeyOf(privateKey: KeyObject): PublicKey {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const key = { kty: 'OKP', crv: 'Ed25519', x } as const;
  return { ...key, alg: 'EdDSA', use: 'sig', kid: thumbprint(key) };
}

/**
 * The keys a report may have been signed with, their public halves, as `FACET_SIGNING_KEYS` lists them.
 *
 * @param entries PKCS #8 in base64
 */
export function publicKeys(entries: readonly string[]): readonly PublicKey[] {
  return entries.map((entry) => publicKeyOf(privateKeyOf(entry)));
}

/**
 * @param entries the first one signs
 * @returns null if there is no key, or if the report is of a pasted page: this site has not seen it
 */
export function signReport(report: Report, [entry]: readonly string[]): Signature | null {
  if (entry === undefined || report.scope !== 'site') return null;
  const key = privateKeyOf(entry);
  const json = { ...report };
  const receipts = createHash('sha256').update(receiptsText(json)).digest('base64url');
  const value = sign(null, Buffer.from(signedText(json, receipts)), key).toString('base64url');
  return { key: publicKeyOf(key).kid, receipts, value };
}
