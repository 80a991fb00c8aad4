/** The keys of results: under the ten minutes in which they were made, so that names alone show what may be deleted. */
import { LIMITS } from '../../site/limits';
import type { Services } from '../platform/services';
import { spanStamp } from '../platform/storage/stamps';
import { leftBehind } from './store';

/** How long they are of use, ms. */
export const SPAN_MS = LIMITS.reportReuseSeconds * 1000;

/** The span of time that something is made in. @param time ms since 1970 */
const spanOf = (time: number) => spanStamp(time, LIMITS.reportReuseSeconds);

/** @param name a hash of what it is @param time when it was made, ms since 1970 */
export const spanName = (time: number, name: string) => `${spanOf(time)}/${name}`;

/** Deletes what is over. Runs after each assessment, and on a schedule in case none follows. @throws StorageError */
export async function deleteOldResults({ storage, now }: Pick<Services, 'storage' | 'now'>): Promise<void> {
  await leftBehind.forget(storage, spanOf(now().getTime() - SPAN_MS));
}
