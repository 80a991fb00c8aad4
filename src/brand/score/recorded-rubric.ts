/** Earlier rubrics, recorded: what their checks weighed, and what outcomes they had. Their reports can still be opened. */
import type { Check, OutcomeScore } from '../checks/check';
import type { CheckResult, DimensionId } from '../report/report';
import CHECKS_OF_1_0 from './rubric-1.0.json';
import CHECKS_OF_2_0 from './rubric-2.0.json';

/** A check as data: what a report can be held against. */
export interface RecordedCheck {
  readonly id: string;
  readonly dimension: DimensionId;
  readonly weight: number;
  readonly outcomes: Readonly<Record<string, OutcomeScore>>;
  /** Not stated before rubric 2.0. */
  readonly standing?: CheckResult['standing'];
  readonly standings?: Check['standings'];
}

type Recorded = Readonly<Record<DimensionId, readonly Omit<RecordedCheck, 'dimension'>[]>>;

/** In the rubric's order. */
function checksIn(recorded: unknown): readonly RecordedCheck[] {
  const byDimension = recorded as Recorded;
  return (Object.keys(byDimension) as DimensionId[]).flatMap((dimension) =>
    byDimension[dimension].map((check) => ({ ...check, dimension })),
  );
}

export const CHECKS_1_0 = checksIn(CHECKS_OF_1_0);

/** With those that weigh nothing and came later: a report may lack them. */
export const CHECKS_2_0 = checksIn(CHECKS_OF_2_0);
