/** Literal facts for every outcome of every check of Languages. */
import type { Case } from './cases';

export const LANGUAGES_CASES: readonly Case[] = [];
