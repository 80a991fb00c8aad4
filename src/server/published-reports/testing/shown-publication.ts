/** Publications as they are once their sites have been asked. */
import type { Report } from '../../../brand/report/report';
import { exampleReport } from '../../assessing/example-reports';
import type { Storage } from '../../platform/storage/raw';
import { SHOWN, type SiteAnswer } from '../store';
import { answerKey } from './keys';
import { putPublished } from './published';

/** Puts there what a site's owner says, read as the clock of tests stands. */
export async function putAnswer(
  storage: Pick<Storage, 'put'>,
  { target: { origin } }: Pick<Report, 'target'>,
  answer: Partial<SiteAnswer> = {},
): Promise<void> {
  const stored = { format: 1, origin, checkedAt: '2026-06-01T12:00:00.000Z', answer: { ...SHOWN, ...answer } };
  await storage.put(answerKey(origin), stored, {});
}

/**
 * Stores a publication whose sites were asked just now, so that none is asked again. Their answers stay as they were.
 */
export async function putShown(
  storage: Pick<Storage, 'get' | 'put'>,
  changes: Parameters<typeof putPublished>[1] = {},
): Promise<void> {
  const { reports } = { reports: [exampleReport('harbour')], ...changes };
  await putPublished(storage, changes);
  for (const report of reports) {
    if ((await storage.get(answerKey(report.target.origin))) === null) await putAnswer(storage, report);
  }
}
