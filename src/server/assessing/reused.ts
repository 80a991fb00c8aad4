import { LIMITS } from '../../site/limits';
import type { Assessment, Outcome } from './assessments';

/**
 * When the site of a reused report can be measured again, as ISO 8601; undefined if the report was measured just now.
 * Counted from the latest moment when the measurement can have ended, so that no one who comes then has to wait.
 */
export function reusedUntil(
  { reused }: Extract<Assessment, { readonly state: 'done' }>,
  { report }: Extract<Outcome, { readonly ok: true }>,
): string | undefined {
  if (!reused) return undefined;
  const seconds = LIMITS.reportReuseSeconds + LIMITS.assessmentSeconds;
  return new Date(Date.parse(report.collectedAt) + seconds * 1000).toISOString();
}
