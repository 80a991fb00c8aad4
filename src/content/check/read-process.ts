/** The process that `read-ahead.ts` starts. */
import { CompiledBodies } from '../compile/compiled-bodies';
import { workOnce } from '../model/process';
import type { ReadAnswer, ReadOrder } from './read-ahead';
import { readAlone } from './read-content';

workOnce(({ root, paths }: ReadOrder): ReadAnswer => {
  const bodies = new CompiledBodies(root);
  const files = paths.flatMap((path) => {
    const read = readAlone(root, bodies, path);
    return read === null ? [] : [[`content/${path}`, read] as const];
  });
  return { files, pack: bodies.pack.writePart() };
});
