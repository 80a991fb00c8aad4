/**
 * Data the browser keeps for us and can neither read nor change: JSON Web Encryption (RFC 7516), `dir` with A256GCM.
 * Every seal names its purpose, so that one cookie cannot be used in place of another.
 */
import { createHash, hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';
import type { Environment } from '../../site/environment';

interface SealingKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Keys derived from the environment's secrets, the sealing one first. A secret may be longer than a key. */
function sealingKeys({ sessionKeys, identity }: Pick<Environment, 'sessionKeys' | 'identity'>): readonly SealingKey[] {
  const secrets = sessionKeys.length > 0 ? sessionKeys : identity === null ? [] : [identity.clientSecret];
  return secrets.map((secret) => {
    const bytes = new Uint8Array(hkdfSync('sha256', secret, '', 'facet sealed cookies', 32));
    return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
  });
}

export type Purpose = 'session' | 'sign-in';

export interface Opened {
  readonly payload: JWTPayload;
  /** Sealed with an old key: worth sealing again. */
  readonly outdated: boolean;
}

interface Sealer {
  /** @param until when the seal expires, ms since 1970 */
  seal(purpose: Purpose, payload: JWTPayload, until: number): Promise<string>;
  /** @returns null if it was not sealed by us for this purpose, was changed, or has expired */
  open(purpose: Purpose, sealed: string): Promise<Opened | null>;
}

/** @returns null without a key: nothing can be sealed or unsealed */
export function createSealer(
  environment: Pick<Environment, 'sessionKeys' | 'identity'>,
  now: () => Date,
): Sealer | null {
  const keys = sealingKeys(environment);
  const [first] = keys;
  if (first === undefined) return null;
  return {
    seal: (purpose, payload, until) =>
      new EncryptJWT(payload)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: first.id })
        .setAudience(purpose)
        .setExpirationTime(Math.floor(until / 1000))
        .encrypt(first.bytes),

    async open(purpose, sealed) {
      try {
        const { payload, protectedHeader } = await jwtDecrypt(
          sealed,
          ({ kid }) => {
            const key = keys.find(({ id }) => id === kid);
            if (key === undefined) throw new errors.JWEDecryptionFailed();
            return key.bytes;
          },
          {
            audience: purpose,
            requiredClaims: ['exp'],
            currentDate: now(),
            keyManagementAlgorithms: ['dir'],
            contentEncryptionAlgorithms: ['A256GCM'],
          },
        );
        return { payload, outdated: protectedHeader.kid !== first.id };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
