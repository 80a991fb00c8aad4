/** Keys that seal: A256GCM keys, each derived from a secret of the environment for one purpose (RFC 5869). */
import { createHash, hkdfSync } from 'node:crypto';
import { errors } from 'jose';

export interface SealingKey {
  /** Says which key it is, and nothing of it. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/**
 * @param secrets the one that seals first; a secret may be longer than a key
 * @param purpose keys for one purpose open nothing sealed for another
 */
export function sealingKeys(secrets: readonly string[], purpose: string): readonly SealingKey[] {
  return secrets.map((secret) => {
    const bytes = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
    return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
  });
}

/** Algorithms that are opened, for jose: those we seal with, whatever a seal asks for. */
export const SEALING_ALGORITHMS = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
};

/** Chooses the key a seal names. @throws JOSEError if it is not one of these */
export function namedKey(keys: readonly SealingKey[]): (header: { readonly kid?: unknown }) => Uint8Array {
  return ({ kid }) => {
    const key = keys.find(({ id }) => id === kid);
    if (key === undefined) throw new errors.JWEDecryptionFailed();
    return key.bytes;
  };
}
