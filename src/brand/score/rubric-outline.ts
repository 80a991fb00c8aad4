/**
 * What showing and comparing reports needs of the rubric: its version, what dimensions weigh, its gates and causes. The
 * checks themselves, with all that they read, are in `rubric.ts`, which pages load only where they assess.
 */
import { CAUSES, CAUSES_2_0 } from './causes';
import { isBeforeRubric2 } from './rubric-versions';
import type { ScoringRubric } from './score';

export interface RubricOutline extends ScoringRubric {
  /** Reports name it. Any change of checks, weights, rules, gates or causes is a new version. */
  readonly version: string;
}

const GATES = [
  { check: 'indexable', dimensionCap: 490, overallCap: 690 },
  { check: 'https', dimensionCap: 400, overallCap: 690 },
] as const;

export const OUTLINE = {
  version: '3.0',
  /** In gem order, each with its share of the overall. */
  dimensions: [
    { id: 'identity', weight: 16 },
    { id: 'previews', weight: 20 },
    { id: 'findability', weight: 15 },
    { id: 'access', weight: 37 },
    { id: 'trust', weight: 5 },
    { id: 'languages', weight: 2 },
    { id: 'machines', weight: 5 },
  ],
  gates: [
    ...GATES,
    { check: 'leftovers', dimensionCap: 350, overallCap: 350 },
    { check: 'blank-page', dimensionCap: 150, overallCap: 150 },
  ],
  causes: CAUSES,
} as const satisfies RubricOutline;

const WEIGHTS_BEFORE_3 = [
  { id: 'identity', weight: 22 },
  { id: 'previews', weight: 18 },
  { id: 'findability', weight: 18 },
  { id: 'access', weight: 14 },
  { id: 'trust', weight: 12 },
  { id: 'languages', weight: 6 },
  { id: 'machines', weight: 10 },
] as const;

/** Rubric 1.0 as it stays: what it asked is in `recorded-rubric.ts`; its words are kept no longer. */
export const OUTLINE_1_0: RubricOutline = { version: '1.0', dimensions: WEIGHTS_BEFORE_3, gates: GATES };

/** Rubric 2.0 as it stays. */
export const OUTLINE_2_0: RubricOutline = {
  version: '2.0',
  dimensions: WEIGHTS_BEFORE_3,
  gates: GATES,
  causes: CAUSES_2_0,
};

/** The outline that a report of this version is recomputed with; this engine's for a version it does not know. */
export function outlineOf(rubricVersion: string): RubricOutline {
  if (isBeforeRubric2(rubricVersion)) return OUTLINE_1_0;
  return rubricVersion.startsWith('2.') ? OUTLINE_2_0 : OUTLINE;
}
