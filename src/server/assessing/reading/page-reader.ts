/** What reads a stranger's page: the engine's two steps, taken apart from the process that serves. */
import { assess } from '../../../brand/assess';
import type { AnsweredRequest, Evidence } from '../../../brand/evidence';
import { extractFacts } from '../../../brand/extract';
import type { Facts } from '../../../brand/facts';
import { readHomePage, type HomePage } from '../../../brand/home-page';
import type { Report } from '../../../brand/report';

/** The steps, by name; what they take and give is plain data. */
export const STEPS = {
  readHomePage,
  /** `page` is what the home page among the evidence states; null if it is to be read from there. */
  assess: (evidence: Evidence, page: HomePage | null): { readonly facts: Facts; readonly report: Report } => {
    const facts = extractFacts(evidence, page);
    return { facts, report: assess(facts) };
  },
};

export type StepName = keyof typeof STEPS;

/** Reads pages, each step within `LIMITS.readingSeconds` and `LIMITS.readingMegabytes`. */
export interface PageReader {
  /** @throws ReadingLimitError */
  readonly readHomePage: (home: AnsweredRequest) => Promise<HomePage>;
  /** @throws ReadingLimitError */
  readonly assess: (...given: Parameters<typeof STEPS.assess>) => Promise<ReturnType<typeof STEPS.assess>>;
}

/** A page took more than reading one may take. */
export class ReadingLimitError extends Error {
  constructor(readonly limit: 'time' | 'memory') {
    super(`reading a page took more ${limit} than it may`);
  }
}
