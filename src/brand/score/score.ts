/**
 * From check results to scores: exact fractions of per mille until one rounding, half up. A check that does not apply,
 * could not be read, or weighs nothing leaves both sums; what could not be read widens the interval instead. Of the
 * checks of one cause only the one that loses most counts in full.
 */
import { eased, type Cause } from './causes';
import { add, compare, fraction, greater, roundHalfUp, scale, smaller, type Fraction } from '../basics/fraction';
import { COVERAGE, OVERALL_COVERAGE } from '../basics/thresholds';
import type { CheckResult, DimensionId, DimensionResult, Report, Score } from '../report/report';

/** A check whose failure caps scores, in per mille. */
export interface Gate {
  readonly check: string;
  /** Cap of the dimension the check belongs to. */
  readonly dimensionCap: number;
  readonly overallCap: number;
}

/** What scoring needs to know about a rubric. */
export interface ScoringRubric {
  readonly dimensions: readonly { readonly id: DimensionId; readonly weight: number }[];
  readonly gates: readonly Gate[];
  /** Rubric 1.0 had none. */
  readonly causes?: readonly Cause[];
}

/** What of it does not depend on the dimensions of a report. */
export type ScoringRules = Omit<ScoringRubric, 'dimensions'>;

/** A dimension with fewer applicable checks says nothing and is left out. */
const APPLICABLE_CHECKS = 2;

/** What an unknown check is taken for. */
type Assumption = 'left out' | 'failed' | 'passed';
type Assume = (check: CheckResult) => Assumption;

const leftOut: Assume = () => 'left out';
const failed: Assume = () => 'failed';
const passed: Assume = () => 'passed';

interface Capped {
  readonly value: Fraction;
  readonly cappedBy: string | null;
}

const ASSUMED: Readonly<Record<Assumption, number | null>> = { 'left out': null, failed: 0, passed: 1000 };

/** A result's score under an assumption; null if it leaves the sums. */
function assumed(check: CheckResult, assume: Assume): number | null {
  if (check.weight === 0) return null;
  if (typeof check.score === 'number') return check.score;
  return check.score === 'unknown' ? ASSUMED[assume(check)] : null;
}

/** Whether a gate's check scores 0 under an assumption. */
function isClosed(gate: Gate, checks: readonly CheckResult[], assume: Assume): boolean {
  return checks.some((check) => check.id === gate.check && assumed(check, assume) === 0);
}

/** A value under the lowest of the caps that bite: those of closed gates. */
function capped(
  value: Fraction,
  kind: 'dimensionCap' | 'overallCap',
  rubric: ScoringRubric,
  checks: readonly CheckResult[],
  assume: Assume,
): Capped {
  let result: Capped = { value, cappedBy: null };
  for (const gate of rubric.gates) {
    if (!isClosed(gate, checks, assume)) continue;
    const bound = fraction(gate[kind], 1);
    if (compare(result.value, bound) > 0) result = { value: bound, cappedBy: gate.check };
  }
  return result;
}

