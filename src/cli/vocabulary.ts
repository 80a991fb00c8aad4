/** The public vocabulary: every check, cause and dimension that reports name, by the ids that options and files take. */
import { DIMENSION_IDS, type DimensionId, type Standing } from '../brand/report/report';
import { CAUSES } from '../brand/score/causes';
import { CHECK_POINTS } from '../brand/score/check-points';
import { RUBRIC } from '../brand/score/rubric';
import type { OutcomeScore } from '../brand/checks/check';

export interface KnownOutcome {
  readonly id: string;
  /** Per mille of the check's points that it keeps; or why it counts for nothing. */
  readonly score: OutcomeScore;
}

export interface KnownCheck {
  readonly id: string;
  readonly dimension: DimensionId;
  /** The cause that it may share with other checks; null if none. */
  readonly cause: string | null;
  /** Share within its dimension; 0 for a check that only reports. */
  readonly weight: number;
  /** Per mille of the overall score that it can cost where every check applies. */
  readonly points: number;
  /** Null for a check that only reports. */
  readonly standing: Standing | null;
  /** Whether it can be asked of a file alone. */
  readonly isOfPage: boolean;
  readonly sources: readonly { readonly name: string; readonly section: string; readonly url: string }[];
  readonly outcomes: readonly KnownOutcome[];
}

/** Every check of the rubric, in the order in which reports show them. */
export const KNOWN_CHECKS: readonly KnownCheck[] = RUBRIC.dimensions.flatMap(({ checks }) =>
  checks.map((check): KnownCheck => {
    const { id, dimension, weight, sources, needs, outcomes } = check;
    const worth = CHECK_POINTS.find((one) => one.id === id);
    return {
      id,
      dimension,
      cause: CAUSES.find((cause) => cause.checks.includes(id))?.id ?? null,
      weight,
      points: worth?.points ?? 0,
      standing: worth?.standing ?? null,
      isOfPage: needs.every((need) => need === 'https-home'),
      sources,
      outcomes: Object.entries(outcomes).map(([outcome, score]) => ({ id: outcome, score })),
    };
  }),
);

export const CHECK_IDS: readonly string[] = KNOWN_CHECKS.map(({ id }) => id);
export const CAUSE_IDS: readonly string[] = CAUSES.map(({ id }) => id);

/** Checks by their own id, by that of their cause, or by that of their dimension; [] for an id that is none of these. */
export function checksNamed(id: string): readonly string[] {
  const cause = CAUSES.find((one) => one.id === id);
  if (CHECK_IDS.includes(id)) return [id];
  if (cause !== undefined) return cause.checks;
  return KNOWN_CHECKS.filter(({ dimension }) => dimension === id).map((check) => check.id);
}

/** All that can be explained, and named where several checks are meant. */
export const KNOWN_IDS: readonly string[] = [...CHECK_IDS, ...CAUSE_IDS, ...DIMENSION_IDS];
