/** How far apart two spellings are, and whether one is likely to be a slip of the other. */
import { areLookalikes } from './tables/han-variants';

/** Keys are compared up to this length, in UTF-16 units: names are shorter. */
export const KEY_LIMIT = 80;

/**
 * Edits between two texts: letters added, left out, changed, or swapped with their neighbour (optimal string
 * alignment); `limit + 1` for everything farther. Takes time linear in the length for one limit.
 */
export function editsBetween(a: string, b: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return beyond;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = new Array<number>(b.length + 1).fill(beyond);
    if (i <= limit) row[0] = i;
    let least = row[0] ?? beyond;
    const last = Math.min(b.length, i + limit);
    for (let j = Math.max(1, i - limit); j <= last; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let edits = Math.min(
        (above[j] ?? beyond) + 1,
        (row[j - 1] ?? beyond) + 1,
        (above[j - 1] ?? beyond) + (isSame ? 0 : 1),
      );
      const isSwap =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) edits = Math.min(edits, (before[j - 2] ?? beyond) + 1);
      row[j] = Math.min(edits, beyond);
      least = Math.min(least, row[j] ?? beyond);
    }
    if (least > limit) return beyond;
    before = above;
    above = row;
  }
  return Math.min(above[b.length] ?? beyond, beyond);
}

const HAN = /[\u3400-\u9fff]/;
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/;
const HANGUL = /[\uac00-\ud7a3]/;

/** Edits that are still a slip in a word of this length: what people mistype, not another word. */
function slipsIn(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

function withoutDigits(word: string): string {
  return word.replace(/[0-9]+/g, '');
}

/** The only place at which two texts of one length differ; null if there are several. */
function onlyDifference(a: string, b: string): number | null {
  if (a.length !== b.length) return null;
  const at = [...a].findIndex((character, index) => character !== b.charAt(index));
  return at !== -1 && a.slice(at + 1) === b.slice(at + 1) ? at : null;
}

/** Whether one text is the other with its characters in another order. */
export function areSwapped(a: string, b: string): boolean {
  return a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('');
}

/** Whether one word, or name without spaces, is a slip of another. Both are folded and differ. */
export function isSlip(a: string, b: string): boolean {
  // A number is a name of its own: Channel 4, Channel 5.
  if (a.replace(/[^0-9]+/g, '') !== b.replace(/[^0-9]+/g, '')) return false;
  if (HANGUL.test(a) && HANGUL.test(b)) {
    const [jamoA, jamoB] = [a.normalize('NFD'), b.normalize('NFD')];
    const limit = Math.min(jamoA.length, jamoB.length) < 5 ? 0 : Math.max(jamoA.length, jamoB.length) < 12 ? 1 : 2;
    return editsBetween(jamoA, jamoB, limit) <= limit;
  }
  if (UNSPACED.test(a) && UNSPACED.test(b)) {
    const length = Math.max(a.length, b.length);
    if (length < 2 || editsBetween(a, b, 1) > 1) return false;
    const at = onlyDifference(a, b);
    if (length === 3 && areSwapped(a, b)) return true;
    if (length < 4) return at !== null && HAN.test(a) && areLookalikes(a.charAt(at), b.charAt(at));
    // In four characters or five, another one is another word, unless they are easily mistaken.
    return at === null || !HAN.test(a) || length > 5 || areLookalikes(a.charAt(at), b.charAt(at));
  }
  const [lettersA, lettersB] = [withoutDigits(a), withoutDigits(b)];
  const length = Math.max(lettersA.length, lettersB.length);
  const limit = slipsIn(length);
  if (limit > 0) return editsBetween(lettersA, lettersB, limit) <= limit;
  // A short word may have its letters swapped, or one too few.
  return length === 3 && editsBetween(lettersA, lettersB, 1) <= 1 && onlyDifference(lettersA, lettersB) === null;
}
