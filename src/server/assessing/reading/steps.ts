/** The engine's steps, which a worker takes; what they take and give is plain data. */
import { assess } from '../../../brand/assess';
import type { Evidence } from '../../../brand/evidence';
import { extractFacts } from '../../../brand/extract';
import type { Facts } from '../../../brand/facts';
import { readHomePage, type HomePage } from '../../../brand/home-page';
import { readAlternates } from '../../../brand/links-back';
import type { Report } from '../../../brand/report';

export interface AssessedEvidence {
  readonly facts: Facts;
  readonly report: Report;
}

function assessEvidence(evidence: Evidence, page: HomePage | null): AssessedEvidence {
  const facts = extractFacts(evidence, page);
  return { facts, report: assess(facts) };
}

/** By the names of `PageReader`. */
export const STEPS = { readHomePage, readAlternates, assess: assessEvidence };

export type StepName = keyof typeof STEPS;
