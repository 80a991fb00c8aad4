/** What changed between two reports, cause by cause. Pure: reports in, codes and numbers out. */
import { byCause } from '../brand/score/causes';
import type { Scope } from '../brand/evidence/evidence';
import type { CheckResult, Report } from '../brand/report/report';
import { reportChanges, type ChangedCheck } from '../brand/comparison/report-changes';
import { outlineOf } from '../brand/score/rubric-outline';

/** `other`: nothing was won or lost; for example, what could not be read before now can. */
export type Direction = 'worse' | 'better' | 'other';

export interface ChangedCause {
  /** The cause of several checks that changed; null if it is one check. */
  readonly cause: string | null;
  readonly direction: Direction;
  readonly checks: readonly ChangedCheck[];
}

export interface Changes {
  /** Per mille; null if there was no overall. */
  readonly overall: { readonly before: number | null; readonly after: number | null };
  /** Losses first, each by its weight; null if the reports' checks are not the same. */
  readonly causes: readonly ChangedCause[] | null;
}

/** Why the checks of two reports cannot be compared; null if they can. */
export type Incomparable =
  | { readonly code: 'rubric'; readonly before: string; readonly after: string }
  | { readonly code: 'scope'; readonly before: Scope; readonly after: Scope };

export function incomparable(before: Report, after: Report): Incomparable | null {
  if (before.rubricVersion !== after.rubricVersion) {
    return { code: 'rubric', before: before.rubricVersion, after: after.rubricVersion };
  }
  return before.scope === after.scope ? null : { code: 'scope', before: before.scope, after: after.scope };
}

/** Weight × score where both were assessed; 0 if one was not. */
function gain({ before, after }: ChangedCheck): number {
  const isJudged = (check: CheckResult): check is CheckResult & { score: number } => typeof check.score === 'number';
  return isJudged(before) && isJudged(after) ? after.weight * (after.score - before.score) : 0;
}

const gainOf = (checks: readonly ChangedCheck[]) => checks.reduce((sum, one) => sum + gain(one), 0);

export function changesBetween(before: Report, after: Report): Changes {
  const { overall, checks } = reportChanges(before, after);
  if (checks === null) return { overall, causes: null };
  const groups = byCause(outlineOf(after.rubricVersion).causes ?? [], checks, (one) => one.after.id);
  const causes = groups.map(({ cause, members }): ChangedCause => {
    const won = gainOf(members);
    const direction = won === 0 ? 'other' : won < 0 ? 'worse' : 'better';
    return { cause: members.length > 1 ? cause : null, direction, checks: members };
  });
  const rank: Readonly<Record<Direction, number>> = { worse: 0, better: 1, other: 2 };
  return {
    overall,
    causes: causes.toSorted(
      (a, b) => rank[a.direction] - rank[b.direction] || Math.abs(gainOf(b.checks)) - Math.abs(gainOf(a.checks)),
    ),
  };
}
