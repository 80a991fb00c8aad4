import { editsBetween } from './distance';

/** What was probably meant: the one that is fewest slips away, at most a third of its length; null if none is near. */
export function nearest(typed: string, known: readonly string[]): string | null {
  const word = typed.toLowerCase();
  const ranked = known
    .map((one) => {
      const limit = Math.max(1, Math.floor(one.length / 3));
      const edits = editsBetween(word, one.toLowerCase(), limit);
      return { one, edits, isNear: edits <= limit || (word.length > 2 && one.toLowerCase().startsWith(word)) };
    })
    .filter(({ isNear }) => isNear)
    .toSorted((a, b) => a.edits - b.edits);
  return ranked[0]?.one ?? null;
}
