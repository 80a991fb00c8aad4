/** Bars in a table: how much of a whole each row counts, drawn from the numbers in its last column. */
import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { numberIn } from '../../texts/figures';
import { eachElement, element } from './tree';

const SCALE = 1000;

/** The numbers say the same, so that nobody needs to be told of the bar. No style attribute: the policy forbids it. */
function bar(part: number, whole: number, dir: 'ltr' | 'rtl'): Element {
  const width = Math.min(SCALE, Math.round((SCALE * part) / whole));
  return element(
    'svg',
    { className: ['bar'], viewBox: `0 0 ${String(SCALE)} 1`, preserveAspectRatio: 'none', ariaHidden: 'true' },
    element('rect', { x: String(dir === 'rtl' ? SCALE - width : 0), width, height: 1 }),
  );
}

/**
 * Adds a bar below the name of each row.
 * @param whole what a bar over the full width stands for
 * @param dir of the text: where bars begin
 * @returns the first row whose last cell is no number; null if there is none
 */
export function drawBars(children: readonly ElementContent[], whole: number, dir: 'ltr' | 'rtl'): string | null {
  let flaw: string | null = null;
  eachElement({ type: 'root', children: [...children] }, (row) => {
    if (row.tagName !== 'tr') return undefined;
    const cells = row.children.filter((cell) => cell.type === 'element');
    const [name, last] = [cells[0], cells.at(-1)];
    if (name === undefined || last === undefined || last.tagName === 'th') return true;
    const part = numberIn(toString(last));
    if (Number.isNaN(part)) flaw ??= toString(row).trim();
    else name.children.push(bar(part, whole, dir));
    return true;
  });
  return flaw;
}
