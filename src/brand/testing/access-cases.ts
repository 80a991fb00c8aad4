/** Literal facts for every outcome of every check of Access. */
import type { Case } from './cases';

export const ACCESS_CASES: readonly Case[] = [];
