/** Pages with something cut out of them, or put in between, anywhere. */
import { GOOD_PAGE } from '../examples/evidence';

const PIECES = ['<', '>', '"', "'", '&', '\0', '{', '[', '<!--', ']]>', '</script>', '\ud800', '</head>', '<table>'];

/** The good page, changed at random, the same ways in every run. */
export function changedPages(count: number): readonly string[] {
  // A linear congruential generator.
  let state = 1;
  const next = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  return Array.from({ length: count }, () => {
    let html = GOOD_PAGE;
    for (let change = 0; change <= next(8); change++) {
      const at = next(html.length);
      html = html.slice(0, at) + (PIECES[next(PIECES.length)] ?? '') + html.slice(at + next(30));
    }
    return html;
  });
}
