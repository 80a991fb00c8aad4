/** The thread that `read-ahead.ts` starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { CompiledBodies } from '../compile/compiled-bodies';
import type { ReadAnswer, ReadOrder } from './read-ahead';
import { readAlone } from './read-content';

const { root, paths } = workerData as ReadOrder;
const bodies = new CompiledBodies(root);
const files = paths.flatMap((path) => {
  const read = readAlone(root, bodies, path);
  return read === null ? [] : [[`content/${path}`, read] as const];
});
parentPort?.postMessage({ files, pack: bodies.writePart() } satisfies ReadAnswer);
