/** What challenges and private links are made with: the environment's secrets, or a random one that storage keeps. */
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Environment } from '../../site/environment';
import { changeStored, storeOnce } from './change-stored';
import type { Storage } from './storage';

const KEY = 'feedback/secret';

const secretSchema = z.string().min(43);

/** One, or after a backup was restored beside a newer one: the one in use first. */
const storedSchema = z.union([
  secretSchema.transform((secret): [string, ...string[]] => [secret]),
  z.tuple([secretSchema], secretSchema),
]);

type Secrets = readonly [string, ...string[]];

async function storedSecrets(storage: Storage): Promise<Secrets> {
  const found = await storage.get(KEY);
  if (found?.value !== undefined) return storedSchema.parse(found.value);
  return storedSchema.parse(await storeOnce(storage, KEY, randomBytes(32).toString('base64url')));
}

/**
 * Makes the secret of a backup one of those in use, beside one that was made since: links made with either hold.
 *
 * @param value as it was stored
 * @throws StorageError
 */
export async function addStoredSecrets(storage: Storage, key: string, value: unknown): Promise<boolean> {
  const added = storedSchema.safeParse(value);
  if (key !== KEY || !added.success) return false;
  await changeStored(storage, KEY, (stored) => {
    const known = storedSchema.safeParse(stored?.value).data ?? [];
    const next = [...new Set([...known, ...added.data])];
    return { next, result: null };
  });
  return true;
}

/**
 * The secrets, the one in use first, the others on their way out.
 *
 * @throws StorageError
 */
export async function privateSecrets(
  storage: Storage,
  { feedbackSecrets: secrets }: Pick<Environment, 'feedbackSecrets'>,
): Promise<Secrets> {
  const [first, ...others] = secrets;
  return first === undefined ? storedSecrets(storage) : [first, ...others];
}

type SecretPurpose = 'challenge' | 'status' | 'publisher' | 'published-site';

/** 32 bytes in hexadecimal digits for one purpose; those of one purpose reveal nothing about another's. RFC 5869. */
export function secretFor(purpose: SecretPurpose, secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `facet feedback ${purpose}`, 32)).toString('hex');
}

/**
 * What opens a thing to who sent it: made again from its name whenever the receipt is asked for again, so that nothing
 * but its hash needs to be stored.
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
