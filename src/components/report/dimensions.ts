import {
  DIMENSION_IDS,
  hasLostPoints,
  type CheckResult,
  type DimensionId,
  type DimensionResult,
  type Report,
  type Score,
} from '../../brand/report/report';
import { bandOf } from '../band';
import type { GemFacet } from '../Gem';

/** What is said about a dimension in one word. */
export type DimensionState = 'assessed' | 'capped' | 'notApplicable' | 'notAssessed' | 'outOfScope';

/**
 * A dimension's state as it is shown. Of a pasted page or a preview, a dimension with too little to ask is out of scope rather than
 * of no concern to the brand; a dimension the report's rubric does not have is not assessed.
 */
export function dimensionState(report: Report, id: DimensionId): DimensionState {
  const dimension = report.dimensions.find((candidate) => candidate.id === id);
  if (dimension === undefined) return 'notAssessed';
  if (dimension.state === 'assessed') return dimension.cappedBy === null ? 'assessed' : 'capped';
  return isOutOfScope(report, dimension) ? 'outOfScope' : dimension.state;
}

function isOutOfScope({ checks }: Report, { id, state }: DimensionResult): boolean {
  return (
    state === 'notApplicable' && checks.some(({ dimension, score }) => dimension === id && score === 'out-of-scope')
  );
}

/** A dimension's score; null if it has none. */
export function scoreIn(report: Report | undefined, id: DimensionId): Score | null {
  return report?.dimensions.find((dimension) => dimension.id === id)?.score ?? null;
}

/**
 * The gem's facets for a report. A dimension the rubric does not measure is drawn like one that could not be assessed:
 * nothing is known about it. With `assumed`, the same report with other scores, each facet shows its length there too.
 */
export function facetsOf(report: Report, assumed?: Report): readonly GemFacet[] {
  return DIMENSION_IDS.map((id) => {
    const dimension = report.dimensions.find((one) => one.id === id);
    if (!dimension?.score) return { id, state: dimension?.state === 'notApplicable' ? 'empty' : 'notAssessed' };
    const { value, low, high } = dimension.score;
    const then = scoreIn(assumed, id)?.value ?? value;
    return { id, state: 'assessed', value, low, high, band: bandOf(value), ...(then > value && { assumed: then }) };
  });
}

/** The dimensions with the lowest and the highest score, of equal ones the first; null if none differ. */
export function extremesOf(report: Report): { readonly worst: DimensionId; readonly best: DimensionId } | null {
  const scored = report.dimensions.flatMap(({ id, score }) => (score === null ? [] : [{ id, value: score.value }]));
  const [worst] = scored.toSorted((a, b) => a.value - b.value);
  const [best] = scored.toSorted((a, b) => b.value - a.value);
  if (worst === undefined || best === undefined || worst.value === best.value) return null;
  return { worst: worst.id, best: best.id };
}

/** Whether a check lost points by a rule that is required; before rubric 2.0 no rule stated what it is based on. */
export function failsRequired(check: CheckResult): boolean {
  return hasLostPoints(check) && (check.standing ?? 'required') === 'required';
}

/**
 * The dimension that stands open: the one with the lowest score among those that are weak, or in which something
 * required is missing. Null if neither is so; more than one would bury what comes after it.
 */
export function openDimension({ dimensions, checks }: Report): DimensionId | null {
  const urgent = dimensions.flatMap(({ id, score }) => {
    if (score === null) return [];
    const isUrgent =
      bandOf(score.value) === 'weak' || checks.some((check) => check.dimension === id && failsRequired(check));
    return isUrgent ? [{ id, value: score.value }] : [];
  });
  return urgent.toSorted((a, b) => a.value - b.value)[0]?.id ?? null;
}