function weightOf(weighted: readonly { readonly weight: number }[]): number {
  return weighted.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * The checks that count a quarter, each with the one of its cause that counts in full: the one that costs the overall
 * most. A dimension under a closed gate is taken on its own, or its cap could hide a loss that eases others.
 */
function easedChecks(
  rubric: ScoringRubric,
  dimensions: ReadonlyMap<DimensionId, readonly CheckResult[]>,
  assume: Assume,
): ReadonlyMap<string, string> {
  const losses = rubric.dimensions.flatMap(({ id, weight }) => {
    const own = dimensions.get(id) ?? [];
    if (rubric.gates.some((gate) => isClosed(gate, own, assume))) return [];
    const weighed = own.flatMap((check) => {
      const score = assumed(check, assume);
      return score === null ? [] : [{ check: check.id, weight: check.weight, score }];
    });
    const weights = weightOf(weighed);
    return weighed
      .filter(({ score }) => score < 1000)
      .map((one) => ({ check: one.check, loss: fraction(weight * one.weight * (1000 - one.score), weights) }));
  });
  return eased(rubric.causes ?? [], losses);
}

/** Weighted means of the dimensions' checks, with their gates; none if nothing is left to weigh. */
function means(
  rubric: ScoringRubric,
  dimensions: ReadonlyMap<DimensionId, readonly CheckResult[]>,
  assume: Assume,
): ReadonlyMap<DimensionId, Capped> {
  const quartered = easedChecks(rubric, dimensions, assume);
  const result = new Map<DimensionId, Capped>();
  for (const [id, checks] of dimensions) {
    let quarters = 0;
    let weights = 0;
    for (const check of checks) {
      const score = assumed(check, assume);
      if (score === null) continue;
      quarters += check.weight * (quartered.has(check.id) ? 3000 + score : 4 * score);
      weights += check.weight;
    }
    if (weights > 0) {
      result.set(id, capped(fraction(quarters, 4 * weights), 'dimensionCap', rubric, checks, assume));
    }
  }
  return result;
}

/** What is known about a dimension before anything is scored. */
function stateOf(checks: readonly CheckResult[]): Pick<DimensionResult, 'state' | 'coverage'> {
  const assessed = checks.filter(({ score }) => typeof score === 'number');
  const unknown = checks.filter(({ score }) => score === 'unknown');
  const known = weightOf(assessed);
  const applicable = known + weightOf(unknown);
  const coverage = applicable === 0 ? 0 : roundHalfUp(fraction(1000 * known, applicable));
  if (assessed.length + unknown.length < APPLICABLE_CHECKS) return { state: 'notApplicable', coverage };
  // Compared exactly: a coverage that only rounds to the threshold is under it.
  return { state: 1000 * known < COVERAGE * applicable ? 'notAssessed' : 'assessed', coverage };
}

/** A value with its interval, widened to hold it. */
function interval(value: Fraction, low: Fraction, high: Fraction): Score {
  return {
    value: roundHalfUp(value),
    low: roundHalfUp(smaller(low, value)),
    high: roundHalfUp(greater(high, value)),
  };
}

/** Weighted mean of dimensions under an assumption, gates included. */
function overallScore(
  rubric: ScoringRubric,
  dimensions: readonly DimensionResult[],
  scores: ReadonlyMap<DimensionId, Capped>,
  checks: readonly CheckResult[],
  assume: Assume,
): Capped {
  const weights = weightOf(dimensions);
  let value = fraction(0, 1);
  for (const { id, weight } of dimensions) {
    const score = scores.get(id);
    if (score !== undefined) value = add(value, scale(score.value, weight, weights));
  }
  return capped(value, 'overallCap', rubric, checks, assume);
}

/** The checks that count, by dimension. */
function byDimension(
  dimensions: readonly Pick<DimensionResult, 'id'>[],
  checks: readonly CheckResult[],
): ReadonlyMap<DimensionId, readonly CheckResult[]> {
  const result = new Map<DimensionId, CheckResult[]>(dimensions.map(({ id }) => [id, []]));
  for (const check of checks) if (check.weight > 0) result.get(check.dimension)?.push(check);
  return result;
}

/**
 * Scores check results. The overall's interval spans what it would be if every unknown were 0 or 1, those of
 * dimensions that are not assessed included, and always holds its value.
 */
export function score(rubric: ScoringRubric, checks: readonly CheckResult[]): Pick<Report, 'overall' | 'dimensions'> {
  const all = byDimension(rubric.dimensions, checks);
  const states = rubric.dimensions.map(({ id, weight }): DimensionResult => ({
    id,
    weight,
    score: null,
    cappedBy: null,
    ...stateOf(all.get(id) ?? []),
  }));
  const assessed = states.filter(({ state }) => state === 'assessed');
  const applicable = states.filter(({ state }) => state !== 'notApplicable');
  const counting = byDimension(applicable, checks);
  const values = means(rubric, byDimension(assessed, checks), leftOut);
  // Without unknown checks every assumption gives the same result.
  const isCertain = checks.every((check) => check.score !== 'unknown' || check.weight === 0);

  const dimensions = states.map((dimension): DimensionResult => {
    const { id } = dimension;
    const own = values.get(id);
    if (own === undefined) return dimension;
    if (isCertain) return { ...dimension, score: interval(own.value, own.value, own.value), cappedBy: own.cappedBy };
    // What other dimensions lose eases the losses of this one, unless a closed gate sets them apart.
    const ownOrGate = (check: CheckResult) =>
      check.dimension === id || rubric.gates.some((gate) => gate.check === check.id);
    const low = means(rubric, counting, (check) => (ownOrGate(check) ? 'failed' : 'passed')).get(id) ?? own;
    const high = means(rubric, counting, (check) => (ownOrGate(check) ? 'passed' : 'failed')).get(id) ?? own;
    return { ...dimension, score: interval(own.value, low.value, high.value), cappedBy: own.cappedBy };
  });
  if (assessed.length === 0 || 1000 * weightOf(assessed) < OVERALL_COVERAGE * weightOf(applicable)) {
    return { overall: null, dimensions };
  }
  const own = overallScore(rubric, assessed, values, checks, leftOut);
  const overallIf = (assume: Assume) =>
    isCertain ? own : overallScore(rubric, applicable, means(rubric, counting, assume), checks, assume);
  const [low, high] = [overallIf(failed), overallIf(passed)];
  return { overall: { ...interval(own.value, low.value, high.value), cappedBy: own.cappedBy }, dimensions };
}

/**
 * The checks of a report that lost points and count a quarter, each with the check of the same cause that counts in
 * full.
 */
export function countedElsewhere(rubric: ScoringRubric, checks: readonly CheckResult[]): ReadonlyMap<string, string> {
  const all = byDimension(rubric.dimensions, checks);
  const assessed = rubric.dimensions.filter(({ id }) => stateOf(all.get(id) ?? []).state === 'assessed');
  return easedChecks(rubric, byDimension(assessed, checks), leftOut);
}
