/** What runs in each worker of the pool: a step is asked for, its result is sent back. A defect ends the worker. */
import { parentPort } from 'node:worker_threads';
import { STEPS, type StepName } from './page-reader';

/** A step and what it is given. */
export interface ReadingTask {
  readonly step: StepName;
  readonly given: readonly unknown[];
}

parentPort?.on('message', ({ step, given }: ReadingTask) => {
  const run = STEPS[step] as (...given: readonly unknown[]) => unknown;
  parentPort?.postMessage(run(...given));
});
