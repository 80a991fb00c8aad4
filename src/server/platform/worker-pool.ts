/**
 * A pool of workers that read what third-party servers answer, started when needed and kept. An answer can neither
 * hold up the process that serves nor use up its memory, since a worker that takes too long or too much is ended with
 * its task.
 *
 * Workers are processes, not threads: a thread out of memory may end the whole process, and one that fills arrays can
 * not be ended (seen with Node 24.21). A process can be killed, and has no variables of the environment.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { WorkerResult, WorkerTask } from './worker';

export interface PoolOptions {
  /** Path of the worker's code, asked for when the first worker starts. */
  readonly file: () => string;
  /** For one task, from when a worker takes it. */
  readonly seconds: number;
  /** Heap of one worker. */
  readonly megabytes: number;
  /** One for each core where not given. */
  readonly workers?: number;
  /** After this many tasks a worker ends and another takes its place: for libraries that keep what they used. */
  readonly tasks?: number;
}

/** The part of a worker's heap for new objects: three spaces of this size. */
const SEMI_SPACE_MEGABYTES = 16;

/** A task took more than it may. */
export class WorkerLimitError extends Error {
  constructor(readonly limit: 'time' | 'memory') {
    super(`a task took more ${limit} than it may`);
  }
}

interface WaitingTask extends WorkerTask {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Why a worker ended on its own. Node aborts when memory runs out, and the platform may kill it before that. */
function reasonOf(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134) return new WorkerLimitError('memory');
  return new Error(`a worker ended before its task: ${signal ?? String(code)}`);
}

export class WorkerPool {
  readonly #all = new Set<ChildProcess>();
  readonly #idle = new Set<ChildProcess>();
  readonly #waiting: WaitingTask[] = [];
  /** What each busy worker does, and when its time is up. */
  readonly #busy = new Map<ChildProcess, { readonly task: WaitingTask; readonly timer: NodeJS.Timeout }>();

  constructor(private readonly options: PoolOptions) {}

  /** @throws WorkerLimitError, and what a defect in the worker throws */
  run(task: WorkerTask): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...task, resolve, reject });
      this.#next();
    });
  }

  /** Ends all workers; tasks that are under way fail. */
  async close(): Promise<void> {
    await Promise.all(
      [...this.#all].map(async (worker) => {
        const ended = once(worker, 'exit');
        worker.kill('SIGKILL');
        await ended;
      }),
    );
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const [worker = this.#start()] = this.#idle;
      const task = worker && this.#waiting.shift();
      if (!task) return;
      this.#give(worker, task);
    }
  }

  /** @returns null if there are as many as there may be */
  #start(): ChildProcess | null {
    const { file, megabytes, workers = availableParallelism(), tasks = Infinity } = this.options;
    let done = 0;
    if (this.#all.size >= workers) return null;
    const worker = fork(file(), {
      env: {},
      execArgv: [
        `--max-old-space-size=${megabytes - 3 * SEMI_SPACE_MEGABYTES}`,
        `--max-semi-space-size=${SEMI_SPACE_MEGABYTES}`,
      ],
      // Only running out of memory is reported there, and at length.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.#all.add(worker);
    worker.on('message', (result) => {
      const task = this.#taskDone(worker);
      // Its time may be up while the message is on its way.
      if (task === undefined) return;
      done += 1;
      if (done < tasks) this.#idle.add(worker);
      else this.#end(worker);
      const { value, error } = { value: undefined, error: undefined, ...(result as WorkerResult) };
      if (error === undefined) task.resolve(value);
      else task.reject(error);
      this.#next();
    });
    const ended = (reason: Error): void => {
      this.#all.delete(worker);
      this.#idle.delete(worker);
      this.#taskDone(worker)?.reject(reason);
      this.#next();
    };
    worker.on('exit', (code, signal) => {
      ended(reasonOf(code, signal));
    });
    worker.on('error', ended);
    return worker;
  }

  #give(worker: ChildProcess, task: WaitingTask): void {
    const timer = setTimeout(() => {
      this.#taskDone(worker)?.reject(new WorkerLimitError('time'));
      this.#end(worker);
    }, this.options.seconds * 1000);
    this.#idle.delete(worker);
    this.#busy.set(worker, { task, timer });
    worker.ref();
    worker.channel?.ref();
    // A worker that has just ended is reported by its exit event.
    worker.send({ step: task.step, given: task.given } satisfies WorkerTask, () => undefined);
  }

  /** Kills a worker. Until it is gone it keeps this process alive: tasks may wait for its place. */
  #end(worker: ChildProcess): void {
    worker.ref();
    worker.kill('SIGKILL');
  }

  #taskDone(worker: ChildProcess): WaitingTask | undefined {
    const busy = this.#busy.get(worker);
    clearTimeout(busy?.timer);
    this.#busy.delete(worker);
    // An idle worker keeps no process alive.
    worker.unref();
    worker.channel?.unref();
    return busy?.task;
  }
}
