/** Keeps a publication for a year from now. */
import { PUBLISHED_DAYS, reportTag } from '../../site/published-reports';
import type { Services } from '../platform/services';
import { deleteAll } from '../platform/storage';
import { renewEntry } from '../reports/member-entries';
import { changeRecord, expiringKey, isOver, type PublishedRecord } from '../reports/record';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When what is published or renewed now goes. */
export function expiryFrom(now: Date): string {
  return new Date(now.getTime() + PUBLISHED_DAYS * DAY_MS).toISOString();
}

/**
 * The entry of the new day comes first and that of the old one goes last: whenever this ends, the day that the record
 * names has an entry.
 *
 * @returns null if there is no such publication, or it has expired
 * @throws StorageError if it is not certain that it is kept longer; asking again is safe
 */
export async function renewPublished(
  { storage, purge, now }: Pick<Services, 'storage' | 'purge' | 'now'>,
  id: string,
): Promise<PublishedRecord | null> {
  const expiresAt = expiryFrom(now());
  const own = expiringKey({ id, expiresAt });
  const former = new Set<string>();
  const renewed = await changeRecord(storage, id, async (record) => {
    if (isOver(record, now().getTime())) return null;
    if (former.size === 0) await storage.put(own, {}, {});
    former.add(expiringKey(record));
    return { ...record, expiresAt };
  });
  // Deleted meanwhile, it leaves an entry that means nothing; without one it might be kept for good.
  if (renewed === null) return null;
  former.delete(own);
  await deleteAll(storage, [...former]);
  if (renewed.member !== null) await renewEntry(storage, renewed.member, renewed);
  await purge([reportTag(id)]);
  return renewed;
}
