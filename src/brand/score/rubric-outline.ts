/**
 * What showing and comparing reports needs of the rubric: its version, what dimensions weigh, its gates and causes. The
 * checks themselves, with all that they read, are in `rubric.ts`, which pages load only where they assess.
 */
import { CAUSES } from './causes';
import { isBeforeRubric2 } from './rubric-versions';
import type { ScoringRubric } from './score';

export interface RubricOutline extends ScoringRubric {
  /** Reports name it. Any change of checks, weights, rules, gates or causes is a new version. */
  readonly version: string;
}

export const OUTLINE = {
  version: '2.0',
  /** In gem order, each with its share of the overall. */
  dimensions: [
    { id: 'identity', weight: 22 },
    { id: 'previews', weight: 18 },
    { id: 'findability', weight: 18 },
    { id: 'access', weight: 14 },
    { id: 'trust', weight: 12 },
    { id: 'languages', weight: 6 },
    { id: 'machines', weight: 10 },
  ],
  gates: [
    { check: 'indexable', dimensionCap: 490, overallCap: 690 },
    { check: 'https', dimensionCap: 400, overallCap: 690 },
  ],
  causes: CAUSES,
} as const satisfies RubricOutline;

/** Rubric 1.0 as it stays: what it asked is in `recorded-rubric.ts`; its words are kept no longer. */
export const OUTLINE_1_0: RubricOutline = {
  version: '1.0',
  dimensions: [
    { id: 'identity', weight: 22 },
    { id: 'previews', weight: 18 },
    { id: 'findability', weight: 18 },
    { id: 'access', weight: 14 },
    { id: 'trust', weight: 12 },
    { id: 'languages', weight: 6 },
    { id: 'machines', weight: 10 },
  ],
  gates: [
    { check: 'indexable', dimensionCap: 490, overallCap: 690 },
    { check: 'https', dimensionCap: 400, overallCap: 690 },
  ],
};

/** The outline that a report of this version is recomputed with; this engine's for a version it does not know. */
export function outlineOf(rubricVersion: string): RubricOutline {
  return isBeforeRubric2(rubricVersion) ? OUTLINE_1_0 : OUTLINE;
}
