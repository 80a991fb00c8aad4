/** The plan: what to repair first, by the points of the overall each repair returns. */
import type { CheckResult, Report } from './report';
import { RUBRIC } from './rubric';
import { score, type Gate } from './score';

export interface PlanStep {
  readonly check: CheckResult;
  /**
   * Per mille the overall rises by when this check alone passes; for a failed gate, when all failed gates pass.
   * Other steps are reckoned with the gates passed, since a cap would hide what they return.
   * Null where there is no overall.
   */
  readonly points: number | null;
}

function hasLost(check: CheckResult): boolean {
  return typeof check.score === 'number' && check.score < 1000 && check.weight > 0;
}

function passing(checks: readonly CheckResult[], ids: readonly string[]): readonly CheckResult[] {
  return checks.map((check) => (ids.includes(check.id) ? { ...check, score: 1000 } : check));
}

/** Weight × loss: the order of steps where there is no overall to compare. */
function loss({ check }: PlanStep): number {
  return typeof check.score === 'number' ? check.weight * (1000 - check.score) : 0;
}

/**
 * Every check that lost points: failed gates first, then by points, equal ones in rubric order. The points are
 * differences of overalls as they are shown, so that the repaired report shows exactly what was promised.
 */
export function plan(report: Report, gates: readonly Gate[] = RUBRIC.gates): readonly PlanStep[] {
  const { overall, checks, dimensions } = report;
  const lost = checks.filter(hasLost);
  if (overall === null) {
    return lost.map((check) => ({ check, points: null })).toSorted((a, b) => loss(b) - loss(a));
  }
  const failed = gates
    .map(({ check }) => check)
    .filter((id) => lost.some((check) => check.id === id && check.score === 0));
  const overallWith = (ids: readonly string[]) =>
    score({ dimensions, gates }, passing(checks, ids)).overall?.value ?? overall.value;
  const base = overallWith(failed);
  const steps = lost.map((check) => {
    const isGate = failed.includes(check.id);
    const points = isGate ? base - overall.value : overallWith([...failed, check.id]) - base;
    return { check, points, isGate };
  });
  return steps
    .toSorted((a, b) => Number(b.isGate) - Number(a.isGate) || b.points - a.points)
    .map(({ check, points }) => ({ check, points }));
}
