/** What challenges and private links are made with: the environment's secrets, or a random one that storage keeps. */
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Environment } from '../../site/environment';
import type { Store } from './storage/store';
import { secrets, SECRET, storedSecretSchema } from './store';

type Secrets = readonly [string, ...string[]];

/** One, or after a backup was restored beside a newer one: the one in use first. */
const listOf = (stored: string | Secrets): Secrets => (typeof stored === 'string' ? [stored] : stored);

async function storedSecrets(storage: Store): Promise<Secrets> {
  return listOf((await secrets.keep(storage, SECRET, () => randomBytes(32).toString('base64url'))).value);
}

/**
 * Makes the secret of a backup one of those in use, beside one that was made since: links made with either hold.
 *
 * @param value as it was stored
 * @throws StorageError
 */
export async function addStoredSecrets(storage: Store, key: string, value: unknown): Promise<boolean> {
  const added = storedSecretSchema.safeParse(value);
  if (key !== secrets.prefix + SECRET || !added.success) return false;
  await secrets.change(storage, SECRET, (known) => {
    const [first, ...others] = listOf(known ?? added.data);
    return { next: [...new Set([first, ...others, ...listOf(added.data)])] as [string, ...string[]], result: null };
  });
  return true;
}

/**
 * The secrets, the one in use first, the others on their way out.
 *
 * @throws StorageError
 */
export async function privateSecrets(
  storage: Store,
  { feedbackSecrets }: Pick<Environment, 'feedbackSecrets'>,
): Promise<Secrets> {
  const [first, ...others] = feedbackSecrets;
  return first === undefined ? storedSecrets(storage) : [first, ...others];
}

type SecretPurpose = 'challenge' | 'status' | 'publisher' | 'published-site';

/** 32 bytes in hexadecimal digits for one purpose; those of one purpose reveal nothing about another's. RFC 5869. */
export function secretFor(purpose: SecretPurpose, secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `facet feedback ${purpose}`, 32)).toString('hex');
}

/**
 * The secret that lets a sender open what they sent. It is derived again from the name whenever the receipt is
 * requested again, so that only its hash needs to be stored.
 *
 * @returns 32 bytes
 */
export function senderSecret(purpose: SecretPurpose, name: string, secret: string): Buffer {
  return createHmac('sha256', secretFor(purpose, secret)).update(name).digest();
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a secret matches the hash, in constant time. */
export function opens(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(hash.padEnd(64).slice(0, 64)));
}
