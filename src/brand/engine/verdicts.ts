/** What sites send, for every outcome of every check, in the order of the rubric. */
import { CASES } from '../checks/generated/cases';
import type { Evidence } from '../evidence/evidence';
import type { DimensionId } from '../report/report';
import { RUBRIC } from '../score/rubric';

/** `[check, outcome, evidence that leads to it]` */
export type VerdictCase = readonly [check: string, outcome: string, evidence: Evidence];

export const verdictsOf = (dimension: DimensionId): readonly VerdictCase[] =>
  (RUBRIC.dimensions.find(({ id }) => id === dimension)?.checks ?? []).flatMap(({ id }) =>
    (CASES[id] ?? []).map(([outcome, evidence]) => [id, outcome, evidence] as const),
  );

export const VERDICTS: readonly VerdictCase[] = RUBRIC.dimensions.flatMap(({ id }) => verdictsOf(id));
