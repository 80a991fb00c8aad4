/** What sites send, for every outcome of the checks of Machines. */
import type { VerdictCase } from './cases';

export const MACHINES_VERDICTS: readonly VerdictCase[] = [];
