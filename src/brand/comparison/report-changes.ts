/** What came out otherwise when a site was measured again. */
import type { CheckResult, Report } from '../report/report';

/** A check whose result is another one than before. */
export interface ChangedCheck {
  readonly before: CheckResult;
  readonly after: CheckResult;
}

export interface ReportChanges {
  /** Per mille; null if too little could be read for an overall. */
  readonly overall: { readonly before: number | null; readonly after: number | null };
  /** In the order of the later report; null if rubric or scope differ, whose checks are not the same. */
  readonly checks: readonly ChangedCheck[] | null;
}

/** Compares two reports of one site. A result is what a check came to: its outcome and its score. */
export function reportChanges(before: Report, after: Report): ReportChanges {
  const overall = { before: before.overall?.value ?? null, after: after.overall?.value ?? null };
  if (before.rubricVersion !== after.rubricVersion || before.scope !== after.scope) return { overall, checks: null };
  const earlier = new Map(before.checks.map((check) => [check.id, check]));
  const checks = after.checks.flatMap((check) => {
    const was = earlier.get(check.id);
    const isSame = was === undefined || (was.outcome === check.outcome && was.score === check.score);
    return isSame ? [] : [{ before: was, after: check }];
  });
  return { overall, checks };
}
