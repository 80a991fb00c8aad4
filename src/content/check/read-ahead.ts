/**
 * Compiles content in threads where all of it has to be: ten thousand texts take as many seconds as a machine has
 * processors fewer. What is found wrong is told by the check, which reads those files again. Gatsby waits meanwhile:
 * beside its making of nodes its LMDB was seen to wait for itself for ever.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WrittenPack } from '../compile/text-pack';
import { contentFiles, indexFileOf, type IndexedFile, type ReadAhead } from './read-content';

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

/** What it answers: the files that are in order by themselves, and where it wrote their bodies. */
export interface ReadAnswer {
  /** By path from the root of the repository. */
  readonly files: readonly (readonly [file: string, read: IndexedFile])[];
  readonly pack: WrittenPack;
}

function inThread(script: string, order: ReadOrder): Promise<ReadAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Reads files in so many threads. @param script the compiled `read-thread.ts` */
export async function readInThreads({ root, paths }: ReadOrder, threads: number, script: string): Promise<ReadAhead> {
  const orders = Array.from({ length: threads }, (_, thread) => ({
    root,
    paths: paths.filter((__, index) => index % threads === thread),
  }));
  const answers = await Promise.all(orders.map((order) => inThread(script, order)));
  return { files: new Map(answers.flatMap(({ files }) => files)), packs: answers.map(({ pack }) => pack) };
}

/** @returns nothing where little has to be compiled, or where it was compiled before */
export async function readAhead(root: string): Promise<ReadAhead | undefined> {
  const script = join(root, THREAD);
  if (existsSync(indexFileOf(root)) || !existsSync(script)) return undefined;
  const paths = contentFiles(root, '.mdx');
  const threads = Math.min(availableParallelism(), Math.floor(paths.length / FILES_A_THREAD));
  return threads < 2 ? undefined : readInThreads({ root, paths }, threads, script);
}
