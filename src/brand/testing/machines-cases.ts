/** Literal facts for every outcome of every check of Machines. */
import type { Case } from './cases';

export const MACHINES_CASES: readonly Case[] = [];
