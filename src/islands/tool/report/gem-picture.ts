/** The gem of a report as a picture to hand on: drawn on a canvas, always on light paper. */
import type { GemFacet } from '../../../components/Gem';
import { gemLayers, type GemPaint } from './gem-layers';

/** Pixels. */
const WIDTH = 1200;
const HEIGHT = 1500;
const MARGIN = 80;
const GEM_CENTRE = 540;
const GEM_RADIUS = 440;

interface Paint {
  readonly fill?: string;
  readonly opacity?: number;
  readonly stroke?: string;
  /** Units of the gem; strokes that do not scale are as wide as in a report, where 240 pixels show 208 units. */
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly cap?: CanvasLineCap;
}

const UNIT = 208 / 240;

/** @param fill colour of a facet */
const paints = ({ edge, paper }: typeof PRINTED_COLOURS, fill: string): Readonly<Record<GemPaint, Paint>> => ({
  frame: { stroke: edge, width: UNIT },
  half: { stroke: edge, width: UNIT, dash: [2 * UNIT, 4 * UNIT] },
  unread: { stroke: edge, width: UNIT, dash: [4 * UNIT, 3 * UNIT] },
  value: { fill, stroke: paper, width: 1.5 },
  lines: { stroke: paper, width: 1.5 },
  dots: { stroke: paper, width: 3, cap: 'round' },
  soft: { fill, opacity: 0.28 },
  edge: { stroke: fill, width: 1.5 * UNIT },
});

function drawGem(
  context: CanvasRenderingContext2D,
  facets: readonly GemFacet[],
  colours: typeof PRINTED_COLOURS,
): void {
  context.save();
  context.translate(WIDTH / 2, GEM_CENTRE);
  context.scale(GEM_RADIUS / 100, GEM_RADIUS / 100);
  for (const { paint, path, band = 'ink' } of gemLayers(facets)) {
    const { fill, opacity = 1, stroke, width = 0, dash = [], cap = 'butt' } = paints(colours, colours[band])[paint];
    const shape = new Path2D(path);
    context.globalAlpha = opacity;
    if (fill !== undefined) {
      context.fillStyle = fill;
      context.fill(shape);
    }
    if (stroke !== undefined) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.setLineDash([...dash]);
      context.lineCap = cap;
      context.stroke(shape);
    }
  }
  context.restore();
}

/** A line of text in the middle of the picture. */
export interface PictureLine {
  readonly text: string;
  /** Pixels; less where the line is too long for the picture. */
  readonly size: number;
  /** A list of font families as CSS has it. */
  readonly font: string;
  readonly quiet?: boolean;
  /** Of what it says: a URL runs from left to right in every script. */
  readonly direction: 'ltr' | 'rtl';
  /** Pixels from the top to the base line. */
  readonly y: number;
}

function drawLine(
  context: CanvasRenderingContext2D,
  { text, size, font, direction, y }: PictureLine,
  colour: string,
): void {
  context.direction = direction;
  context.textAlign = 'center';
  context.fillStyle = colour;
  context.font = `${size}px ${font}`;
  const width = context.measureText(text).width;
  const room = WIDTH - 2 * MARGIN;
  if (width > room) context.font = `${Math.floor((size * room) / width)}px ${font}`;
  context.fillText(text, WIDTH / 2, y, room);
}

/**
 * @param facets seven, as `Gem` takes them
 * @returns null if the browser gives no canvas, or no picture of it
 */
export function gemPicture(facets: readonly GemFacet[], lines: readonly PictureLine[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  const colours = PRINTED_COLOURS;
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawGem(context, facets, colours);
  for (const line of lines) drawLine(context, line, line.quiet ? colours.quiet : colours.ink);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
