/** Words, counted alike for all scripts. */
import { isUnspaced } from '../basics/text';

/** Hangul is written with spaces, though it counts as unspaced where names are compared. */
function isHangul(unit: number): boolean {
  return unit >= 0xac00 && unit <= 0xd7ff;
}

/** Apostrophes and invisible joiners: inside a word, and no word alone. */
function isJoiner(unit: number): boolean {
  return unit === 0x27 || unit === 0xad || (unit >= 0x200b && unit <= 0x200d) || unit === 0x2019 || unit === 0xfeff;
}

/** White space, punctuation and symbols, by the blocks they are in. */
function separates(unit: number): boolean {
  if (unit < 0x80) {
    const letter = unit | 0x20;
    return !((unit >= 0x30 && unit <= 0x39) || (letter >= 0x61 && letter <= 0x7a));
  }
  return (
    (unit < 0xc0 && unit !== 0xaa && unit !== 0xb5 && unit !== 0xba) ||
    unit === 0x5be ||
    unit === 0x60c ||
    unit === 0x61b ||
    unit === 0x61f ||
    (unit >= 0x66a && unit <= 0x66d) ||
    unit === 0x6d4 ||
    unit === 0x964 ||
    unit === 0x965 ||
    (unit >= 0x2000 && unit <= 0x206f) ||
    (unit >= 0x2190 && unit <= 0x2bff) ||
    (unit >= 0x2e00 && unit <= 0x2e7f) ||
    (unit >= 0x3000 && unit <= 0x303f && unit !== 0x3005 && unit !== 0x3007) ||
    unit === 0x30fb ||
    (unit >= 0xff00 && unit <= 0xff0f) ||
    (unit >= 0xff1a && unit <= 0xff20) ||
    (unit >= 0xff3b && unit <= 0xff40) ||
    (unit >= 0xff5b && unit <= 0xff65)
  );
}

/**
 * Words of a text: runs of letters and digits; of scripts without spaces two characters count as one word. One pass,
 * since whole pages are counted.
 */
export function wordsOf(text: string): number {
  let words = 0;
  let unspaced = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isJoiner(unit)) continue;
    const separator = separates(unit);
    if (!separator && isUnspaced(unit) && !isHangul(unit)) {
      unspaced++;
      inWord = false;
      continue;
    }
    words += Math.ceil(unspaced / 2);
    unspaced = 0;
    if (!separator && !inWord) words++;
    inWord = !separator;
  }
  return words + Math.ceil(unspaced / 2);
}
