/** What sites send, for every outcome of the checks of Languages. */
import type { VerdictCase } from './cases';

export const LANGUAGES_VERDICTS: readonly VerdictCase[] = [];
