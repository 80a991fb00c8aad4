/** Whether this tab published something or tried to: asked before the rest of publishing is loaded. */
import { lacksReceipts } from '../../../brand/sharing/signature';
import type { AssessmentResult } from '../result';

/** Names reports by their signatures, with whether their receipts are here: the same wherever the tab opens them. */
export function nameOfReports(results: readonly AssessmentResult[]): string {
  return results
    .map(({ signature, received }) => `${signature?.value ?? ''}${lacksReceipts(received) ? '-' : ''}`)
    .join(' ');
}

/** @param storage the tab's memory */
export function isTried(results: readonly AssessmentResult[], storage: Storage | null): boolean {
  return storage?.getItem('facet:published')?.includes(JSON.stringify(nameOfReports(results))) ?? false;
}
