/**
 * What stays of a deleted publication for a while: a hash of its id, so that its addresses can say that it is gone. The
 * entry that names its day is written first and deleted last, as of publications themselves. Where both a publication
 * and such a hash are found, the publication counts: the hash is left of an earlier one, or of a deletion that ended
 * half-way.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { GONE_DAYS } from '../../site/published-reports';
import { dayStamp } from '../platform/expiring-keys';
import { pagesBelow, type Storage } from '../platform/storage';
import { GONE, GONE_UNTIL } from './record';

const DAY_MS = 24 * 60 * 60 * 1000;

const markSchema = z.object({
  format: z.literal(1),
  /** What undoes the deletion has this value, too; null where nothing does. */
  undo: z.string().nullable(),
});

const hashOf = (id: string) => createHash('sha256').update(`gone ${id}`).digest('hex').slice(0, 32);

/** @param now ms since 1970 @throws StorageError */
export async function markGone(
  storage: Pick<Storage, 'put'>,
  id: string,
  now: number,
  undo: string | null,
): Promise<void> {
  const hash = hashOf(id);
  await storage.put(`${GONE_UNTIL}${dayStamp(now + GONE_DAYS * DAY_MS)}-${hash}`, {}, {});
  await storage.put(GONE + hash, { format: 1, undo } satisfies z.output<typeof markSchema>, {});
}

/** What undoes the deletion of a publication; null where nothing does. @throws StorageError */
export async function undoOf(storage: Pick<Storage, 'get'>, id: string): Promise<string | null> {
  return markSchema.safeParse((await storage.get(GONE + hashOf(id)))?.value).data?.undo ?? null;
}

/** Says of a publication no more that it is gone. What names its day is left, and means nothing. @throws StorageError */
export async function unmarkGone(storage: Pick<Storage, 'delete'>, id: string): Promise<void> {
  await storage.delete(GONE + hashOf(id));
}

/** Why there is nothing to show of an id: it was deleted, or never was. One read. @throws StorageError */
export async function whyMissing(
  storage: Pick<Storage, 'get'>,
  id: string,
): Promise<{ readonly code: 'gone' | 'not-found' }> {
  return { code: (await storage.get(GONE + hashOf(id))) === null ? 'not-found' : 'gone' };
}

/** Forgets those whose day is over. @throws StorageError; the next run deletes the others */
export async function forgetGone(storage: Pick<Storage, 'list' | 'delete'>, now: number, most: number): Promise<void> {
  const today = GONE_UNTIL + dayStamp(now);
  let left = most;
  for await (const { keys } of pagesBelow(storage, GONE_UNTIL)) {
    const old = keys.filter((key) => key < today).slice(0, left);
    for (const key of old) {
      await storage.delete(GONE + key.slice(key.lastIndexOf('-') + 1));
      await storage.delete(key);
    }
    left -= old.length;
    // Sorted by their days: nothing old comes behind something young.
    if (old.length < keys.length) return;
  }
}
