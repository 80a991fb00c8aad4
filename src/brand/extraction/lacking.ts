import type { Lacking } from '../facts/access';
import type { Statement } from '../statement';

const EXAMPLES = 12;

/** Counts those for which there is something to show, which lack something, and keeps the first of them. */
export function lackingOf<One>(all: readonly One[], example: (one: One) => Statement | null): Lacking {
  let lacking = 0;
  const examples: Statement[] = [];
  for (const one of all) {
    const found = example(one);
    if (found === null) continue;
    lacking++;
    if (examples.length < EXAMPLES) examples.push(found);
  }
  return { count: all.length, lacking, examples };
}
