/**
 * Workers that read strangers' pages: one for each core, started when needed and kept. A page can neither hold up the
 * process that serves nor use up its memory, since a worker that takes too long or too much is ended with its task.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ReadingLimitError, type PageReader } from './page-reader';
import type { ReadingTask } from './worker';

export interface PoolOptions {
  /** Path of the worker's code, asked for when the first worker starts. */
  readonly file: () => string;
  /** For one task, from when a worker takes it. */
  readonly seconds: number;
  /** Heap of one worker. */
  readonly megabytes: number;
  readonly workers?: number;
}

/** Of a worker's heap, what is for objects just made. V8 has no limit for both together. */
const YOUNG_MEGABYTES = 48;

interface WaitingTask extends ReadingTask {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class WorkerPool {
  readonly #all = new Set<Worker>();
  readonly #idle = new Set<Worker>();
  readonly #waiting: WaitingTask[] = [];
  /** What each busy worker does, and when its time is up. */
  readonly #busy = new Map<Worker, { readonly task: WaitingTask; readonly timer: NodeJS.Timeout }>();

  constructor(private readonly options: PoolOptions) {}

  /** @throws ReadingLimitError, and what a defect in the worker throws */
  run(task: ReadingTask): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...task, resolve, reject });
      this.#next();
    });
  }

  /** Ends all workers; tasks that are under way fail. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
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
  #start(): Worker | null {
    if (this.#all.size >= (this.options.workers ?? availableParallelism())) return null;
    const worker = new Worker(this.options.file(), {
      resourceLimits: {
        maxOldGenerationSizeMb: this.options.megabytes - YOUNG_MEGABYTES,
        maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      },
    });
    this.#all.add(worker);
    worker.on('message', (result: unknown) => {
      const task = this.#taskDone(worker);
      // Its time may be up while the message is on its way.
      if (task === undefined) return;
      this.#idle.add(worker);
      task.resolve(result);
      this.#next();
    });
    worker.on('error', (error: Error & { readonly code?: string }) => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#taskDone(worker)?.reject(outOfMemory ? new ReadingLimitError('memory') : error);
    });
    worker.on('exit', () => {
      this.#all.delete(worker);
      this.#idle.delete(worker);
      this.#taskDone(worker)?.reject(new Error('a worker ended before its task'));
      this.#next();
    });
    return worker;
  }

  #give(worker: Worker, task: WaitingTask): void {
    const timer = setTimeout(() => {
      this.#taskDone(worker)?.reject(new ReadingLimitError('time'));
      void worker.terminate();
    }, this.options.seconds * 1000);
    this.#idle.delete(worker);
    this.#busy.set(worker, { task, timer });
    worker.ref();
    worker.postMessage({ step: task.step, given: task.given } satisfies ReadingTask);
  }

  #taskDone(worker: Worker): WaitingTask | undefined {
    const busy = this.#busy.get(worker);
    clearTimeout(busy?.timer);
    this.#busy.delete(worker);
    // An idle worker keeps no process alive.
    worker.unref();
    return busy?.task;
  }
}

/** Reads pages in a pool. */
export function pooledReader(pool: WorkerPool): PageReader {
  // What a step gives comes back as it was.
  const run = (step: ReadingTask['step'], given: readonly unknown[]) => pool.run({ step, given }) as Promise<never>;
  return {
    readHomePage: (home) => run('readHomePage', [home]),
    assess: (...given) => run('assess', given),
  };
}
