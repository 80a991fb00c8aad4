/** What a publication measured again. */
import type { PreviousPublication } from '../../components/published/publication';
import type { Services } from '../platform/services';
import { type PublishedRecord, reportsOf } from '../reports/record';
import { readCurrent } from '../reports/store';

/**
 * The previous publication. Costs one read of storage.
 *
 * @returns null if there is none, or it was deleted or has expired
 * @throws StorageError
 */
export async function readPrevious(
  services: Pick<Services, 'storage' | 'now'>,
  { previous }: Pick<PublishedRecord, 'previous'>,
): Promise<PreviousPublication | null> {
  const record = previous === null ? null : await readCurrent(services, previous);
  if (record === null) return null;
  const { id, kind } = record;
  const reports = reportsOf(record).map(({ report }) => report);
  const [first] = reports;
  return first === undefined ? null : { id, kind, reports, collectedAt: first.collectedAt };
}
