/** What sites send, for every outcome of the checks of Trust. */
import type { VerdictCase } from './cases';

export const TRUST_VERDICTS: readonly VerdictCase[] = [];
