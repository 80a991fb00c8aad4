/** Deletes reports whose time is over, and hashes of deleted ones. The clock does this each day, a few hundred at a time. */
import { LIMITS } from '../../site/limits';
import { dayStamp } from '../platform/expiring-keys';
import type { Services } from '../platform/services';
import { expiredEntries, forgetExpired, forgetHashes } from '../reports/store';

/** Deleted at once, and purged by one request. */
const BATCH = 20;

/** @throws Error with the first cause, after everything was tried */
export async function forgetPublishedTask({
  storage,
  now,
  purge,
}: Pick<Services, 'storage' | 'now' | 'purge'>): Promise<void> {
  const old = await expiredEntries(storage, dayStamp(now().getTime()), LIMITS.publishedForgottenPerRun);
  const failures: unknown[] = [];
  for (let first = 0; first < old.length; first += BATCH) {
    const settled = await Promise.allSettled(old.slice(first, first + BATCH).map((key) => forgetExpired(storage, key)));
    const tags: string[] = [];
    for (const result of settled) {
      if (result.status === 'fulfilled') tags.push(...result.value);
      else failures.push(result.reason);
    }
    if (tags.length > 0) await purge([...new Set(tags)]);
  }
  await forgetHashes(storage, now().getTime(), LIMITS.publishedForgottenPerRun).catch((error: unknown) =>
    failures.push(error),
  );
  if (failures.length > 0)
    throw new Error('not every publication that is over could be deleted', { cause: failures[0] });
}
