/** Who reads strangers' pages. The engine itself is in `steps.ts`: functions that read no pages need not carry it. */
import type { AnsweredRequest, Evidence } from '../../../brand/evidence/evidence';
import type { HomePage } from '../../../brand/requests/home-page';
import type { NamedAlternates } from '../../../brand/requests/links-back';
import type { Assessed } from '../../../brand/engine/assess-evidence';
import type { WorkerPool } from '../../platform/worker-pool';
import type { StepName } from './steps';

/** Reads pages, each step within `LIMITS.readingSeconds` and `LIMITS.readingMegabytes`. */
export interface PageReader {
  /** @throws WorkerLimitError */
  readonly readHomePage: (home: AnsweredRequest) => Promise<HomePage>;
  /** @throws WorkerLimitError */
  readonly readAlternates: (answer: AnsweredRequest) => Promise<NamedAlternates>;
  /**
   * @param page what the home page among the evidence states; null if it is to be read from there
   * @throws WorkerLimitError
   */
  readonly assess: (evidence: Evidence, page: HomePage | null) => Promise<Assessed>;
}

/** Reads pages in a pool. */
export function pooledReader(pool: WorkerPool): PageReader {
  // What a step gives comes back as it was.
  const run = (step: StepName, given: readonly unknown[]) => pool.run({ step, given }) as Promise<never>;
  return {
    readHomePage: (home) => run('readHomePage', [home]),
    readAlternates: (answer) => run('readAlternates', [answer]),
    assess: (...given) => run('assess', given),
  };
}
