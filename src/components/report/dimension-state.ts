import type { DimensionId, DimensionResult, Report } from '../../brand/report';

/** What is said of a dimension in one word. */
export type DimensionState = 'assessed' | 'capped' | 'notApplicable' | 'notAssessed' | 'outOfScope';

/**
 * A dimension's state as it is shown. Of a pasted page, a dimension with too little to ask is out of scope rather than
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
