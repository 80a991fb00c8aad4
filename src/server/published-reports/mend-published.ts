/** What belongs to a publication, and a restored backup has not: backups are made while people publish and delete. */
import type { Storage } from '../platform/storage';
import { putEntry } from '../reports/member-entries';
import { changeRecord, expiringKey, memberEntryKey, readRecord, recordKey } from '../reports/record';

/** Its entries are stored, and links to publications that are gone taken out. @throws StorageError */
export async function mendPublished(storage: Storage, id: string): Promise<void> {
  const found = await readRecord(storage, id);
  if (found === null) return;
  const { record } = found;
  const { member } = record;
  await storage.put(expiringKey(record), {}, { ifNew: true });
  if (member !== null && (await storage.get(memberEntryKey(member, record))) === null) {
    await putEntry(storage, member, record);
  }
  const isGone = async (other: string | null) => other !== null && (await storage.get(recordKey(other))) === null;
  const [previous, next] = await Promise.all([isGone(record.previous), isGone(record.next)]);
  if (!previous && !next) return;
  await changeRecord(storage, id, (known) => ({
    ...known,
    previous: previous ? null : known.previous,
    next: next ? null : known.next,
  }));
}
