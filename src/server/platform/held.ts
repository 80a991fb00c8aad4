/**
 * What was deleted, handed to who deleted it: sealed (JSON Web Encryption, RFC 7516), in a form that brings it back. So a
 * deletion can be undone without script, and the server keeps nothing of what it deleted.
 */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { compactDecrypt, CompactEncrypt, errors } from 'jose';
import { z } from 'zod';
import { LIMITS } from '../../site/limits';
import { privateSecrets } from './private-secrets';
import { namedKey, sealingKeys, SEALING_ALGORITHMS } from './sealing-keys';
import type { Services } from './services';

type HoldingServices = Pick<Services, 'storage' | 'environment' | 'now'>;

const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

const heldSchema = z.object({
  what: z.unknown(),
  /** The same as in the mark of the deletion. */
  undo: z.string(),
  /** Until when it may be brought back, ms since 1970. */
  until: z.number(),
});

export interface Held<T> {
  readonly what: T;
  readonly undo: string;
}

/** A value that only the deletion and what undoes it have. */
export const newUndo = () => randomBytes(16).toString('base64url');

/** @param purpose what is sealed for one is not opened for another */
async function keysFor({ storage, environment }: HoldingServices, purpose: string) {
  return sealingKeys(await privateSecrets(storage, environment), `facet deleted ${purpose}`);
}

/** @returns null if it is too large to be sent back */
export async function hold(
  services: HoldingServices,
  purpose: string,
  { what, undo }: Held<unknown>,
): Promise<string | null> {
  const [key] = await keysFor(services, purpose);
  if (key === undefined) return null;
  const until = services.now().getTime() + LIMITS.undoDeletionSeconds * 1000;
  const sealed = await new CompactEncrypt(await deflated(JSON.stringify({ what, undo, until })))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id })
    .encrypt(key.bytes);
  return sealed.length < LIMITS.heldCharacters ? sealed : null;
}

/** @returns null if it is too late, or this site did not seal it for this purpose */
export async function release<T>(
  services: HoldingServices,
  purpose: string,
  schema: z.ZodType<T>,
  sealed: string,
): Promise<Held<T> | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, namedKey(await keysFor(services, purpose)), SEALING_ALGORITHMS);
    const held = heldSchema.safeParse(JSON.parse((await inflated(plaintext)).toString())).data;
    const what = schema.safeParse(held?.what);
    if (held === undefined || !what.success || held.until < services.now().getTime()) return null;
    return { what: what.data, undo: held.undo };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
