/** What changed between two wordings of one block. */
import { diffArrays } from 'diff';
import type { Token } from './blocks';

/** A stretch of a block. Of common words, the newer wording's. */
export interface Run {
  readonly type: 'common' | 'added' | 'removed';
  readonly tokens: readonly Token[];
}

/** What both wordings have in common, or what one says (`removed`) and the other says instead (`added`). */
interface Stretch {
  readonly common: readonly Token[];
  readonly removed: readonly Token[];
  readonly added: readonly Token[];
}

const lengthOf = (tokens: readonly Token[]): number => tokens.reduce((sum, { text }) => sum + text.length, 0);
const weightOf = ({ removed, added }: Stretch): number => Math.max(lengthOf(removed), lengthOf(added));
const isChange = ({ common }: Stretch): boolean => common.length === 0;

function stretchesOf(before: readonly Token[], after: readonly Token[]): Stretch[] {
  const stretches: Stretch[] = [];
  let older = 0;
  const runs = diffArrays([...before], [...after], { comparator: (one, other) => one.key === other.key });
  for (const { added: isAdded, removed: isRemoved, value, count } of runs) {
    const removed = isAdded ? [] : before.slice(older, (older += count));
    const added = isRemoved ? [] : value;
    const last = stretches.at(-1);
    if (!isAdded && !isRemoved) stretches.push({ common: value, removed, added });
    else if (last === undefined || !isChange(last)) stretches.push({ common: [], removed, added });
    else
      stretches.splice(-1, 1, { common: [], removed: [...last.removed, ...removed], added: [...last.added, ...added] });
  }
  return stretches;
}

/**
 * Joins changes between which less than half as much is common as either changed: words struck and replaced in turn
 * are harder to read than a phrase (after the semantic clean-up of N. Fraser's diff-match-patch).
 */
function joinClose(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    joined.push(stretch);
    for (;;) {
      const [first, between, last] = joined.slice(-3);
      if (first === undefined || between === undefined || last === undefined) break;
      if (!isChange(first) || isChange(between) || !isChange(last)) break;
      if (lengthOf(between.common) * 2 >= Math.min(weightOf(first), weightOf(last))) break;
      joined.splice(-3, 3, {
        common: [],
        removed: [...first.removed, ...between.removed, ...last.removed],
        added: [...first.added, ...between.added, ...last.added],
      });
    }
  }
  return joined;
}

/** @returns the newer wording with removed text at its place, before the text that replaced it */
export function compareWords(before: readonly Token[], after: readonly Token[]): Run[] {
  return joinClose(stretchesOf(before, after)).flatMap(({ common, removed, added }): Run[] => {
    if (common.length > 0) return [{ type: 'common', tokens: common }];
    const runs: Run[] = [
      { type: 'removed', tokens: removed },
      { type: 'added', tokens: added },
    ];
    return runs.filter(({ tokens }) => tokens.length > 0);
  });
}
