/** What was measured of a site, as the export that people save: with everything that its report was made from. */
import type { ReportExport } from '../../brand/sharing/export';
import type { Services } from '../platform/services';
import type { Outcome } from './assessments';
import { signReport } from '../signing/sign-report';

/**
 * @param outcome of an assessment; the facts of a stored one are extracted again from its evidence
 * @returns the export, signed where this deploy has a key
 */
export async function exportOf(
  { evidence, facts, report }: Extract<Outcome, { readonly ok: true }>,
  { pageReader, environment }: Pick<Services, 'pageReader' | 'environment'>,
): Promise<ReportExport> {
  return {
    format: 1,
    evidence,
    facts: facts ?? (await pageReader.assess(evidence, null)).facts,
    report: { ...report },
    signature: signReport(report, environment.signingKeys),
  };
}
