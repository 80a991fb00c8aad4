/** Which block of a newer text was which block of the older one. */
import { diffArrays } from 'diff';
import type { Block, Token } from './blocks';

/** One block of the comparison, in the order of the newer text; a removed one is where it was. */
export type Entry =
  | { readonly type: 'kept'; readonly before: Block; readonly after: Block; readonly moved: boolean }
  | { readonly type: 'added'; readonly after: Block }
  | { readonly type: 'removed'; readonly before: Block };

/** Blocks that share fewer of their words are read more easily as one removed and one added. */
const LEAST_SIMILARITY = 0.5;

/** Places of two lists that hold the same in the same order: pairs of (older, newer). */
function commonPlaces<T>(before: readonly T[], after: readonly T[]): [number, number][] {
  const pairs: [number, number][] = [];
  let [older, newer] = [0, 0];
  for (const { added, removed, count } of diffArrays([...before], [...after])) {
    if (!added && !removed) for (let i = 0; i < count; i++) pairs.push([older + i, newer + i]);
    if (!added) older += count;
    if (!removed) newer += count;
  }
  return pairs;
}

/** Words with how often each occurs. */
interface Bag {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

/** The words of a block; its other tokens if it has none. */
function bagOf(tokens: readonly Token[]): Bag {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const counted = words.length > 0 ? words : tokens;
  const counts = new Map<string, number>();
  for (const { key } of counted) counts.set(key, (counts.get(key) ?? 0) + 1);
  return { counts, size: counted.length };
}

/** Sørensen–Dice coefficient: 0 (nothing in common) to 1 (the same words). */
function similarity(a: Bag, b: Bag): number {
  let common = 0;
  for (const [key, count] of a.counts) common += Math.min(count, b.counts.get(key) ?? 0);
  return (2 * common) / (a.size + b.size);
}

/** The most pairs that keep the order of both lists; the others moved. `older` is indexed by newer places. */
function inOrder(older: readonly number[]): Set<number> {
  const sorted = older.toSorted((a, b) => a - b);
  return new Set(commonPlaces(older, sorted).map(([index]) => index));
}

function pairUp(before: readonly Block[], after: readonly Block[]): Map<number, number> {
  const olderOf = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (older: number, newer: number): void => {
    if (taken.has(older) || olderOf.has(newer)) return;
    taken.add(older);
    olderOf.set(newer, older);
  };
  for (const [older, newer] of commonPlaces(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  ))
    pair(older, newer);

  const free = (blocks: readonly Block[], isPaired: (place: number) => boolean) =>
    blocks.flatMap((block, place) => (isPaired(place) ? [] : [{ block, place, bag: bagOf(block.tokens) }]));
  const freeBefore = free(before, (place) => taken.has(place));
  const candidates = free(after, (place) => olderOf.has(place)).flatMap((newer) =>
    freeBefore.flatMap((older) => {
      if (older.block.kind !== newer.block.kind) return [];
      // A block that only moved goes before one that merely has the same words.
      const score = older.block.key === newer.block.key ? 2 : similarity(older.bag, newer.bag);
      return score < LEAST_SIMILARITY ? [] : [{ older: older.place, newer: newer.place, score }];
    }),
  );
  const distance = ({ older, newer }: { older: number; newer: number }): number => Math.abs(older - newer);
  candidates.sort((a, b) => b.score - a.score || distance(a) - distance(b) || a.newer - b.newer || a.older - b.older);
  for (const { older, newer } of candidates) pair(older, newer);
  return olderOf;
}

/** Matches the blocks of two versions: equal ones first, then by the words they share. */
export function matchBlocks(before: readonly Block[], after: readonly Block[]): Entry[] {
  const olderOf = pairUp(before, after);
  const pairs = [...olderOf].sort(([a], [b]) => a - b);
  const unmoved = inOrder(pairs.map(([, older]) => older));
  const settled = new Set(pairs.filter((_, index) => unmoved.has(index)).map(([newer]) => newer));
  const used = new Set(olderOf.values());

  const entries: Entry[] = [];
  let shown = 0;
  const removeUntil = (end: number): void => {
    for (; shown < end; shown++) {
      const gone = before[shown];
      if (gone !== undefined && !used.has(shown)) entries.push({ type: 'removed', before: gone });
    }
  };
  // What was removed comes after the block it followed, before what was added there.
  const nextSettled = (from: number): number => {
    for (let newer = from; newer < after.length; newer++)
      if (settled.has(newer)) return olderOf.get(newer) ?? before.length;
    return before.length;
  };
  after.forEach((block, newer) => {
    const older = olderOf.get(newer);
    const source = older === undefined ? undefined : before[older];
    removeUntil(nextSettled(newer));
    if (source === undefined) entries.push({ type: 'added', after: block });
    else entries.push({ type: 'kept', before: source, after: block, moved: !settled.has(newer) });
  });
  removeUntil(before.length);
  return entries;
}
