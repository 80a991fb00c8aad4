/** Reads untrusted pages in workers. The engine is in `steps.ts`: functions that read no pages need not bundle it. */
import type { PageReader } from '../../platform/services';
import type { WorkerPool } from '../../platform/worker-pool';
import { mayLead } from '../../../brand/reading/refresh-words';
import type { StepName } from './steps';

/** Reads pages in a pool. */
export function pooledReader(pool: WorkerPool): PageReader {
  // A step's result comes back unchanged.
  const run = (step: StepName, given: readonly unknown[]) => pool.run({ step, given }) as Promise<never>;
  return {
    readHomePage: (home) => run('readHomePage', [home]),
    // Most pages do not have the word for it, and are not sent to a worker.
    readRefresh: (page) => (mayLead(page) ? run('readRefresh', [page]) : Promise.resolve(null)),
    readAlternates: (answer) => run('readAlternates', [answer]),
    assess: (...given) => run('assess', given),
  };
}
