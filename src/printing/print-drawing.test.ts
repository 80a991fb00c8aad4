import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import type { Drawing, PathShape, TextShape } from '../components/report-picture/drawing';
import { PRINTED_THEMES } from '../styles/printed-colours';
import { channelsOf } from './indexed-png';
import { printDrawing, printedMeasure, svgOf } from './print-drawing';

const { light } = PRINTED_THEMES;

const TEXT: TextShape = {
  is: 'text',
  text: 'Harbour',
  face: 'text',
  size: 40,
  colour: 'ink',
  align: 'left',
  direction: 'ltr',
  x: 100,
  y: 60,
};
const SQUARE: PathShape = { is: 'path', path: 'M0 0H10V10H0Z', x: 20, y: 20, scale: 2, fill: 'good' };

const drawingOf = (...shapes: Drawing['shapes']): Drawing => ({ width: 400, height: 100, shapes });

/** First and last column that is not paper. */
async function inkOf(...shapes: Drawing['shapes']): Promise<readonly [number, number]> {
  const png = await printDrawing(drawingOf(...shapes), 'en', light);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const paper = Buffer.from(channelsOf(light.paper));
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => (y * info.width + x) * 3).some(
      (at) => !data.subarray(at, at + 3).equals(paper),
    ),
  );
  return [columns[0] ?? NaN, columns.at(-1) ?? NaN];
}

describe('a drawing', () => {
  it('has its shapes where they are, in their colours', async () => {
    expect(await inkOf(SQUARE)).toEqual([20, 39]);
    const png = await printDrawing(drawingOf(SQUARE), 'en', light);
    const pixel = await sharp(png).extract({ left: 30, top: 30, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect([...pixel]).toEqual([...channelsOf(light.good)]);
  });

  it.each(['ltr', 'rtl'] as const)(
    'has its lines at the side they are aligned by (%s), as wide as measured',
    async (direction) => {
      const width = await printedMeasure('en')(TEXT.text, 'text', TEXT.size);
      for (const [align, left] of [
        ['left', 200],
        ['center', 200 - width / 2],
        ['right', 200 - width],
      ] as const) {
        const [first, last] = await inkOf({ ...TEXT, align, direction, x: 200 });
        expect(Math.abs(first - left)).toBeLessThan(4);
        expect(Math.abs(last - left - width)).toBeLessThan(4);
      }
    },
  );

  it('sets Arabic on the line behind a Japanese beginning', async () => {
    const heightOf = async (text: string) => {
      const png = await printDrawing(drawingOf({ ...TEXT, text }), 'ja', light);
      return (await sharp(png).trim({ background: light.paper, threshold: 40 }).toBuffer({ resolveWithObject: true }))
        .info.height;
    };
    expect(Math.abs((await heightOf('漢字 العربية')) - (await heightOf('العربية 漢字')))).toBeLessThanOrEqual(3);
  });

  it('shows markup as it is written', async () => {
    const text = `</text></svg><script>&amp;]]>"'\u0000\ufffe`;
    const svg = await svgOf(drawingOf({ ...TEXT, text }), 'en', light);
    // libxml, which draws nothing that is not well-formed.
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 400 });
    const parsed = new XMLParser({ parseTagValue: false }).parse(svg) as { svg: { text: string } };
    expect(parsed.svg.text).toBe(`</text></svg><script>&amp;]]>"'`);
  });

  it('measures lines that are wider than a picture may be', async () => {
    expect(await printedMeasure('ar')('\ufdfd'.repeat(300), 'text', 1)).toBeGreaterThan(1000);
  });
});
