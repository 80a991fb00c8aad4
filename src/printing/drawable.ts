/** What of a text the fonts of cards can draw. */

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** White space that lines may be broken at; other white space means something and stays. */
const BREAKING_SPACE = /[\t\n\v\f\r \u2028\u2029]+/g;

/** Needs no glyph: spaces, joiners, marks of direction, selectors of a variant. */
const INVISIBLE = /[\p{Zs}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A text without the characters no font has: a card shows no boxes. A cluster goes as a whole, so that no half of an
 * emoji remains.
 *
 * @param covered code points the fonts have
 * @returns also what was left out for want of a glyph, in order, such as emoji
 */
export function drawable(text: string, covered: ReadonlySet<number>): { text: string; left: readonly string[] } {
  const left: string[] = [];
  let kept = '';
  for (const { segment } of GRAPHEMES.segment(text.normalize('NFC').replace(BREAKING_SPACE, ' '))) {
    const known = [...segment].every(
      (character) => INVISIBLE.test(character) || covered.has(character.codePointAt(0) ?? 0),
    );
    // Fonts have glyphs for some control characters, but none that anyone could read.
    if (known && !/\p{Cc}/u.test(segment)) kept += segment;
    else left.push(segment);
  }
  return { text: kept.replace(/ {2,}/g, ' ').trim(), left };
}
