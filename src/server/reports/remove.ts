/**
 * Deletes a publication with all that belongs to it. What it was found by goes last, so that the request can be repeated
 * as long as anything is left: the record, or for its member the entry in their list. The entry below `EXPIRING` goes
 * after the record: what nobody asks for again goes when its time is over.
 */
import { reportTag } from '../../site/published-reports';
import { markGone } from '../platform/gone';
import type { Services } from '../platform/services';
import type { Storage } from '../platform/storage';
import { deleteEntries } from './member-entries';
import {
  changeRecord,
  expiringKey,
  PREFIX,
  readRecord,
  recordKey,
  UnreadableRecordError,
  type PublishedRecord,
} from './record';

/** What is stored, or that it cannot be read: it can still be deleted. @throws StorageError */
export async function readOrUnreadable(storage: Storage, id: string): Promise<PublishedRecord | 'unreadable' | null> {
  try {
    return (await readRecord(storage, id))?.record ?? null;
  } catch (error) {
    if (error instanceof UnreadableRecordError) return 'unreadable';
    throw error;
  }
}

/** Takes a publication's name out of those that it measured again and that measured it again. */
async function unlink(storage: Storage, { id, previous, next }: PublishedRecord): Promise<readonly string[]> {
  const linked = [previous, next].filter((other) => other !== null);
  await Promise.all(
    linked.map((other) =>
      changeRecord(storage, other, (record) => {
        if (record.previous !== id && record.next !== id) return null;
        return {
          ...record,
          previous: record.previous === id ? null : record.previous,
          next: record.next === id ? null : record.next,
        };
      }),
    ),
  );
  return linked;
}

type RemoveServices = Pick<Services, 'storage' | 'purge' | 'now'>;

/** Whether the member's entry goes along; it is left for a caller who found the publication by it and deletes it then. */
export type EntryFate = 'deleted' | 'left';

/**
 * Deletes what is stored under an id.
 *
 * @param stored as `readOrUnreadable` gave it; the entry below `EXPIRING` of one that cannot be read goes by its age
 * @returns the tags of what shows it, and of what shows a link to it
 * @throws StorageError if it is not certain that everything is gone
 */
export async function removeStored(
  storage: Storage,
  id: string,
  stored: PublishedRecord | 'unreadable',
  entry: EntryFate = 'deleted',
): Promise<readonly string[]> {
  if (stored === 'unreadable') {
    await storage.delete(recordKey(id));
    return [reportTag(id)];
  }
  const [linked] = await Promise.all([
    unlink(storage, stored),
    stored.member !== null && entry === 'deleted' && deleteEntries(storage, stored.member, id),
  ]);
  await storage.delete(recordKey(id));
  await storage.delete(expiringKey(stored));
  return [id, ...linked].map(reportTag);
}

/**
 * Deletes a publication, notes that it is gone and makes the CDN forget it.
 *
 * @returns false if there was no such publication
 * @throws StorageError if something may be left; asking again deletes the rest
 */
export async function removePublished(
  services: RemoveServices,
  id: string,
  entry: EntryFate = 'deleted',
): Promise<boolean> {
  return (await removeWith(services, id, entry, null)) !== null;
}

/**
 * The same.
 *
 * @param undo what brings it back has this value, too; null if nothing does
 * @returns what was deleted; null if there was no such publication
 */
export async function removeWith(
  { storage, purge, now }: RemoveServices,
  id: string,
  entry: EntryFate,
  undo: string | null,
): Promise<PublishedRecord | 'unreadable' | null> {
  const stored = await readOrUnreadable(storage, id);
  if (stored === null) return null;
  await markGone(storage, PREFIX, id, now().getTime(), undo);
  await purge(await removeStored(storage, id, stored, entry));
  return stored;
}
