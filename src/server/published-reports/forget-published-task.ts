/** Deletes publications whose time is over, and hashes of deleted ones. The clock does this each day, a few hundred at a time. */
import { LIMITS } from '../../site/limits';
import { dayStamp } from '../platform/expiring-keys';
import { forgetGone } from '../platform/gone';
import type { Services } from '../platform/services';
import { pagesBelow, type Storage } from '../platform/storage';
import { EXPIRING, expiringKey, PREFIX } from '../reports/record';
import { readOrUnreadable, removeStored } from '../reports/remove';

/** Deleted at once, and purged by one request. */
const BATCH = 20;

/** The oldest entries whose day is over, by their names alone. */
async function entriesBefore(storage: Pick<Storage, 'list'>, day: string): Promise<readonly string[]> {
  const most = LIMITS.publishedForgottenPerRun;
  const old: string[] = [];
  for await (const { keys } of pagesBelow(storage, EXPIRING)) {
    const before = keys.filter((key) => key < EXPIRING + day);
    old.push(...before);
    // Sorted by their days: nothing old follows something younger.
    if (before.length < keys.length || old.length >= most) break;
  }
  return old.slice(0, most);
}

/** Deletes what an entry refers to. @returns tags to purge */
async function forgetEntry(storage: Storage, key: string): Promise<readonly string[]> {
  const id = key.slice(key.lastIndexOf('-') + 1);
  const stored = await readOrUnreadable(storage, id);
  if (stored !== null && stored !== 'unreadable' && expiringKey(stored) === key)
    return removeStored(storage, id, stored);
  // Else it was kept longer since, and an entry of another day is the one that counts.
  const tags = stored === 'unreadable' ? await removeStored(storage, id, stored) : [];
  await storage.delete(key);
  return tags;
}

/** @throws Error with the first cause, after everything was tried */
export async function forgetPublishedTask({
  storage,
  now,
  purge,
}: Pick<Services, 'storage' | 'now' | 'purge'>): Promise<void> {
  const old = await entriesBefore(storage, dayStamp(now().getTime()));
  const failures: unknown[] = [];
  for (let first = 0; first < old.length; first += BATCH) {
    const settled = await Promise.allSettled(old.slice(first, first + BATCH).map((key) => forgetEntry(storage, key)));
    const tags: string[] = [];
    for (const result of settled) {
      if (result.status === 'fulfilled') tags.push(...result.value);
      else failures.push(result.reason);
    }
    if (tags.length > 0) await purge([...new Set(tags)]);
  }
  await forgetGone(storage, PREFIX, now().getTime(), LIMITS.publishedForgottenPerRun).catch((error: unknown) =>
    failures.push(error),
  );
  if (failures.length > 0)
    throw new Error('not every publication that is over could be deleted', { cause: failures[0] });
}
