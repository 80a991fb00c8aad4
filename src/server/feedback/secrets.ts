/** What challenges and private links are made with: the environment's secrets, or a random one that storage keeps. */
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Environment } from '../../site/environment';
import { storeOnce } from '../platform/change-stored';
import type { Storage } from '../platform/storage';

const KEY = 'feedback/secret';

const storedSchema = z.string().min(43);

async function storedSecret(storage: Storage): Promise<string> {
  const found = await storage.get(KEY);
  if (found?.value !== undefined) return storedSchema.parse(found.value);
  return storedSchema.parse(await storeOnce(storage, KEY, randomBytes(32).toString('base64url')));
}

/**
 * The secrets, the one in use first, the others on their way out.
 *
 * @throws StorageError
 */
export async function feedbackSecrets(
  storage: Storage,
  { feedbackSecrets: secrets }: Pick<Environment, 'feedbackSecrets'>,
): Promise<readonly [string, ...string[]]> {
  const [first, ...others] = secrets;
  return first === undefined ? [await storedSecret(storage)] : [first, ...others];
}

type SecretPurpose = 'challenge' | 'status';

/** 32 bytes in hexadecimal digits for one purpose; those of one purpose tell nothing of those of another. RFC 5869. */
export function secretFor(purpose: SecretPurpose, secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `facet feedback ${purpose}`, 32)).toString('hex');
}

/**
 * What opens the status of a message to its sender: 128 bits in 22 characters, made again from the reference whenever
 * the receipt is asked for again, so that nothing but its hash needs to be stored.
 */
export function senderSecret(reference: string, secret: string): string {
  const digest = createHmac('sha256', secretFor('status', secret)).update(reference).digest();
  return digest.subarray(0, 16).toString('base64url');
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a secret matches the hash, in constant time. */
export function opens(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(hash.padEnd(64).slice(0, 64)));
}
