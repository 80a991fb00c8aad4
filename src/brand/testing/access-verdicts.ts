/** What sites send, for every outcome of the checks of Access. */
import type { VerdictCase } from './cases';

export const ACCESS_VERDICTS: readonly VerdictCase[] = [];
