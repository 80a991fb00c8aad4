/** What a publication measured again. */
import type { PreviousPublication } from '../../components/published/publication';
import type { Services } from '../platform/services';
import { type PublishedRecord, reportsOf } from '../reports/record';
import { readRecord } from '../reports/store';

/**
 * The previous publication, with one read of storage.
 *
 * @returns null if there is none, or it was deleted or has expired
 * @throws StorageError
 */
export async function readPrevious(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  { previous }: Pick<PublishedRecord, 'previous'>,
): Promise<PreviousPublication | null> {
  const stored = previous === null ? null : await readRecord(storage, previous);
  if (stored === null || Date.parse(stored.record.expiresAt) <= now().getTime()) return null;
  const { id, kind } = stored.record;
  const reports = reportsOf(stored.record).map(({ report }) => report);
  const [first] = reports;
  return first === undefined ? null : { id, kind, reports, collectedAt: first.collectedAt };
}
