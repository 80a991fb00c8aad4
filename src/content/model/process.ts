/** Work alongside Gatsby: in separate processes, which give their memory back at the end, and a few tasks at a time. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Where `gatsby.mjs` compiles each `*-process.ts` to, by its path below `src/content/`. */
const COMPILED = '.cache/compiled/src/content';

interface WorkerReply {
  readonly result?: unknown;
  readonly error?: Error;
}

/** @returns the compiled script; null if Gatsby was not started by `gatsby.mjs`: this process then does the work */
export function processScript(root: string, name: string): string | null {
  const script = join(root, COMPILED, `${name}.js`);
  return existsSync(script) ? script : null;
}

/**
 * Divides work as evenly as possible between at most one process for each processor.
 * @param least how much work is worth a process
 * @returns the parts; one if there is too little for two
 */
export function sharedOut<Item>(items: readonly Item[], least: number): Item[][] {
  const processes = Math.max(1, Math.min(availableParallelism(), Math.floor(items.length / least)));
  return Array.from({ length: processes }, (_, part) => items.filter((__, index) => index % processes === part));
}

/** Has a process do its work. @throws what the work threw, or Error if the process ended before it answered */
export function inProcess<Result>(script: string, order: object): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(script, { serialization: 'advanced' });
    child.once('message', (answer) => {
      const { result, error } = answer as WorkerReply;
      if (error === undefined) resolve(result as Result);
      else reject(error);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      const fail = () => reject(new Error(`${script} ended with ${code ?? 'a signal'}.`));
      // On a busy machine the end of a process is known before its answer is read from the channel.
      if (child.connected) child.once('disconnect', fail);
      else fail();
    });
    child.send(order);
  });
}

/** What the script of a process calls. @param work takes the order, and makes what `inProcess` returns */
export function workOnce(work: (order: never) => unknown): void {
  process.once('message', (order) => {
    const answer = (message: WorkerReply) => {
      // The channel is closed if the build has stopped, also while the answer is on its way.
      if (process.connected) process.send?.(message, () => process.connected && process.disconnect());
    };
    Promise.resolve(order as never)
      .then(work)
      .then(
        (result) => answer({ result }),
        (error: unknown) => answer({ error: error as Error }),
      );
  });
}

/** Does the same with each element, a few at a time. @returns results in the order of the elements */
export async function inTurns<T, R>(
  elements: readonly T[],
  task: (element: T, index: number) => Promise<R>,
  atOnce = 4,
): Promise<R[]> {
  const results: R[] = [];
  const left = elements.entries();
  const worker = async () => {
    for (const [index, element] of left) results[index] = await task(element, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
