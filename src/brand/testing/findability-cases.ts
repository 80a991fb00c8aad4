/** Literal facts for every outcome of every check of Findability. */
import type { Case } from './cases';

export const FINDABILITY_CASES: readonly Case[] = [];
