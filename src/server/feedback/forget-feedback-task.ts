/** Deletes what has been kept long enough. Runs once a day. */
import { LIMITS } from '../../site/limits';
import type { Services } from '../platform/services';
import { deleteBefore } from '../platform/expiring-keys';
import { EDITS } from './edits';
import { DELETIONS, INDEX, indexKey, readOrUnreadable, removeMessage, stampOf } from './message';
import { deleteBurnedProofs } from './proof';
import { forgetGone } from '../platform/gone';
import { pagesBelow, type Storage } from '../platform/storage';
import { ROOM } from './undo';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what an entry of the index refers to: a message with all that belongs to it, or what an attempt left. */
async function forgetEntry(storage: Storage, key: string): Promise<void> {
  const reference = key.slice(-10);
  const stored = await readOrUnreadable(storage, reference);
  // Stored later than this entry, which an earlier attempt left behind.
  const isYounger = stored !== null && stored !== 'unreadable' && indexKey(stored.message) !== key;
  if (!isYounger) await removeMessage(storage, reference);
  await storage.delete(key);
}

/** Waits for all of them. @throws Error with the first cause, after everything was tried */
async function all(tasks: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(tasks)).find((result) => result.status === 'rejected');
  if (failed) throw new Error('not everything old could be deleted', { cause: failed.reason });
}

async function forgetEntriesBefore(storage: Storage, oldest: string): Promise<void> {
  const old: string[] = [];
  for await (const { keys } of pagesBelow(storage, INDEX)) {
    const before = keys.filter((key) => key < INDEX + oldest);
    old.push(...before);
    // The index is sorted by time: nothing old follows something younger.
    if (before.length < keys.length) break;
  }
  await all(old.map((key) => forgetEntry(storage, key)));
}

/**
 * Deletes messages older than `LIMITS.feedbackRetentionDays` with their screenshots and notifications, who changed or
 * deleted what so long ago, and solutions that are over.
 *
 * @throws Error with the first cause, after everything was tried
 */
export async function forgetFeedbackTask({ storage, now }: Pick<Services, 'storage' | 'now'>): Promise<void> {
  const oldest = stampOf(new Date(now().getTime() - LIMITS.feedbackRetentionDays * DAY_MS));
  await all([
    deleteBurnedProofs({ storage, now }),
    deleteBefore(storage, DELETIONS, oldest.slice(0, 8)),
    deleteBefore(storage, EDITS, oldest.slice(0, 8)),
    forgetEntriesBefore(storage, oldest),
    forgetGone(storage, ROOM, now().getTime(), Infinity),
  ]);
}
