/**
 * Data the browser keeps for us and can neither read nor change: JSON Web Encryption (RFC 7516), `dir` with A256GCM.
 * Every seal names its purpose, so that one cookie cannot be used in place of another.
 */
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';
import type { Environment } from '../../site/environment';
import { namedKey, sealingKeys, SEALING_ALGORITHMS } from '../platform/sealing-keys';

type Secrets = Pick<Environment, 'sessionKeys' | 'identity'>;

function secretsOf({ sessionKeys, identity }: Secrets): readonly string[] {
  return sessionKeys.length > 0 ? sessionKeys : identity === null ? [] : [identity.clientSecret];
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
export function createSealer(environment: Secrets, now: () => Date): Sealer | null {
  const keys = sealingKeys(secretsOf(environment), 'facet sealed cookies');
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
        const { payload, protectedHeader } = await jwtDecrypt(sealed, namedKey(keys), {
          audience: purpose,
          requiredClaims: ['exp'],
          currentDate: now(),
          ...SEALING_ALGORITHMS,
        });
        return { payload, outdated: protectedHeader.kid !== first.id };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
