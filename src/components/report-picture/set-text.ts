/** Sets a text into a box: at the largest size that fits, cut with an ellipsis if none does. */
import type { Locale } from '../../site/locales';
import { fitLines, lineHeightOf, measuredPieces } from '../line-breaking';
import type { Face, Measure } from './drawing';

export interface TextBox {
  readonly face: Face;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Font sizes to try, in pixels, from the largest. */
  readonly sizes: readonly number[];
}

export interface SetText {
  readonly lines: readonly string[];
  /** Font size and line height, in pixels. */
  readonly size: number;
  readonly lineHeight: number;
  /** The height of all lines together, in pixels. */
  readonly height: number;
  readonly cut: boolean;
}

/** Scale at which widths are measured: small sizes are rounded by some browsers. */
const MEASURED_AT = 100;

/** @returns in pixels at a font size of 1 px */
export async function widthAtOne(measure: Measure, text: string, face: Face): Promise<number> {
  return (await measure(text, face, MEASURED_AT)) / MEASURED_AT;
}

export async function setText(text: string, box: TextBox, locale: Locale, measure: Measure): Promise<SetText> {
  const { face, width, height, sizes } = box;
  const widthOf = (part: string) => widthAtOne(measure, part, face);
  const lineHeight = lineHeightOf(text);
  const pieces = await measuredPieces(text.trim(), locale, widthOf, width / (sizes.at(-1) ?? 1));
  const [space, ellipsis] = await Promise.all([widthOf(' '), widthOf('…')]);
  const { lines, size, cut } = fitLines(pieces, { width, height, sizes, lineHeight, space, ellipsis });
  return {
    lines: wholeIsolates(lines),
    size,
    lineHeight: lineHeight * size,
    height: lines.length * lineHeight * size,
    cut,
  };
}

const OPEN = '\u2068';
const CLOSE = '\u2069';

/** Each line is drawn on its own: untrusted text that continues past a line's end is isolated in both lines. */
export function wholeIsolates(lines: readonly string[]): readonly string[] {
  let isOpen = false;
  return lines.map((line) => {
    const begun = isOpen ? OPEN + line : line;
    isOpen = begun.lastIndexOf(OPEN) > begun.lastIndexOf(CLOSE);
    return isOpen ? begun + CLOSE : begun;
  });
}

/**
 * A site's address in a box. What does not fit is left out at its beginning: its end says whose it is.
 */
export async function setAddress(text: string, box: TextBox, locale: Locale, measure: Measure): Promise<SetText> {
  const letters = [...text];
  for (let from = 0; ; from += Math.ceil(letters.length / 20)) {
    const shown = from === 0 ? text : `…${letters.slice(from).join('')}`;
    const set = await setText(shown, box, locale, measure);
    // From left to right in every script.
    if (!set.cut || from >= letters.length) return { ...set, lines: set.lines.map((line) => `\u2066${line}\u2069`) };
  }
}
