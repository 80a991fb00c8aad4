/** Deletes what has been kept long enough. Runs once a day. */
import { LIMITS } from '../../site/limits';
import { forgetGone } from '../platform/gone';
import type { Services } from '../platform/services';
import { stampOf } from './message';
import { deleteBurnedProofs } from './proof';
import { deletions, edits, messages, removeParts } from './store';
import { ROOM } from './undo';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes messages older than `LIMITS.feedbackRetentionDays` with their screenshots and notifications, who changed or
 * deleted what so long ago, and solutions that are over.
 *
 * @throws Error with the first cause, after everything was tried
 */
export async function forgetFeedbackTask({ storage, now }: Pick<Services, 'storage' | 'now'>): Promise<void> {
  const oldest = stampOf(new Date(now().getTime() - LIMITS.feedbackRetentionDays * DAY_MS));
  const tried = await Promise.allSettled([
    deleteBurnedProofs({ storage, now }),
    deletions.forget(storage, oldest.slice(0, 8)),
    edits.forget(storage, oldest.slice(0, 8)),
    messages.forget(storage, oldest, (reference) => removeParts(storage, reference)),
    forgetGone(storage, ROOM, now().getTime(), Infinity),
  ]);
  const failed = tried.find((result) => result.status === 'rejected');
  if (failed) throw new Error('not everything old could be deleted', { cause: failed.reason });
}
