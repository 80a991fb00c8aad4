/** The gem with its facets' names and scores around it, as large as a box allows. */
import type { Band } from '../band';
import type { GemFacet } from '../Gem';
import { besideFacet } from '../gem-geometry';
import { lineHeightOf } from '../line-breaking';
import { nameLines } from '../report/FacetName';
import type { Measure, PathShape, PictureColour, Shape, TextShape } from './drawing';
import { gemLayers, type GemPaint } from './gem-layers';

export interface LabelledFacet {
  readonly facet: GemFacet;
  readonly name: string;
  /** As it is shown; a dash where there is none. */
  readonly score: string;
}

export interface GemBox {
  /** Pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Font sizes of the names to try, in pixels, from the largest. */
  readonly sizes: readonly number[];
  /** Radius to reach before names get larger, in pixels. */
  readonly radius: number;
}

interface Paint extends Pick<PathShape, 'opacity' | 'width' | 'dash' | 'cap'> {
  readonly fill?: PictureColour | 'band';
  readonly stroke?: PictureColour | 'band';
}

/** Strokes that do not scale are as wide as in a report, where 240 pixels show 208 units. */
const UNIT = 208 / 240;

const PAINTS: Readonly<Record<GemPaint, Paint>> = {
  frame: { stroke: 'edge', width: UNIT },
  half: { stroke: 'edge', width: UNIT, dash: [2 * UNIT, 4 * UNIT] },
  unread: { stroke: 'edge', width: UNIT, dash: [4 * UNIT, 3 * UNIT] },
  value: { fill: 'band', stroke: 'paper', width: 1.5 },
  lines: { stroke: 'paper', width: 1.5 },
  dots: { stroke: 'paper', width: 3, cap: 'round' },
  soft: { fill: 'band', opacity: 0.28 },
  edge: { stroke: 'band', width: 1.5 * UNIT },
};

function colourOf(paint: PictureColour | 'band', band: Band | undefined): PictureColour {
  return paint === 'band' ? (band ?? 'ink') : paint;
}

function gemShapes(facets: readonly GemFacet[], x: number, y: number, radius: number): readonly PathShape[] {
  return gemLayers(facets).map(({ paint, path, band }): PathShape => {
    const { fill, stroke, ...rest } = PAINTS[paint];
    return {
      is: 'path',
      path,
      x,
      y,
      scale: radius / 100,
      ...rest,
      ...(fill && { fill: colourOf(fill, band) }),
      ...(stroke && { stroke: colourOf(stroke, band) }),
    };
  });
}

/** Where a facet's name is: a point in shares of the radius, and the side of the gem it is on. */
interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly align: TextShape['align'];
}

const DISTANCE = 110;

function anchorOf(index: number): Anchor {
  const [x, y] = besideFacet(index, DISTANCE);
  // The upper edge of the top facet.
  if (index === 0) return { x: 0, y: -0.9, align: 'center' };
  return { x: x / 100, y: y / 100, align: x > 0 ? 'left' : 'right' };
}

interface Label extends Anchor {
  readonly lines: readonly string[];
  readonly colour: PictureColour;
  /** Pixels at a font size of 1 px. */
  readonly width: number;
}

/** Space between the gem and the name above it, in font sizes. */
const GAP = 0.4;

/** The largest radius at which the labels are within a box, and how far they reach from the gem's centre, in pixels. */
function fit(labels: readonly Label[], { width, height }: GemBox, size: number, leading: number) {
  const reach = (side: Label['align']) =>
    labels.filter(({ align }) => align === side).map((label) => [Math.abs(label.x), label.width * size] as const);
  const [above, ...around] = labels;
  const over = (GAP + (above ? above.lines.length * leading : 0)) * size;
  const under = around.map((label) => [label.y, (label.lines.length * leading * size) / 2] as const);
  const limits = [
    ...reach('left').flatMap(([ax, aw]) => reach('right').map(([bx, bw]) => (width - aw - bw) / (ax + bx))),
    ...under.map(([y, half]) => (height - over - half) / (0.9 + y)),
  ];
  const radius = Math.max(0, Math.min(...limits));
  const extent = (side: Label['align']) => Math.max(0, ...reach(side).map(([x, w]) => x * radius + w));
  return {
    radius,
    // Names to the right of the gem are aligned at their left.
    right: extent('left'),
    left: extent('right'),
    top: 0.9 * radius + over,
    bottom: Math.max(radius, ...under.map(([y, half]) => y * radius + half)),
  };
}

export async function labelledGem(
  facets: readonly LabelledFacet[],
  direction: TextShape['direction'],
  box: GemBox,
  measure: Measure,
): Promise<readonly Shape[]> {
  const labels = await Promise.all(
    facets.map(async ({ facet, name, score }, index): Promise<Label> => {
      const lines = [...nameLines(name), score];
      const widths = await Promise.all(lines.map(async (line) => measure(line, 'strong', 100)));
      const colour = facet.band ?? 'quiet';
      return { ...anchorOf(index), lines, colour, width: Math.max(...widths) / 100 };
    }),
  );
  const leading = Math.max(...labels.flatMap(({ lines }) => lines.map(lineHeightOf)));
  const tried = box.sizes.map((size) => ({ size, ...fit(labels, box, size, leading) }));
  const placed = tried.find(({ radius }) => radius >= box.radius) ?? tried.at(-1);
  if (placed === undefined) return [];
  const { size, radius, left, right, top, bottom } = placed;
  const x = box.left + (box.width - right - left) / 2 + left;
  const y = box.top + (box.height - top - bottom) / 2 + top;
  const texts = labels.flatMap((label): TextShape[] => {
    const height = label.lines.length * leading * size;
    const labelTop =
      label.align === 'center' ? y - 0.9 * radius - GAP * size - height : y + label.y * radius - height / 2;
    return label.lines.map((text, line) => ({
      is: 'text',
      text,
      face: 'strong',
      size,
      colour: line === label.lines.length - 1 ? label.colour : 'ink',
      align: label.align,
      direction,
      x: x + label.x * radius,
      y: labelTop + baselineAt(line, leading * size, size),
    }));
  });
  return [
    ...gemShapes(
      facets.map(({ facet }) => facet),
      x,
      y,
      radius,
    ),
    ...texts,
  ];
}

/** Baseline of a line from the top of its text, in pixels. */
export function baselineAt(line: number, lineHeight: number, size: number): number {
  return line * lineHeight + lineHeight / 2 + 0.34 * size;
}
