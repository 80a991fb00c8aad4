/** Lines as a font of plain widths sets them. */
import type { Measure, TextShape } from '../drawing';

/** Half a font size for each letter, a whole one for wide ones; isolates take no room. */
export const measure: Measure = (text, _, size) =>
  [...text.replace(/[\u2066-\u2069]/g, '')].reduce(
    (sum, letter) => sum + (/[\u3000-\u9fff]/.test(letter) ? 1 : 0.5),
    0,
  ) * size;

/** Edges of a line as it is drawn. */
export function edges({ text, face, size, x, y, align }: TextShape) {
  const width = measure(text, face, size) as number;
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return { text, left, right: left + width, top: y - 0.8 * size, bottom: y + 0.25 * size };
}
