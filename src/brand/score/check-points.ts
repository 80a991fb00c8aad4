/** What each check is worth of the overall score. */
import type { DimensionId, Standing } from '../report/report';
import type { Source } from '../checks/check';
import { RUBRIC } from './rubric';

export interface CheckPoints {
  readonly id: string;
  readonly dimension: DimensionId;
  /** Null for a check that reports and never judges. */
  readonly standing: Standing | null;
  /** At most, where every check applies and could be read: per mille of the overall score. */
  readonly points: number;
  readonly sources: readonly Source[];
}

const sumOf = (weighted: readonly { readonly weight: number }[]) =>
  weighted.reduce((sum, { weight }) => sum + weight, 0);

/** Every check of the rubric, in its order. */
export const CHECK_POINTS: readonly CheckPoints[] = RUBRIC.dimensions.flatMap((dimension) =>
  dimension.checks.map(({ id, weight, standing, sources }) => ({
    id,
    dimension: dimension.id,
    standing: weight === 0 ? null : standing,
    points: Math.round((1000 * dimension.weight * weight) / (sumOf(RUBRIC.dimensions) * sumOf(dimension.checks))),
    sources,
  })),
);
