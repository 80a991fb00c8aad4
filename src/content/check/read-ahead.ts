/**
 * Compiles content in threads where all of it has to be: ten thousand texts take as many seconds as a machine has
 * processors fewer. What is found wrong is told by the check, which reads those files again.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { contentFiles, indexFileOf, type FileReadAhead } from './read-content';

/** As `gatsby.mjs` compiles it; without that everything is read in one thread. */
const THREAD = '.cache/compiled/src/content/check/read-thread.js';

/** So many files are worth a thread's start. */
const FILES_A_THREAD = 250;

/** What a thread is given. */
export interface ReadOrder {
  readonly root: string;
  /** Paths below `content/`. */
  readonly paths: readonly string[];
}

/** What it answers, by path from the root of the repository. */
export type ReadAnswer = readonly (readonly [file: string, read: FileReadAhead])[];

function inThread(script: string, order: ReadOrder): Promise<ReadAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Reads files in so many threads. @param script the compiled `read-thread.ts` */
export async function readInThreads(
  { root, paths }: ReadOrder,
  threads: number,
  script: string,
): Promise<ReadonlyMap<string, FileReadAhead>> {
  const orders = Array.from({ length: threads }, (_, thread) => ({
    root,
    paths: paths.filter((__, index) => index % threads === thread),
  }));
  return new Map((await Promise.all(orders.map((order) => inThread(script, order)))).flat());
}

/** @returns nothing where little has to be compiled, or where it was compiled before */
export async function readAhead(root: string): Promise<ReadonlyMap<string, FileReadAhead>> {
  const script = join(root, THREAD);
  if (existsSync(indexFileOf(root)) || !existsSync(script)) return new Map();
  const paths = contentFiles(root, '.mdx');
  const threads = Math.min(availableParallelism(), Math.floor(paths.length / FILES_A_THREAD));
  return threads < 2 ? new Map() : readInThreads({ root, paths }, threads, script);
}
