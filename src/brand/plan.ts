/**
 * The plan: what to repair first, by the points of the overall each repair returns, and what the report's figures would
 * be if some of it were repaired.
 */
import { hasLostPoints, type CheckResult, type Report } from './report';
import { outlineOf } from './rubric-outline';
import { score, type Gate } from './score';

export interface PlanStep {
  readonly check: CheckResult;
  /**
   * Per mille the overall rises by when this check alone passes; for a failed gate, when all failed gates pass.
   * Other steps are reckoned with the gates passed, since a cap would hide what they return.
   * Null if there is no overall.
   */
  readonly points: number | null;
  /** The gate that this check has failed; null if it has not, or is none. */
  readonly gate: Gate | null;
}

/** A check that could not be read. */
export interface UnreadCheck {
  readonly check: CheckResult;
  /**
   * Per mille of the overall between this check failed and passed, the other unread ones left out. Null if there is
   * no overall with it.
   */
  readonly stake: number | null;
}

function scored(checks: readonly CheckResult[], ids: readonly string[], value: number): readonly CheckResult[] {
  return checks.map((check) => (ids.includes(check.id) ? { ...check, score: value } : check));
}

/** Weight × loss: the order of steps where there is no overall to compare. */
function loss({ check }: PlanStep): number {
  return typeof check.score === 'number' ? check.weight * (1000 - check.score) : 0;
}

/** Failed gates first, then by points; without an overall by what is lost. Equal ones stay in rubric order. */
function byUrgency(a: PlanStep, b: PlanStep): number {
  const gates = Number(b.gate !== null) - Number(a.gate !== null);
  if (gates !== 0) return gates;
  return a.points === null || b.points === null ? loss(b) - loss(a) : b.points - a.points;
}

/**
 * Every check that lost points: failed gates first, then by points. The points are differences of overalls as they are
 * shown, so that the repaired report shows exactly what was promised.
 */
export function plan(
  report: Report,
  gates: readonly Gate[] = outlineOf(report.rubricVersion).gates,
): readonly PlanStep[] {
  const { overall, checks, dimensions } = report;
  const lost = checks.filter(hasLostPoints);
  const gateOf = ({ id, score: value }: CheckResult) =>
    value === 0 ? (gates.find((gate) => gate.check === id) ?? null) : null;
  const failed = lost.filter((check) => gateOf(check) !== null).map(({ id }) => id);
  const overallWith = (ids: readonly string[]) =>
    score({ dimensions, gates }, scored(checks, ids, 1000)).overall?.value ?? null;
  const base = overallWith(failed);
  const pointsOf = ({ id }: CheckResult) => {
    if (overall === null || base === null) return null;
    return failed.includes(id) ? base - overall.value : (overallWith([...failed, id]) ?? base) - base;
  };
  return lost.map((check) => ({ check, points: pointsOf(check), gate: gateOf(check) })).toSorted(byUrgency);
}

/**
 * The report as it would score if the checks `ids` passed, everything else being as it was measured. Checks that lost
 * no points are left as they are, unread ones too. Only the scores are assumed: outcomes, receipts and portrait remain
 * those that were measured.
 */
export function whatIf(
  report: Report,
  ids: readonly string[],
  gates: readonly Gate[] = outlineOf(report.rubricVersion).gates,
): Report {
  const repaired = report.checks.filter((check) => hasLostPoints(check) && ids.includes(check.id)).map(({ id }) => id);
  if (repaired.length === 0) return report;
  const checks = scored(report.checks, repaired, 1000);
  return { ...report, ...score({ dimensions: report.dimensions, gates }, checks), checks };
}

/** The checks that could not be read and would count, by what is at stake, else by weight. */
export function unreadChecks(
  report: Report,
  gates: readonly Gate[] = outlineOf(report.rubricVersion).gates,
): readonly UnreadCheck[] {
  const { checks, dimensions } = report;
  const overallIf = (id: string, value: number) =>
    score({ dimensions, gates }, scored(checks, [id], value)).overall?.value ?? null;
  const stakeOf = ({ id }: CheckResult) => {
    const [low, high] = [overallIf(id, 0), overallIf(id, 1000)];
    return low === null || high === null ? null : high - low;
  };
  return checks
    .filter((check) => check.score === 'unknown' && check.weight > 0)
    .map((check) => ({ check, stake: stakeOf(check) }))
    .toSorted((a, b) => (b.stake ?? 0) - (a.stake ?? 0) || b.check.weight - a.check.weight);
}
