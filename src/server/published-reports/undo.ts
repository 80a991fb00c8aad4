/**
 * Undoes the deletion of a publication for a moment. What brings it back works once, for this deletion alone, and only
 * while the mark of the deletion is there: not after another deletion, by an editor say.
 */
import { reportTag } from '../../site/published-reports';
import { isClosing } from '../accounts/close-account';
import { hold, newUndo, release } from '../platform/held';
import type { Services } from '../platform/services';
import { UnreadableError } from '../platform/storage/store';
import { recordSchema, type PublishedRecord } from '../reports/record';
import { changeRecord, isThere, isUndoOf, removeRecord, restoreRecord, type EntryFate } from '../reports/store';
import { linkFormer } from './link-previous';

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
  const removed = await removeRecord(services, id, entry, undo);
  return removed === null || removed instanceof UnreadableError
    ? null
    : hold(services, PURPOSE, { what: removed, undo });
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
  if (!(await isUndoOf(storage, id, held.undo))) return isThere(storage, id);
  if (member !== null && (await isClosing(storage, member))) return false;
  await restoreRecord(storage, record);
  // Whose account is closed from here on finds the entry.
  if (member !== null && (await isClosing(storage, member))) {
    await removeRecord(services, id);
    return false;
  }
  // It is there without them, too.
  await Promise.all([linkFormer(services, record), linkLater(services, record)]).catch(services.report);
  await services.purge([reportTag(id)]);
  return true;
}
