/**
 * Undoes the deletion of a publication for a moment. What brings it back works once, for this deletion alone, and only
 * while the mark of the deletion is there: not after another deletion, by an editor say.
 */
import { reportTag } from '../../site/published-reports';
import { isClosing } from '../accounts/close-account';
import { undoOf, unmarkGone } from '../platform/gone';
import { hold, newUndo, release } from '../platform/held';
import type { Services } from '../platform/services';
import { linkFormer } from './link-previous';
import { putEntry } from '../reports/member-entries';
import {
  changeRecord,
  expiringKey,
  memberEntryKey,
  PREFIX,
  readRecord,
  recordKey,
  recordSchema,
  type PublishedRecord,
} from '../reports/record';
import { removePublished, removeWith, type EntryFate } from '../reports/remove';

type UndoServices = Pick<Services, 'storage' | 'purge' | 'now' | 'environment' | 'report'>;

const PURPOSE = 'publications';

/**
 * Deletes a publication.
 *
 * @returns what brings it back; null if nothing does: it could not be read, or there was none
 * @throws StorageError if something may be left; asking again deletes the rest, and then nothing brings it back
 */
export async function removeUndoably(services: UndoServices, id: string, entry: EntryFate): Promise<string | null> {
  const undo = newUndo();
  const removed = await removeWith(services, id, entry, undo);
  return removed === null || removed === 'unreadable' ? null : hold(services, PURPOSE, { what: removed, undo });
}

/** Makes the publication that measured this one again name it again, unless it names another. @throws StorageError */
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
 * @returns false if it is too late, or `sealed` is not of our making
 * @throws StorageError if it is not certain that it is there; asking again is safe
 */
export async function restorePublished(services: UndoServices, id: string, sealed: string): Promise<boolean> {
  const { storage } = services;
  const held = await release(services, PURPOSE, recordSchema, sealed);
  if (held === null || held.what.id !== id) return false;
  const record = held.what;
  const { member } = record;
  // It may have been brought back already, by the same form sent twice.
  if ((await undoOf(storage, PREFIX, id)) !== held.undo) return (await readRecord(storage, id)) !== null;
  if (member !== null && (await isClosing(storage, member))) return false;
  const entries = member === null ? [] : [memberEntryKey(member, record)];
  await storage.revived?.([recordKey(id), expiringKey(record), ...entries]);
  await storage.put(expiringKey(record), {}, {});
  if (member !== null) await putEntry(storage, member, record);
  await storage.put(recordKey(id), record, { ifNew: true });
  await unmarkGone(storage, PREFIX, id);
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
