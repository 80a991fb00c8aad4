/**
 * Undoes the deletion of a publication for a moment. The server deletes at once and keeps nothing of it: what was deleted
 * goes to who deleted it, sealed, in a form that brings it back. So it works without script, and nothing is left where
 * nobody sends that form.
 *
 * What brings it back works once, for this deletion alone, and only while the mark of the deletion is there: not after
 * another deletion, by an editor say.
 */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { compactDecrypt, CompactEncrypt, errors } from 'jose';
import { z } from 'zod';
import { reportTag } from '../../site/published-reports';
import { LIMITS } from '../../site/limits';
import { isClosing } from '../accounts/close-account';
import { privateSecrets } from '../platform/private-secrets';
import { namedKey, sealingKeys, SEALING_ALGORITHMS } from '../platform/sealing-keys';
import type { Services } from '../platform/services';
import { undoOf, unmarkGone } from './gone';
import { linkFormer } from './link-previous';
import { putEntry } from './member-entries';
import { changeRecord, expiringKey, readRecord, recordKey, recordSchema, type PublishedRecord } from './record';
import { removePublished, removeWith, type EntryFate } from './remove';

type UndoServices = Pick<Services, 'storage' | 'purge' | 'now' | 'environment' | 'report'>;

const heldSchema = z.object({
  record: recordSchema,
  /** The same as in the mark of the deletion. */
  undo: z.string(),
  /** Until when it may be brought back, ms since 1970. */
  until: z.number(),
});

type Held = z.output<typeof heldSchema>;

const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

async function keysOf({ storage, environment }: UndoServices) {
  return sealingKeys(await privateSecrets(storage, environment), 'facet deleted publications');
}

/** @returns null where it is too large to be sent back */
async function seal(services: UndoServices, held: Held): Promise<string | null> {
  const [key] = await keysOf(services);
  if (key === undefined) return null;
  const sealed = await new CompactEncrypt(await deflated(JSON.stringify(held)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id })
    .encrypt(key.bytes);
  return sealed.length < LIMITS.heldPublicationCharacters ? sealed : null;
}

/** @returns null where this site did not seal it, or does not know it */
async function open(services: UndoServices, sealed: string): Promise<Held | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, namedKey(await keysOf(services)), SEALING_ALGORITHMS);
    return heldSchema.safeParse(JSON.parse((await inflated(plaintext)).toString())).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/**
 * Deletes a publication.
 *
 * @returns what brings it back; null where nothing does: it could not be read, or there was none
 * @throws StorageError where something may be left; asking again deletes the rest, and then nothing brings it back
 */
export async function removeUndoably(services: UndoServices, id: string, entry: EntryFate): Promise<string | null> {
  const undo = randomBytes(16).toString('base64url');
  const removed = await removeWith(services, id, entry, undo);
  if (removed === null || removed === 'unreadable') return null;
  const until = services.now().getTime() + LIMITS.undoDeletionSeconds * 1000;
  return seal(services, { record: removed, undo, until });
}

/** Makes the publication that measured this one again name it once more, unless it names another. @throws StorageError */
async function linkLater(services: UndoServices, { id, next }: PublishedRecord): Promise<void> {
  if (next === null) return;
  const linked = await changeRecord(services.storage, next, (later) =>
    later.previous === null ? { ...later, previous: id } : null,
  );
  if (linked !== null) await services.purge([reportTag(next)]);
}

/**
 * Brings back what was deleted, in the order in which publishing stores it.
 *
 * @param sealed as `removeUndoably` gave it
 * @returns false where it is too late, or this is none of ours
 * @throws StorageError where it is not certain that it is there; asking again is safe
 */
export async function restorePublished(services: UndoServices, id: string, sealed: string): Promise<boolean> {
  const { storage, now } = services;
  const held = await open(services, sealed);
  if (held === null || held.record.id !== id || held.until < now().getTime()) return false;
  const { record } = held;
  const { member } = record;
  // It may have been brought back already, by the same form sent twice.
  if ((await undoOf(storage, id)) !== held.undo) return (await readRecord(storage, id)) !== null;
  if (member !== null && (await isClosing(storage, member))) return false;
  await storage.put(expiringKey(record), {}, {});
  if (member !== null) await putEntry(storage, member, record);
  await storage.put(recordKey(id), record, { ifNew: true });
  await unmarkGone(storage, id);
  // Whose account is closed from here on finds the entry.
  if (member !== null && (await isClosing(storage, member))) {
    await removePublished(services, id);
    return false;
  }
  // It is there without them, too.
  await Promise.all([linkFormer(services, record), linkLater(services, record)]).catch(services.report);
  await services.purge([reportTag(id)]);
  return true;
}
