/** The engine's steps, which run in a worker; their input and output are plain data. */
import { assessEvidence } from '../../../brand/engine/assess-evidence';
import type { Evidence } from '../../../brand/evidence/evidence';
import { readHomePage, type HomePage } from '../../../brand/requests/home-page';
import { instantTarget } from '../../../brand/reading/refresh';
import { readAlternates } from '../../../brand/requests/links-back';

/** By the names of `PageReader`. */
export const STEPS = {
  readHomePage,
  readRefresh: instantTarget,
  readAlternates,
  assess: (evidence: Evidence, page: HomePage | null) => assessEvidence(evidence, page),
};

export type StepName = keyof typeof STEPS;
