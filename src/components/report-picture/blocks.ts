/** Parts of a picture that are set below each other. */
import type { Locale } from '../../site/locales';
import { MARK_TONES } from '../Gem';
import { facetPath } from '../gem-geometry';
import { WORD_PATH, WORDMARK } from '../wordmark-outlines';
import type { Face, Measure, PathShape, PictureColour, Shape, TextShape } from './drawing';
import { baselineAt } from './labelled-gem';
import { setText, type SetText } from './set-text';

export interface Column {
  readonly left: number;
  readonly width: number;
  readonly direction: TextShape['direction'];
}

/** Something set below something else. */
export interface Block {
  /** Pixels. */
  readonly height: number;
  readonly shapesAt: (top: number) => readonly Shape[];
}

/** Space between blocks, in pixels. */
export const GAP = 16;

export function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0) + GAP * (blocks.length - 1);
}

export function stacked(blocks: readonly Block[], top: number): readonly Shape[] {
  let y = top;
  return blocks.flatMap(({ height, shapesAt }) => {
    const shapes = shapesAt(y);
    y += height + GAP;
    return shapes;
  });
}

export interface BoxOfText {
  readonly face: Face;
  readonly sizes: readonly number[];
  readonly height: number;
}

export async function textBlock(
  text: string,
  box: BoxOfText,
  column: Column,
  locale: Locale,
  measure: Measure,
  colour: PictureColour = 'ink',
): Promise<Block> {
  return asBlock(await setText(text, { ...box, width: column.width }, locale, measure), box.face, column, colour);
}

export function asBlock(set: SetText, face: Face, column: Column, colour: PictureColour): Block {
  return {
    height: set.height,
    shapesAt: (top) =>
      set.lines.map((text, line): TextShape => ({
        is: 'text',
        text,
        face,
        size: set.size,
        colour,
        ...startOf(column),
        y: top + baselineAt(line, set.lineHeight, set.size),
      })),
  };
}

/** Where the lines of a column begin. */
export function startOf({ left, width, direction }: Column): Pick<TextShape, 'x' | 'align' | 'direction'> {
  return direction === 'rtl' ? { x: left + width, align: 'right', direction } : { x: left, align: 'left', direction };
}

/** A stadium of a width and a height, its upper left corner at the origin. */
export function pillPath(width: number, height: number): string {
  const r = height / 2;
  return `M${r} 0H${width - r}A${r} ${r} 0 0 1 ${width - r} ${height}H${r}A${r} ${r} 0 0 1 ${r} 0Z`;
}

/** The wordmark, and when it was measured. */
export async function footBlock(
  text: string,
  size: number,
  column: Column,
  locale: Locale,
  measure: Measure,
): Promise<Block> {
  const { box: whole, word } = WORDMARK;
  const height = 1.5 * size;
  const scale = height / whole.height;
  const width = scale * whole.width;
  const indent = width + 0.75 * size;
  const isRtl = column.direction === 'rtl';
  const inner = { ...column, left: isRtl ? column.left : column.left + indent, width: column.width - indent };
  const box = { face: 'text', sizes: [size, 0.85 * size], height: 1.6 * size } as const;
  const line = await textBlock(text, box, inner, locale, measure, 'quiet');
  const left = isRtl ? column.left + column.width - width : column.left;
  return {
    height,
    shapesAt: (top) => {
      const baseline = top - scale * whole.top;
      return [
        ...signShapes({ x: left, y: baseline, scale }),
        { is: 'path', path: WORD_PATH, x: left + scale * word.x, y: baseline, scale, fill: 'ink' },
        ...line.shapesAt(top + (height - line.height) / 2),
      ];
    },
  };
}

/** The wordmark's sign. @param at where the wordmark begins, on its baseline */
function signShapes(at: Pick<PathShape, 'x' | 'y' | 'scale'>): readonly PathShape[] {
  const { sign } = WORDMARK;
  return MARK_TONES.map((opacity, index) => ({
    is: 'path',
    path: facetPath(index, 1000),
    x: at.x + at.scale * sign.x,
    y: at.y + at.scale * sign.y,
    scale: at.scale * sign.scale,
    fill: 'ink',
    opacity,
  }));
}
