/** Rubric 1.0, recorded: what its checks weighed, and what outcomes they had. Its reports can still be opened. */
import type { OutcomeScore } from '../checks/check';
import type { CheckResult, DimensionId } from '../report/report';
import CHECKS from './rubric-1.0.json';

/** A check as data: what a report can be held against. */
export interface RecordedCheck {
  readonly id: string;
  readonly dimension: DimensionId;
  readonly weight: number;
  readonly outcomes: Readonly<Record<string, OutcomeScore>>;
  /** Not stated before rubric 2.0. */
  readonly standing?: CheckResult['standing'];
}

const RECORDED = CHECKS as unknown as Readonly<Record<DimensionId, readonly Omit<RecordedCheck, 'dimension'>[]>>;

/** The checks of rubric 1.0, in its order. */
export const CHECKS_1_0: readonly RecordedCheck[] = (Object.keys(RECORDED) as DimensionId[]).flatMap((dimension) =>
  RECORDED[dimension].map((check) => ({ ...check, dimension })),
);
