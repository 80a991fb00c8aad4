import { LIMITS } from '../../site/limits';
import type { Assessment, Outcome } from './assessments';

/**
 * When the site of a report that was not measured for its reader can be measured again: ISO 8601; undefined if it was.
 * Counted from the latest moment its measurement can have ended, so that nobody who comes then is told to wait.
 */
export function reusedUntil(
  { reused }: Extract<Assessment, { readonly state: 'done' }>,
  { report }: Extract<Outcome, { readonly ok: true }>,
): string | undefined {
  if (!reused) return undefined;
  const seconds = LIMITS.reportReuseSeconds + LIMITS.assessmentSeconds;
  return new Date(Date.parse(report.collectedAt) + seconds * 1000).toISOString();
}
