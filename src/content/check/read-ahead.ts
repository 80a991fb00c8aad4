/**
 * Compiles content in processes where all of it has to be, while Gatsby makes its nodes. Problems are reported by
 * the check, which reads those files again. Threads never return their memory to the system, 0.2 GB at ten thousand
 * texts.
 */
import { existsSync } from 'node:fs';
import type { WrittenPack } from '../compile/text-pack';
import { inProcess, processScript, sharedOut } from '../model/process';
import { contentFiles, indexFileOf, textsAmong, type IndexedFile, type ReadAhead } from './read-content';

/** So many files are worth a process. */
const FILES_A_PROCESS = 250;

/** What a process is given. */
export interface ReadOrder {
  readonly root: string;
  /** Paths below `content/`. */
  readonly paths: readonly string[];
}

/** Its answer: the files that are valid on their own, and where it wrote their bodies. */
export interface ReadAnswer {
  /** By path from the root of the repository. */
  readonly files: readonly (readonly [file: string, read: IndexedFile])[];
  readonly pack: WrittenPack;
}

/** Has each order read by a process. @param script the compiled `read-process.ts` */
export async function readInProcesses(orders: readonly ReadOrder[], script: string): Promise<ReadAhead> {
  const answers = await Promise.all(orders.map((order) => inProcess<ReadAnswer>(script, order)));
  return { files: new Map(answers.flatMap(({ files }) => files)), packs: answers.map(({ pack }) => pack) };
}

/** @returns nothing if little has to be compiled, or if it was compiled before */
export function readAhead(root: string): Promise<ReadAhead> | undefined {
  const script = processScript(root, 'check/read-process');
  if (existsSync(indexFileOf(root)) || script === null) return undefined;
  const parts = sharedOut(textsAmong(contentFiles(root)), FILES_A_PROCESS);
  if (parts.length === 1) return undefined;
  return readInProcesses(
    parts.map((paths) => ({ root, paths })),
    script,
  );
}
