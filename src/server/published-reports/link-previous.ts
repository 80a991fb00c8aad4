/** Publications that measure the same sites again, and which of them is later. */
import { reportTag } from '../../site/published-reports';
import type { Report } from '../../brand/report/report';
import { typedAddress } from '../../brand/urls/target';
import type { Services } from '../platform/services';
import { type PublishedRecord, reportsOf } from '../reports/record';
import { changeRecord, readCurrent, readRecord } from '../reports/store';

/** Compares what was typed, too: an address that leads to a site is not that site. */
const targetsOf = (reports: readonly Pick<Report, 'target'>[]) =>
  reports
    .map(({ target }) => `${typedAddress(target)} ${target.origin}`)
    .sort()
    .join(' ');

const measuredAt = (record: PublishedRecord) =>
  Math.max(...reportsOf(record).map(({ report }) => Date.parse(report.collectedAt)));

/**
 * The id of the publication that is measured again, if it is there and of the same sites; their order does not matter.
 *
 * @returns null if it is not: what is published then has no former one
 * @throws StorageError
 */
export async function formerOf(
  services: Pick<Services, 'storage' | 'now'>,
  asked: string | undefined,
  reports: readonly Pick<Report, 'target'>[],
): Promise<string | null> {
  const record = asked === undefined ? null : await readCurrent(services, asked);
  // What has a link alone is named by nothing that everyone sees.
  if (record === null || record.state === 'link') return null;
  const former = reportsOf(record).map(({ report }) => report);
  return targetsOf(former) === targetsOf(reports) ? record.id : null;
}

/**
 * Makes the former publication name this one as its next, unless it names one that was measured later.
 *
 * @throws StorageError
 */
export async function linkFormer(
  { storage, purge }: Pick<Services, 'storage' | 'purge'>,
  record: PublishedRecord,
): Promise<void> {
  if (record.previous === null) return;
  const linked = await changeRecord(storage, record.previous, async (former) => {
    if (former.next === record.id) return null;
    const other = former.next === null ? null : await readRecord(storage, former.next);
    const isLater = other !== null && measuredAt(other) > measuredAt(record);
    return isLater ? null : { ...former, next: record.id };
  });
  if (linked !== null) await purge([reportTag(linked.id)]);
}
