/**
 * The plan: what to repair first, by the points of the overall each repair returns, and what the report's figures would
 * be if some of it were repaired.
 */
import { byCause } from './causes';
import { hasLostPoints, type CheckResult, type Report } from '../report/report';
import { outlineOf } from './rubric-outline';
import { score, type Gate, type ScoringRules } from './score';

export interface PlanStep {
  /** The cause that several of its checks share; null if one check alone lost points. */
  readonly cause: string | null;
  /** The check that lost points, of several the one that weighs most. */
  readonly check: CheckResult;
  /** The others that lost points by the same cause. */
  readonly others: readonly CheckResult[];
  /**
   * By how much the overall score rises when these checks alone pass, in per mille. For a failed gate, when all failed
   * gates pass. For other steps, all gates are taken as passed, because a cap would hide the gain. Null if there is no
   * overall score.
   */
  readonly points: number | null;
  /** The gate that one of the checks has failed; null if none has, or is one. */
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

/** Ids of a step's checks. */
export function checksOf({ check, others }: Pick<PlanStep, 'check' | 'others'>): readonly string[] {
  return [check, ...others].map(({ id }) => id);
}

function scored(checks: readonly CheckResult[], ids: readonly string[], value: number): readonly CheckResult[] {
  return checks.map((check) => (ids.includes(check.id) ? { ...check, score: value } : check));
}

/** Weight × loss. */
export function lossOf({ score: value, weight }: CheckResult): number {
  return typeof value === 'number' ? weight * (1000 - value) : 0;
}

/** The order of steps where there is no overall to compare. */
function loss({ check, others }: PlanStep): number {
  return [check, ...others].reduce((sum, one) => sum + lossOf(one), 0);
}

/** Whether a published rule requires one of a step's checks. */
function isRequired({ check, others }: PlanStep): boolean {
  return [check, ...others].some(({ standing }) => standing === 'required');
}

/** Failed gates first, then by points; without an overall by what is lost. Of equal ones first what is required. */
function byUrgency(a: PlanStep, b: PlanStep): number {
  const gates = Number(b.gate !== null) - Number(a.gate !== null);
  if (gates !== 0) return gates;
  const won = a.points === null || b.points === null ? loss(b) - loss(a) : b.points - a.points;
  return won || Number(isRequired(b)) - Number(isRequired(a));
}

/** What lost points, by cause; a check without one is a step of its own. */
function stepsOf(
  { checks, dimensions, overall }: Report,
  { gates, causes = [] }: ScoringRules,
): readonly Omit<PlanStep, 'points'>[] {
  // If there is an overall score, checks in a dimension without a score gain nothing.
  const idle = overall === null ? [] : dimensions.filter(({ score: value }) => value === null).map(({ id }) => id);
  const lost = checks.filter((check) => hasLostPoints(check) && !idle.includes(check.dimension));
  const gateOf = ({ id, score: value }: CheckResult) =>
    value === 0 ? gates.find((gate) => gate.check === id) : undefined;
  return byCause(causes, lost, ({ id }) => id).map(({ cause, members }) => {
    const worst = members.reduce((a, b) => (lossOf(b) > lossOf(a) ? b : a));
    const others = members.filter((one) => one !== worst);
    const gate = members.map(gateOf).find((one) => one !== undefined) ?? null;
    return { cause: others.length > 0 ? cause : null, check: worst, others, gate };
  });
}

/** The checks of gates that failed. */
function failedGates({ checks }: Report, { gates }: ScoringRules): readonly string[] {
  return gates.map(({ check }) => check).filter((id) => checks.some((one) => one.id === id && one.score === 0));
}

/**
 * By how much the overall score rises when checks pass, in per mille. This is the difference between the two scores as
 * shown, so the repaired report shows exactly what was promised. If one of the checks is a failed gate, all failed
 * gates are counted as passed. Otherwise all gates are taken as passed, because a cap would hide the gain. Null if
 * there is no overall score.
 */
export function pointsOf(
  report: Report,
  rules: ScoringRules = outlineOf(report.rubricVersion),
): (ids: readonly string[]) => number | null {
  const { overall, checks, dimensions } = report;
  const gated = failedGates(report, rules);
  const overallWith = (passed: readonly string[]) =>
    score({ ...rules, dimensions }, scored(checks, passed, 1000)).overall?.value ?? null;
  const base = overallWith(gated);
  return (ids) => {
    if (overall === null || base === null) return null;
    if (ids.some((id) => gated.includes(id))) return base - overall.value;
    return (overallWith([...gated, ...ids]) ?? base) - base;
  };
}

/** How many steps a report shows before all others. */
export const FIRST_STEPS = 3;

/** Whether a step is the repair of names that disagree: what a report tells first of all. */
function isOfNames(step: PlanStep): boolean {
  return checksOf(step).includes('name-agreement');
}

/** Every cause that lost points: failed gates first, then by points; names that disagree are among the first. */
export function plan(report: Report, rules: ScoringRules = outlineOf(report.rubricVersion)): readonly PlanStep[] {
  const points = pointsOf(report, rules);
  const steps = stepsOf(report, rules)
    .map((step): PlanStep => ({ ...step, points: points(checksOf(step)) }))
    .toSorted(byUrgency);
  const names = steps.findIndex(isOfNames);
  const [late = null] = names < FIRST_STEPS ? [] : steps.splice(names, 1);
  return late === null ? steps : steps.toSpliced(FIRST_STEPS - 1, 0, late);
}

/**
 * The report as it would score if the checks `ids` passed, everything else being as it was measured. Checks that lost
 * no points are left as they are, unread ones too. Only the scores are assumed: outcomes, receipts and portrait remain
 * those that were measured.
 */
export function whatIf(
  report: Report,
  ids: readonly string[],
  rules: ScoringRules = outlineOf(report.rubricVersion),
): Report {
  const repaired = report.checks.filter((check) => hasLostPoints(check) && ids.includes(check.id)).map(({ id }) => id);
  if (repaired.length === 0) return report;
  const checks = scored(report.checks, repaired, 1000);
  return { ...report, ...score({ ...rules, dimensions: report.dimensions }, checks), checks };
}

/** The checks that couldn't be read and would count, by what is at stake, otherwise by weight. */
export function unreadChecks(
  report: Report,
  rules: ScoringRules = outlineOf(report.rubricVersion),
): readonly UnreadCheck[] {
  const { checks, dimensions } = report;
  const overallIf = (id: string, value: number) =>
    score({ ...rules, dimensions }, scored(checks, [id], value)).overall?.value ?? null;
  const stakeOf = ({ id }: CheckResult) => {
    const [low, high] = [overallIf(id, 0), overallIf(id, 1000)];
    return low === null || high === null ? null : high - low;
  };
  return checks
    .filter((check) => check.score === 'unknown' && check.weight > 0)
    .map((check) => ({ check, stake: stakeOf(check) }))
    .toSorted((a, b) => (b.stake ?? 0) - (a.stake ?? 0) || b.check.weight - a.check.weight);
}
