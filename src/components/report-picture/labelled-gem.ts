/** A gem with names around it, as large as a box allows: one report's with its scores, or the contours of several. */
import type { Band } from '../band';
import type { GemFacet } from '../Gem';
import { brandStyle } from '../comparison/brand-style';
import { besideFacet, contourPath, edgePoint, outlinePath } from '../gem-geometry';
import { lineHeightOf } from '../line-breaking';
import { nameLines } from '../report/FacetName';
import type { Measure, PathShape, PictureColour, Shape, TextShape } from './drawing';
import { gemLayers, type GemLayer, type GemPaint } from './gem-layers';

export interface LabelledFacet {
  readonly facet: GemFacet;
  readonly name: string;
  /** As it is shown; a dash if there is no score. */
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
  /** Space between the gem and the name above it, in font sizes. */
  readonly gap: number;
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

/** Where a gem is, in pixels. */
interface GemPosition {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function painted({ paint, path, band }: GemLayer, { x, y, radius }: GemPosition): PathShape {
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

/** What is written beside a facet. */
interface Label {
  readonly lines: readonly string[];
  /** The colour of the last line. The other lines are in ink. */
  readonly colour: PictureColour;
}

interface PlacedLabel extends Label, Anchor {
  /** Pixels at a font size of 1 px. */
  readonly width: number;
}

/** The largest radius at which the labels are within a box, and how far they reach from the gem's centre, in pixels. */
function fit(labels: readonly PlacedLabel[], { width, height, gap }: GemBox, size: number, leading: number) {
  const reach = (side: Anchor['align']) =>
    labels.filter(({ align }) => align === side).map((label) => [Math.abs(label.x), label.width * size] as const);
  const [above, ...around] = labels;
  const over = (gap + (above ? above.lines.length * leading : 0)) * size;
  const under = around.map((label) => [label.y, (label.lines.length * leading * size) / 2] as const);
  const limits = [
    ...reach('left').flatMap(([ax, aw]) => reach('right').map(([bx, bw]) => (width - aw - bw) / (ax + bx))),
    ...under.map(([y, half]) => (height - over - half) / (0.9 + y)),
  ];
  const radius = Math.max(0, Math.min(...limits));
  const extent = (side: Anchor['align']) => Math.max(0, ...reach(side).map(([x, w]) => x * radius + w));
  return {
    radius,
    // Names to the right of the gem are aligned at their left.
    right: extent('left'),
    left: extent('right'),
    top: 0.9 * radius + over,
    bottom: Math.max(radius, ...under.map(([y, half]) => y * radius + half)),
  };
}

/** The gem of a report. @param facets seven */
export async function labelledGem(
  facets: readonly LabelledFacet[],
  direction: TextShape['direction'],
  box: GemBox,
  measure: Measure,
): Promise<readonly Shape[]> {
  const labels = facets.map(({ facet, name, score }): Label => ({
    lines: [...nameLines(name), score],
    colour: facet.band ?? 'quiet',
  }));
  const layers = gemLayers(facets.map(({ facet }) => facet));
  return withLabels(labels, direction, box, measure, (place) => layers.map((layer) => painted(layer, place)));
}

/** One outline of a gem: its style's place among the brands', and the facets' lengths in per mille, null without one. */
export interface Contour {
  readonly brand: number;
  readonly values: readonly (number | null)[];
}

/** Gems over each other, as in a comparison. @param names of the seven facets */
export async function labelledContours(
  names: readonly string[],
  contours: readonly Contour[],
  direction: TextShape['direction'],
  box: GemBox,
  measure: Measure,
): Promise<readonly Shape[]> {
  const labels = names.map((name): Label => ({ lines: nameLines(name), colour: 'ink' }));
  const frame = names.map((id, index): GemFacet => {
    const isRead = contours.some(({ values }) => (values[index] ?? null) !== null);
    return { id, state: isRead ? 'empty' : 'notAssessed' };
  });
  const layers = [...gemLayers(frame), { paint: 'half', path: outlinePath(500) } as const];
  return withLabels(labels, direction, box, measure, (place) => [
    ...layers.map((layer) => painted(layer, place)),
    ...contours.flatMap((contour) => contourShapes(contour, contours.length, place)),
  ]);
}

function contourShapes(
  { brand, values }: Contour,
  brands: number,
  { x, y, radius }: GemPosition,
): readonly PathShape[] {
  const { colour, dashes, marker } = brandStyle(brand);
  const scale = radius / 100;
  return [
    {
      is: 'path',
      path: contourPath(values),
      x,
      y,
      scale,
      stroke: colour,
      width: 1.75,
      ...(dashes !== undefined && { dash: dashes.split(' ').map(Number) }),
    },
    ...values.flatMap((value, facet): PathShape[] => {
      if (value === null) return [];
      const [markerX, markerY] = edgePoint(facet, value, (brand + 1) / (brands + 1));
      return [
        { is: 'path', path: marker, x: x + markerX * scale, y: y + markerY * scale, scale: 0.8 * scale, fill: colour },
      ];
    }),
  ];
}

async function withLabels(
  lines: readonly Label[],
  direction: TextShape['direction'],
  box: GemBox,
  measure: Measure,
  shapesAt: (place: GemPosition) => readonly Shape[],
): Promise<readonly Shape[]> {
  const labels = await Promise.all(
    lines.map(async (label, index): Promise<PlacedLabel> => {
      const widths = await Promise.all(label.lines.map(async (line) => measure(line, 'strong', 100)));
      return { ...anchorOf(index), ...label, width: Math.max(...widths) / 100 };
    }),
  );
  const leading = Math.max(...labels.flatMap((label) => label.lines.map(lineHeightOf)));
  const tried = box.sizes.map((size) => ({ size, ...fit(labels, box, size, leading) }));
  const placed = tried.find(({ radius }) => radius >= box.radius) ?? tried.at(-1);
  if (placed === undefined) return [];
  const { size, radius, left, right, top, bottom } = placed;
  const x = box.left + (box.width - right - left) / 2 + left;
  const y = box.top + (box.height - top - bottom) / 2 + top;
  const texts = labels.flatMap((label): TextShape[] => {
    const height = label.lines.length * leading * size;
    const labelTop =
      label.align === 'center' ? y - 0.9 * radius - box.gap * size - height : y + label.y * radius - height / 2;
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
  return [...shapesAt({ x, y, radius }), ...texts];
}

/** Baseline of a line from the top of its text, in pixels. */
export function baselineAt(line: number, lineHeight: number, size: number): number {
  return line * lineHeight + lineHeight / 2 + 0.34 * size;
}
