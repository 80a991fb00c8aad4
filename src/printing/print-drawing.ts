/** Draws a report's picture as PNG: its shapes as SVG, which librsvg draws with Pango's type, in a palette known before. */
import sharp from 'sharp';
import type {
  Drawing,
  Face,
  Measure,
  PathShape,
  PictureColour,
  PictureColours,
  Shape,
  TextShape,
} from '../components/report-picture/drawing';
import type { Locale } from '../site/locales';
import { memoize } from '../brand/basics/memoize';
import { familiesOf, WEIGHT_NUMBER } from './fonts';
import { channelsOf, indexedPng, stepsBetween, type Channels } from './indexed-png';
import { baselineOf, floats, measuring, setType } from './typesetting';
import type { Piece } from '../encoding/text';
import { element, textElement } from '../encoding/xml';

/** Steps from paper to each colour: smooth edges, and with eleven colours no more than a palette holds. */
const STEPS = 20;

/** Measures lines as they will be drawn. Keeps what it measured. */
export function printedMeasure(locale: Locale): Measure {
  const widthOf = measuring()(locale);
  return async (text: string, _: Face, size: number) => size * (await widthOf(text));
}

/** @param drawing within its edges */
export async function printDrawing(drawing: Drawing, locale: Locale, colours: PictureColours): Promise<Buffer> {
  const { width, height, shapes } = drawing;
  const svg = await svgOf(drawing, locale, colours);
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const palette = paletteOf(shapes, colours);
  const nearest = memoize((rgb: number) => nearestIn(palette, [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
  // One byte for each pixel; each row begins with the byte that names its filter: none.
  const rows = new Uint8Array((width + 1) * height);
  let before = -1;
  let place = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const rgb = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
      if (rgb !== before) place = nearest(rgb);
      before = rgb;
      rows[y * (width + 1) + 1 + x] = place;
    }
  }
  return indexedPng(drawing, palette, rows);
}

function paletteOf(shapes: readonly Shape[], colours: PictureColours): readonly Channels[] {
  const used = new Set(shapes.flatMap((shape) => (shape.is === 'text' ? shape.colour : [shape.fill, shape.stroke])));
  const paper = channelsOf(colours.paper);
  const inks = (Object.keys(colours) as PictureColour[]).filter((name) => name !== 'paper' && used.has(name));
  return [paper, ...inks.flatMap((name) => stepsBetween(paper, channelsOf(colours[name]), STEPS))];
}

function nearestIn(palette: readonly Channels[], [red, green, blue]: Channels): number {
  let nearest = 0;
  let least = Infinity;
  for (const [place, colour] of palette.entries()) {
    const distance = (colour[0] - red) ** 2 + (colour[1] - green) ** 2 + (colour[2] - blue) ** 2;
    if (distance < least) [nearest, least] = [place, distance];
  }
  return nearest;
}

/** Exported for tests. */
export async function svgOf(drawing: Drawing, locale: Locale, colours: PictureColours): Promise<Piece<'xml'>> {
  const { width, height, shapes } = drawing;
  const paper = { width: String(width), height: String(height), fill: colours.paper };
  const elements = await Promise.all(
    shapes.map(async (shape) => {
      if (shape.is === 'path') return pathOf(shape, colours);
      return floats(shape.text) ? setTextOf(shape, locale, colours) : textOf(shape, colours);
    }),
  );
  return element('svg', [textElement('rect', '', paper), ...elements], {
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(width),
    height: String(height),
    'xml:lang': locale,
    'font-family': familiesOf(locale).join(', '),
    'font-weight': String(WEIGHT_NUMBER),
    // Widths grow with the font size: they are measured at another one.
    'text-rendering': 'geometricPrecision',
  });
}

/** Which end of a line its x is, by its direction (SVG 2, `text-anchor`). */
function anchorOf({ align, direction }: TextShape): string {
  if (align === 'center') return 'middle';
  return (align === 'left') === (direction === 'ltr') ? 'start' : 'end';
}

function textOf(shape: TextShape, colours: PictureColours): Piece<'xml'> {
  const { text, size, colour, direction, x, y } = shape;
  return textElement('text', text, {
    x: String(x),
    y: String(y),
    'font-size': String(size),
    fill: colours[colour],
    direction,
    'text-anchor': anchorOf(shape),
  });
}

/** A line whose scripts librsvg would not set on one line: as a picture of type, which is set with care for that. */
async function setTextOf(shape: TextShape, locale: Locale, colours: PictureColours): Promise<Piece<'xml'>> {
  const { text, size, colour, align, x, y } = shape;
  const style = { locale, size: Math.round(size), lineHeight: 2 * Math.round(size) };
  const { pixels, width, height } = await setType([text], style);
  const png = await sharp({ create: { width, height, channels: 3, background: colours[colour] } })
    .joinChannel(Buffer.from(pixels), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return textElement('image', '', {
    x: String(Math.round(x - { left: 0, center: width / 2, right: width }[align])),
    y: String(Math.round(y) - (await baselineOf(text, style))),
    width: String(width),
    height: String(height),
    href: `data:image/png;base64,${png.toString('base64')}`,
  });
}

function pathOf({ path, x, y, scale, ...paint }: PathShape, colours: PictureColours): Piece<'xml'> {
  return textElement('path', '', {
    d: path,
    transform: `translate(${x} ${y}) scale(${scale})`,
    fill: paint.fill === undefined ? 'none' : colours[paint.fill],
    ...(paint.opacity !== undefined && { opacity: String(paint.opacity) }),
    ...(paint.stroke !== undefined && { stroke: colours[paint.stroke], 'stroke-width': String(paint.width ?? 1) }),
    ...(paint.dash !== undefined && { 'stroke-dasharray': paint.dash.join(' ') }),
    ...(paint.cap !== undefined && { 'stroke-linecap': paint.cap }),
  });
}
