/** Whether this tab shared or published something, or tried to: asked before the rest is loaded. */
import { lacksReceipts } from '../../../brand/sharing/signature';
import type { ReportState } from '../../../site/published-reports';
import type { AssessmentResult } from '../result';

/** Names reports by their signatures, with whether their receipts are here: the same wherever the tab opens them. */
export function nameOfReports(results: readonly AssessmentResult[]): string {
  return results
    .map(({ signature, received }) => `${signature?.value ?? ''}${lacksReceipts(received) ? '-' : ''}`)
    .join(' ');
}

/** @param state what was asked for last @param storage the tab's memory */
export function isTried(results: readonly AssessmentResult[], state: ReportState, storage: Storage | null): boolean {
  const begin = JSON.stringify({ reports: nameOfReports(results), state }).slice(1, -1);
  return storage?.getItem('facet:published')?.includes(begin) ?? false;
}
