/**
 * What showing and comparing reports needs of the rubric: its version, what dimensions weigh, its gates and causes. The checks
 * themselves, with all that they read, are in `rubric.ts`, which pages load only where they assess.
 */
import { CAUSES } from './causes';
import type { ScoringRubric } from './score';

export interface RubricOutline extends ScoringRubric {
  /** Reports name it. Any change of checks, weights, rules, gates or causes is a new version. */
  readonly version: string;
}

export const OUTLINE = {
  version: '1.0',
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
