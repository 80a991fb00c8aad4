/** What runs in each worker process of the pool: a step is asked for, its result is sent back, or what went wrong. */
import { STEPS, type StepName } from './steps';

/** A step and what it is given. */
export interface ReadingTask {
  readonly step: StepName;
  readonly given: readonly unknown[];
}

export type ReadingResult = { readonly value: unknown } | { readonly error: unknown };

function resultOf({ step, given }: ReadingTask): ReadingResult {
  try {
    return { value: (STEPS[step] as (...given: readonly unknown[]) => unknown)(...given) };
  } catch (error) {
    return { error };
  }
}

process.on('message', (task: ReadingTask) => {
  process.send?.(resultOf(task));
});
