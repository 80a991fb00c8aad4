import type { Evidence } from '../evidence/evidence';

/** `[check, outcome, evidence that leads to it]` */
export type VerdictCase = readonly [check: string, outcome: string, evidence: Evidence];
