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

/** A result's score under an assumption; null where it leaves the sums. */
function assumed(check: CheckResult, assumption: Assumption): number | null {
  if (check.weight === 0) return null;
  if (typeof check.score === 'number') return check.score;
  return check.score === 'unknown' ? ASSUMED[assumption] : null;
}

/** Gates that are closed under an assumption: a gate's check scores 0. */
function closedGates(rubric: ScoringRubric, checks: readonly CheckResult[], assumption: Assumption): readonly Gate[] {
  return rubric.gates.filter((gate) =>
    checks.some((check) => check.id === gate.check && assumed(check, assumption) === 0),
  );
}

/** The lowest cap that bites, if any. */
function cap(value: Fraction, caps: readonly { readonly check: string; readonly cap: number }[]): Capped {
  let result: Capped = { value, cappedBy: null };
  for (const { check, cap: limit } of caps) {
    const bound = fraction(limit, 1);
    if (compare(result.value, bound) > 0) result = { value: bound, cappedBy: check };
  }
  return result;
}

/** Weighted mean of a dimension's checks with its gates; null where nothing is left to weigh. */
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
  const gates = closedGates(rubric, checks, assumption);
  return cap(
    fraction(sum, weights),
    gates.map(({ check, dimensionCap }) => ({ check, cap: dimensionCap })),
  );
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
  const weightOf = (some: readonly CheckResult[]) => some.reduce((sum, check) => sum + check.weight, 0);
  const assessed = checks.filter(({ score }) => typeof score === 'number');
  const unknown = checks.filter(({ score }) => score === 'unknown');
  const known = weightOf(assessed);
  const applicable = known + weightOf(unknown);
  const scores = {
    'left out': dimensionScore(rubric, checks, 'left out'),
    failed: dimensionScore(rubric, checks, 'failed'),
    passed: dimensionScore(rubric, checks, 'passed'),
  };
  const { 'left out': own, failed, passed } = scores;
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
  const weights = dimensions.reduce((sum, { result }) => sum + result.weight, 0);
  let value = fraction(0, 1);
  for (const { result, scores } of dimensions) {
    const score = scores[assumption];
    if (score !== null) value = add(value, scale(score.value, result.weight, weights));
  }
  const gates = closedGates(rubric, checks, assumption);
  return cap(
    value,
    gates.map(({ check, overallCap }) => ({ check, cap: overallCap })),
  );
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
  const weightOf = (some: readonly ScoredDimension[]) => some.reduce((sum, { result }) => sum + result.weight, 0);
  const known = weightOf(assessed);
  if (known === 0 || 1000 * known < OVERALL_COVERAGE * weightOf(applicable)) return { overall: null, dimensions };
  const own = overallScore(rubric, assessed, checks, 'left out');
  const low = overallScore(rubric, applicable, checks, 'failed');
  const high = overallScore(rubric, applicable, checks, 'passed');
  const greater = compare(high.value, own.value) >= 0 ? high.value : own.value;
  return {
    overall: { ...interval(own.value, smaller(low.value, own.value), greater), cappedBy: own.cappedBy },
    dimensions,
  };
}
