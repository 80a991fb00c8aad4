/** Publications in a test's storage, as publishing leaves them there. */
import type { Report } from '../../../brand/report/report';
import type { ReportJson } from '../../../brand/sharing/signature';
import type { PublishedKind } from '../../../site/published-reports';
import { exampleReport } from '../../assessing/example-reports';
import { signReport } from '../../signing/sign-report';
import { TEST_KEYS } from '../../platform/testing/signing-keys';
import { hashOfSecret } from '../../platform/private-secrets';
import type { Storage } from '../../platform/storage/raw';
import type { PublishedRecord } from '../../reports/record';
import { expiringKey, recordKey } from './keys';

export const PUBLISHED_ID_1 = '0123456789abc';
export const PUBLISHER_KEY_1 = '0123456789abcdefghjkmnpqrs';

/** The report as its JSON, signed by the first test key. */
export function signedTestReport(report: Report) {
  const signature = signReport(report, TEST_KEYS);
  if (signature === null) throw new Error('only reports of sites are signed');
  return { report: JSON.parse(JSON.stringify(report)) as ReportJson, signature };
}

/**
 * Stores a publication in the form from before there were links, or a link.
 *
 * @param changes what the test needs to be different; with a state, the record has the current form
 */
export async function putPublished(
  storage: Pick<Storage, 'put'>,
  {
    reports = [exampleReport('harbour')],
    ...changes
  }: Partial<Omit<PublishedRecord, 'reports'>> & {
    readonly reports?: readonly Report[];
  } = {},
): Promise<PublishedRecord> {
  const kind: PublishedKind = reports.length > 1 ? 'comparison' : 'assessment';
  const record: PublishedRecord = {
    format: 2,
    id: PUBLISHED_ID_1,
    state: 'published',
    kind,
    storedAt: '2026-06-01T12:00:00.000Z',
    content: 'a hash',
    keyHash: hashOfSecret(PUBLISHER_KEY_1),
    publishedAt: '2026-06-01T12:00:00.000Z',
    expiresAt: '2027-06-01T12:00:00.000Z',
    member: null,
    previous: null,
    next: null,
    ...changes,
    reports: reports.map(signedTestReport),
  };
  await storage.put(expiringKey(record), {}, {});
  const { state: _, storedAt: _storedAt, ...before } = record;
  await storage.put(recordKey(record.id), changes.state === undefined ? { ...before, format: 1 } : record, {});
  return record;
}
