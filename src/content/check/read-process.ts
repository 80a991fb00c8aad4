/** The process that `read-ahead.ts` starts. */
import { CompiledBodies } from '../compile/compiled-bodies';
import type { ReadAnswer, ReadOrder } from './read-ahead';
import { readAlone } from './read-content';

process.once('message', (message) => {
  const { root, paths } = message as ReadOrder;
  const bodies = new CompiledBodies(root);
  const files = paths.flatMap((path) => {
    const read = readAlone(root, bodies, path);
    return read === null ? [] : [[`content/${path}`, read] as const];
  });
  const answer: ReadAnswer = { files, pack: bodies.writePart() };
  process.send?.(answer, () => process.disconnect());
});
