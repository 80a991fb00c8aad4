/**
 * From check results to scores: exact fractions of per mille until one rounding, half up. A check that does not apply,
 * could not be read, or weighs nothing leaves both sums; what could not be read widens the interval instead.
 */
import { add, compare, fraction, roundHalfUp, scale, smaller, type Fraction } from './fraction';
import type { CheckResult, DimensionId, DimensionResult, Report, Score } from './report';

/** A check whose failure caps scores, in per mille. */
export interface Gate {
  readonly check: string;
  /** Cap of the dimension the check belongs to. */
  readonly dimensionCap: number;
  readonly overallCap: number;
}

/** What scoring needs to know of a rubric. */
export interface ScoringRubric {
  readonly dimensions: readonly { readonly id: DimensionId; readonly weight: number }[];
  readonly gates: readonly Gate[];
}

/** A dimension with fewer applicable checks says nothing and is left out. */
const APPLICABLE_CHECKS = 2;
/** Per mille of a dimension's weight that must be known for it to be scored. */
const COVERAGE = 600;
/** Per mille of the applicable dimensions' weight that must be scored for an overall. */
const OVERALL_COVERAGE = 700;

/** What an unknown check is taken for. */
type Assumption = 'left out' | 'failed' | 'passed';

interface Capped {
  readonly value: Fraction;
  readonly cappedBy: string | null;
}

const ASSUMED: Readonly<Record<Assumption, number | null>> = { 'left out': null, failed: 0, passed: 1000 };

/** A result's score under an assumption; null if it leaves the sums. */
function assumed(check: CheckResult, assumption: Assumption): number | null {
  if (check.weight === 0) return null;
  if (typeof check.score === 'number') return check.score;
  return check.score === 'unknown' ? ASSUMED[assumption] : null;
}

/** A value under the lowest of the caps that bite: those of gates whose check scores 0 under an assumption. */
function capped(
  value: Fraction,
  kind: 'dimensionCap' | 'overallCap',
  rubric: ScoringRubric,
  checks: readonly CheckResult[],
  assumption: Assumption,
): Capped {
  let result: Capped = { value, cappedBy: null };
  for (const gate of rubric.gates) {
    const isClosed = checks.some((check) => check.id === gate.check && assumed(check, assumption) === 0);
    const bound = fraction(gate[kind], 1);
    if (isClosed && compare(result.value, bound) > 0) result = { value: bound, cappedBy: gate.check };
  }
  return result;
}

/** Weighted mean of a dimension's checks with its gates; null if nothing is left to weigh. */
function dimensionScore(rubric: ScoringRubric, checks: readonly CheckResult[], assumption: Assumption): Capped | null {
  let sum = 0;
  let weights = 0;
  for (const check of checks) {
    const score = assumed(check, assumption);
    if (score === null) continue;
    sum += check.weight * score;
    weights += check.weight;
  }
  if (weights === 0) return null;
  return capped(fraction(sum, weights), 'dimensionCap', rubric, checks, assumption);
}

function weightOf(weighted: readonly { readonly weight: number }[]): number {
  return weighted.reduce((sum, { weight }) => sum + weight, 0);
}

function interval(value: Fraction, low: Fraction, high: Fraction): Score {
  return { value: roundHalfUp(value), low: roundHalfUp(low), high: roundHalfUp(high) };
}

interface ScoredDimension {
  readonly result: DimensionResult;
  readonly scores: Readonly<Record<Assumption, Capped | null>>;
}

function scoreDimension(
  rubric: ScoringRubric,
  id: DimensionId,
  weight: number,
  all: readonly CheckResult[],
): ScoredDimension {
  const checks = all.filter((check) => check.dimension === id && check.weight > 0);
  const assessed = checks.filter(({ score }) => typeof score === 'number');
  const unknown = checks.filter(({ score }) => score === 'unknown');
  const known = weightOf(assessed);
  const applicable = known + weightOf(unknown);
  const own = dimensionScore(rubric, checks, 'left out');
  const failed = dimensionScore(rubric, checks, 'failed');
  const passed = dimensionScore(rubric, checks, 'passed');
  const scores = { 'left out': own, failed, passed };
  const coverage = applicable === 0 ? 0 : roundHalfUp(fraction(1000 * known, applicable));
  const result = { id, weight, coverage, score: null, cappedBy: null };
  if (assessed.length + unknown.length < APPLICABLE_CHECKS)
    return { result: { ...result, state: 'notApplicable' }, scores };
  // Compared exactly: a coverage that only rounds to the threshold is under it.
  if (own === null || failed === null || passed === null || 1000 * known < COVERAGE * applicable) {
    return { result: { ...result, state: 'notAssessed' }, scores };
  }
  const score = interval(own.value, failed.value, passed.value);
  return { result: { ...result, state: 'assessed', score, cappedBy: own.cappedBy }, scores };
}

/** Weighted mean of dimensions under an assumption, gates included. */
function overallScore(
  rubric: ScoringRubric,
  dimensions: readonly ScoredDimension[],
  checks: readonly CheckResult[],
  assumption: Assumption,
): Capped {
  const weights = weightOf(dimensions.map(({ result }) => result));
  let value = fraction(0, 1);
  for (const { result, scores } of dimensions) {
    const score = scores[assumption];
    if (score !== null) value = add(value, scale(score.value, result.weight, weights));
  }
  return capped(value, 'overallCap', rubric, checks, assumption);
}

/**
 * Scores check results. The overall's interval spans what it would be if every unknown were 0 or 1, those of
 * dimensions that are not assessed included, and always holds its value.
 */
export function score(rubric: ScoringRubric, checks: readonly CheckResult[]): Pick<Report, 'overall' | 'dimensions'> {
  const scored = rubric.dimensions.map(({ id, weight }) => scoreDimension(rubric, id, weight, checks));
  const dimensions = scored.map(({ result }) => result);
  const assessed = scored.filter(({ result }) => result.state === 'assessed');
  const applicable = scored.filter(({ result }) => result.state !== 'notApplicable');
  const known = weightOf(assessed.map(({ result }) => result));
  const needed = OVERALL_COVERAGE * weightOf(applicable.map(({ result }) => result));
  if (known === 0 || 1000 * known < needed) return { overall: null, dimensions };
  const own = overallScore(rubric, assessed, checks, 'left out');
  const low = overallScore(rubric, applicable, checks, 'failed');
  const high = overallScore(rubric, applicable, checks, 'passed');
  const greater = compare(high.value, own.value) >= 0 ? high.value : own.value;
  return {
    overall: { ...interval(own.value, smaller(low.value, own.value), greater), cappedBy: own.cappedBy },
    dimensions,
  };
}
