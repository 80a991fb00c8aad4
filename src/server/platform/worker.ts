/** What runs in each worker process of a pool: a step is asked for, its result is sent back, or what went wrong. */

/** A step and what it is given, as plain data. */
export interface WorkerTask {
  readonly step: string;
  readonly given: readonly unknown[];
}

export type WorkerResult = { readonly value: unknown } | { readonly error: unknown };

/** A step takes and gives plain data, at once or later. */
type Step = (...given: readonly never[]) => unknown;

/** Takes the steps that the process which started this one asks for. */
export function serveSteps(steps: Readonly<Record<string, Step>>): void {
  const resultOf = async ({ step, given }: WorkerTask): Promise<WorkerResult> => {
    try {
      const run = steps[step] as ((...given: readonly unknown[]) => unknown) | undefined;
      if (run === undefined) throw new Error(`a worker has no step ${step}`);
      return { value: await run(...given) };
    } catch (error) {
      return { error };
    }
  };
  process.on('message', (task: WorkerTask) => {
    void resultOf(task).then((result) => process.send?.(result));
  });
}
