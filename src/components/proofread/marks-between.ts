/** A name proofread: what stands between how it is written and how it should be, as a proofreader marks it. */

export type Piece =
  /** As it should be. */
  | { readonly is: 'kept'; readonly text: string }
  /** Letters that are not there. */
  | { readonly is: 'missing'; readonly text: string }
  /** A space that is not there. */
  | { readonly is: 'space' }
  /** Letters or spaces that are there and should not be. */
  | { readonly is: 'surplus'; readonly text: string };

/** Longest name that is compared letter by letter, in graphemes. */
const LENGTH_LIMIT = 80;
/** Most letters that may be wrong before the name counts as another one: two, or this share of the right name. */
const FEW = 2;
const SHARE = 0.34;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters as people count them; white space of any kind and length is one space. */
export function graphemes(text: string): readonly string[] {
  return [...segmenter.segment(text.trim().replace(/\s+/gu, ' ').normalize('NFC'))].map(({ segment }) => segment);
}

/** Scripts whose letters join: a mark between two of them would break the word apart. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}]/u;

/**
 * @param right the name as it should be
 * @param odd the name as it is written
 * @returns the pieces of `odd` with what it lacks, in its order; null if it is another name, or one that cannot be marked
 */
export function marksBetween(right: string, odd: string): readonly Piece[] | null {
  const [from, to] = [graphemes(odd), graphemes(right)];
  if (Math.max(from.length, to.length) > LENGTH_LIMIT || JOINED.test(odd)) return null;
  const steps = aligned(from, to);
  const wrong = steps.filter(({ is }) => is !== 'kept').length;
  return wrong > Math.max(FEW, SHARE * to.length) ? null : joined(steps);
}

/** One letter each. */
function aligned(from: readonly string[], to: readonly string[]): readonly Piece[] {
  const common = longestCommon(from, to);
  const steps: Piece[] = [];
  let [at, other] = [0, 0];
  while (at < from.length || other < to.length) {
    const [is, should] = [from[at], to[other]];
    if (is !== undefined && is === should) {
      steps.push({ is: 'kept', text: is });
      at++;
      other++;
    } else if (
      is !== undefined &&
      (should === undefined || lengthAt(common, at + 1, other) >= lengthAt(common, at, other + 1))
    ) {
      steps.push({ is: 'surplus', text: is });
      at++;
    } else if (should !== undefined) {
      steps.push(should === ' ' ? { is: 'space' } : { is: 'missing', text: should });
      other++;
    }
  }
  return steps;
}

const lengthAt = (table: readonly (readonly number[])[], at: number, other: number) => table[at]?.[other] ?? 0;

/** For each pair of places, how many letters what follows has in common. */
function longestCommon(from: readonly string[], to: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  for (let at = from.length - 1; at >= 0; at--) {
    const row = table[at] ?? [];
    for (let other = to.length - 1; other >= 0; other--) {
      row[other] =
        from[at] === to[other]
          ? lengthAt(table, at + 1, other + 1) + 1
          : Math.max(lengthAt(table, at + 1, other), lengthAt(table, at, other + 1));
    }
  }
  return table;
}

/** Neighbours of one kind are one piece. */
function joined(steps: readonly Piece[]): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const step of steps) {
    const last = pieces.at(-1);
    if (last === undefined || last.is === 'space' || step.is === 'space' || last.is !== step.is) pieces.push(step);
    else pieces[pieces.length - 1] = { is: step.is, text: last.text + step.text };
  }
  return pieces;
}
