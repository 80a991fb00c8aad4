import type { Lacking } from '../facts/access';
import type { Statement } from '../facts/statement';

const EXAMPLES = 12;

/** Counts those that lack something, and states the first of them: a page may have a hundred thousand. */
export function lackingOf<One>(
  all: readonly One[],
  lacks: (one: One) => boolean,
  example: (one: One) => Statement,
): Lacking {
  const lacking = all.filter(lacks);
  return { count: all.length, lacking: lacking.length, examples: lacking.slice(0, EXAMPLES).map(example) };
}
