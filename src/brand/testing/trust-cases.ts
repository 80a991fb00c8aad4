/** Literal facts for every outcome of every check of Trust. */
import type { Case } from './cases';

export const TRUST_CASES: readonly Case[] = [];
