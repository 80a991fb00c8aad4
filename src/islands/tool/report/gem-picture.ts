/** Draws a report's picture on a canvas. Loaded when the user asks for one. */
import type { Drawing, Face, Measure, PictureFormat, Shape } from '../../../components/report-picture/drawing';
import { reportPicture, type PictureWords } from '../../../components/report-picture/report-picture';

/** What a face is drawn with: weight, and a list of font families as CSS has it. */
export type Fonts = Readonly<Record<Face, { readonly weight: number; readonly families: string }>>;

export type Theme = keyof typeof PRINTED_THEMES;

function fontOf(fonts: Fonts, face: Face, size: number): string {
  const { weight, families } = fonts[face];
  return `${weight} ${size}px ${families}`;
}

function drawShape(context: CanvasRenderingContext2D, shape: Shape, theme: Theme, fonts: Fonts): void {
  const colours = PRINTED_THEMES[theme];
  context.save();
  if (shape.is === 'text') {
    context.direction = shape.direction;
    context.textAlign = shape.align;
    context.fillStyle = colours[shape.colour];
    context.font = fontOf(fonts, shape.face, shape.size);
    context.fillText(shape.text, shape.x, shape.y);
  } else {
    const path = new Path2D(shape.path);
    context.translate(shape.x, shape.y);
    context.scale(shape.scale, shape.scale);
    context.globalAlpha = shape.opacity ?? 1;
    if (shape.fill !== undefined) {
      context.fillStyle = colours[shape.fill];
      context.fill(path);
    }
    if (shape.stroke !== undefined) {
      context.strokeStyle = colours[shape.stroke];
      context.lineWidth = shape.width ?? 1;
      context.setLineDash([...(shape.dash ?? [])]);
      context.lineCap = shape.cap ?? 'butt';
      context.stroke(path);
    }
  }
  context.restore();
}

function draw(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  theme: Theme,
  fonts: Fonts,
) {
  canvas.width = drawing.width;
  canvas.height = drawing.height;
  context.fillStyle = PRINTED_THEMES[theme].paper;
  context.fillRect(0, 0, drawing.width, drawing.height);
  for (const shape of drawing.shapes) drawShape(context, shape, theme, fonts);
}

/** @returns a PNG; null if the browser gives no canvas, or no picture of it */
export async function gemPicture(
  words: PictureWords,
  format: PictureFormat,
  theme: Theme,
  fonts: Fonts,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const measure: Measure = (text, face, size) => {
    context.font = fontOf(fonts, face, size);
    return context.measureText(text).width;
  };
  draw(canvas, context, await reportPicture(words, format, measure), theme, fonts);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
