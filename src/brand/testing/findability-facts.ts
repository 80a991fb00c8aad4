import type { FindabilityFacts } from '../facts/findability';

export const GOOD_FINDABILITY: FindabilityFacts = { robotsMeta: [] };
