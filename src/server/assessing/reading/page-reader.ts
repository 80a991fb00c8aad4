/** Who reads strangers' pages. The engine itself is in `steps.ts`: functions that read no pages need not carry it. */
import type { AnsweredRequest, Evidence } from '../../../brand/evidence';
import type { HomePage } from '../../../brand/home-page';
import type { NamedAlternates } from '../../../brand/links-back';
import type { Assessed } from '../../../brand/assess-evidence';

/** Reads pages, each step within `LIMITS.readingSeconds` and `LIMITS.readingMegabytes`. */
export interface PageReader {
  /** @throws ReadingLimitError */
  readonly readHomePage: (home: AnsweredRequest) => Promise<HomePage>;
  /** @throws ReadingLimitError */
  readonly readAlternates: (answer: AnsweredRequest) => Promise<NamedAlternates>;
  /**
   * @param page what the home page among the evidence states; null if it is to be read from there
   * @throws ReadingLimitError
   */
  readonly assess: (evidence: Evidence, page: HomePage | null) => Promise<Assessed>;
}

/** A page took more than reading one may take. */
export class ReadingLimitError extends Error {
  constructor(readonly limit: 'time' | 'memory') {
    super(`reading a page took more ${limit} than it may`);
  }
}
