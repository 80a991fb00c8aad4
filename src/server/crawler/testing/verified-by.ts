/** Verifies signatures as a website does: with nothing but the directory's keys. */
import { createPublicKey, verify } from 'node:crypto';
import type { VerifyConfig } from 'http-message-signatures';

/** @param keys of the directory, as JWKs */
export function verifiedBy(keys: readonly { readonly kid: string; readonly x: string }[]): VerifyConfig {
  return {
    keyLookup: ({ keyid }) => {
      const known = keys.find(({ kid }) => kid === keyid);
      if (known === undefined) return Promise.resolve(null);
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: known.x }, format: 'jwk' });
      return Promise.resolve({
        id: known.kid,
        algs: ['ed25519'],
        verify: (data, signature) => Promise.resolve(verify(null, data, key, signature)),
      });
    },
    tolerance: 5,
  };
}
