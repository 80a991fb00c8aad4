/** Deletes reports whose time is over, and hashes of deleted ones. The clock does this each day, a few hundred at a time. */
import { LIMITS } from '../../site/limits';
import { forgetGone } from '../platform/gone';
import type { Services } from '../platform/services';
import { dayStamp } from '../platform/storage/stamps';
import { published, removeParts, ROOM } from '../reports/store';

/** @throws Error with the first cause, after everything was tried */
export async function forgetPublishedTask({
  storage,
  now,
  purge,
}: Pick<Services, 'storage' | 'now' | 'purge'>): Promise<void> {
  const time = now().getTime();
  const most = LIMITS.publishedForgottenPerRun;
  let tags: string[] = [];
  const parts: Parameters<typeof published.forget>[2] = async (id, found) => {
    tags.push(...(await removeParts(storage, id, found)));
  };
  // What is deleted at once is purged by one request.
  const purgeBatch = async () => {
    const batch = [...new Set(tags)];
    tags = [];
    if (batch.length > 0) await purge(batch);
  };
  const tried = await Promise.allSettled([
    published.forget(storage, dayStamp(time), parts, most, purgeBatch),
    forgetGone(storage, ROOM, time, most),
  ]);
  const failed = tried.find((result) => result.status === 'rejected');
  if (failed) throw new Error('not every publication that is over could be deleted', { cause: failed.reason });
}
