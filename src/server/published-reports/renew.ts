/** Keeps a report for another while from now. */
import { DAYS_KEPT, reportTag } from '../../site/published-reports';
import type { Services } from '../platform/services';
import { isOver, type PublishedRecord } from '../reports/record';
import { moveRecord } from '../reports/store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When what is kept for so many days from now goes. */
export function expiryFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

/**
 * @param record as read just now; later publications are left alone
 * @param days from now on; by default, as many as its state has
 * @returns null if there is no such report, or it has expired
 * @throws StorageError if it isn't certain that it is kept for longer; calling again is safe
 */
export async function renewReport(
  { storage, purge, now }: Pick<Services, 'storage' | 'purge' | 'now'>,
  { id, state }: Pick<PublishedRecord, 'id' | 'state'>,
  days: number = DAYS_KEPT[state],
): Promise<PublishedRecord | null> {
  const renewed = await moveRecord(storage, id, expiryFrom(now(), days), (record) =>
    record.state === state && !isOver(record, now().getTime()) ? record : null,
  );
  if (renewed !== null) await purge([reportTag(id)]);
  return renewed;
}
