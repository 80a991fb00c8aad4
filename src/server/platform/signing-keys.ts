/** Keys this site signs with, as variables list them: Ed25519 (RFC 8032), PKCS #8 in base64, the one that signs first. */
import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { PublicKey } from '../../brand/sharing/signature';

export interface SigningKey {
  readonly privateKey: KeyObject;
  /** What may be published. Its id is its thumbprint (RFC 7638). */
  readonly publicKey: PublicKey;
}

/** A thumbprint is the digest of the required members in this very order (RFC 7638 §3, RFC 8037 §2). */
function thumbprint({ crv, kty, x }: Pick<PublicKey, 'crv' | 'kty' | 'x'>): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
}

/** @param entry PKCS #8 in base64 */
export function signingKey(entry: string): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.from(entry, 'base64'), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const key = { kty: 'OKP', crv: 'Ed25519', x } as const;
  return { privateKey, publicKey: { ...key, alg: 'EdDSA', use: 'sig', kid: thumbprint(key) } };
}

/** The public halves of all keys, as a JWK set lists them (RFC 7517 §5). */
export function publicKeys(entries: readonly string[]): readonly PublicKey[] {
  return entries.map((entry) => signingKey(entry).publicKey);
}
