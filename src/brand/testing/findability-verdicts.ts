/** What sites send, for every outcome of the checks of Findability. */
import type { VerdictCase } from './cases';

export const FINDABILITY_VERDICTS: readonly VerdictCase[] = [];
