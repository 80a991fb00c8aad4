/** How far apart two spellings are, and whether one is likely to be a slip of the other. */
import { areLookalikes } from './tables/han-variants';

/** Keys are compared up to this length, in UTF-16 units: names are shorter. */
export const KEY_LIMIT = 80;

/** Rows of the table of edits: the one that is filled, the one above it, and the one above that. Used again by each call. */
let rows: [Int32Array, Int32Array, Int32Array] = [new Int32Array(0), new Int32Array(0), new Int32Array(0)];

/**
 * Edits between two texts: letters added, left out, changed, or swapped with their neighbour (optimal string
 * alignment); `limit + 1` for everything farther. Takes time linear in the length for one limit.
 */
export function editsBetween(a: string, b: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return beyond;
  // What both begin and end with takes no edits.
  let start = 0;
  let [endA, endB] = [a.length, b.length];
  while (start < endA && start < endB && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const [lengthA, lengthB] = [endA - start, endB - start];
  if (lengthA === 0 || lengthB === 0) return Math.min(lengthA + lengthB, beyond);
  if (rows[0].length <= lengthB) {
    rows = [new Int32Array(lengthB + 1), new Int32Array(lengthB + 1), new Int32Array(lengthB + 1)];
  }
  let [row, above, before] = rows;
  for (let at = 0; at <= lengthB; at++) above[at] = Math.min(at, beyond);
  for (let i = 1; i <= lengthA; i++) {
    const first = Math.max(1, i - limit);
    const last = Math.min(lengthB, i + limit);
    row[first - 1] = first === 1 && i <= limit ? i : beyond;
    let least = row[first - 1] ?? beyond;
    const letter = a.charCodeAt(start + i - 1);
    const letterBefore = i > 1 ? a.charCodeAt(start + i - 2) : -1;
    for (let j = first; j <= last; j++) {
      const other = b.charCodeAt(start + j - 1);
      let edits = Math.min(
        (above[j] ?? beyond) + 1,
        (row[j - 1] ?? beyond) + 1,
        (above[j - 1] ?? beyond) + (letter === other ? 0 : 1),
      );
      if (j > 1 && letterBefore === other && letter === b.charCodeAt(start + j - 2)) {
        edits = Math.min(edits, (before[j - 2] ?? beyond) + 1);
      }
      row[j] = Math.min(edits, beyond);
      least = Math.min(least, row[j] ?? beyond);
    }
    // The next row looks one further.
    if (last < lengthB) row[last + 1] = beyond;
    if (least > limit) return beyond;
    [row, above, before] = [before, row, above];
  }
  return Math.min(above[lengthB] ?? beyond, beyond);
}

const HAN = /[\u3400-\u9fff]/;
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/;
const HANGUL = /[\uac00-\ud7a3]/;

/** Edits that are still a slip in a word of this length: what people mistype, not another word. */
function slipsIn(length: number): number {
  if (length < 4) return 0;
  return length <= 6 ? 1 : 2;
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
  return limit > 0 && editsBetween(lettersA, lettersB, limit) <= limit;
}
