import sharp from 'sharp';
import { InkPicture } from './ink-picture';

const INKS = { ink: { colour: '#000000', steps: 4 }, red: { colour: '#ff0000', steps: 1 } } as const;

async function pixelsOf(png: Buffer): Promise<string[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, at) => data.subarray(at * 3, at * 3 + 3).toString('hex'));
}

describe('a picture of inks', () => {
  it('is read as it was drawn', async () => {
    const picture = new InkPicture({ width: 3, height: 2 }, '#ffffff', INKS);
    picture.fill('red', 2, 0, 1, 2);
    picture.draw('ink', { pixels: Uint8Array.of(0, 255), width: 2, height: 1 }, 0, 1);
    expect(await pixelsOf(await picture.png())).toEqual(['ffffff', 'ffffff', 'ff0000', 'ffffff', '000000', 'ff0000']);
  });

  it('has steps between paper and ink', async () => {
    const picture = new InkPicture({ width: 4, height: 1 }, '#ffffff', INKS);
    picture.draw('ink', { pixels: Uint8Array.of(20, 64, 128, 255), width: 4, height: 1 }, 0, 0);
    expect(await pixelsOf(await picture.png())).toEqual(['ffffff', 'bfbfbf', '808080', '000000']);
  });

  it('leaves the one it was copied from as it is', async () => {
    const paper = new InkPicture({ width: 1, height: 1 }, '#ffffff', INKS);
    const copy = paper.copy();
    copy.fill('red', 0, 0, 1, 1);
    expect(await pixelsOf(await paper.png())).toEqual(['ffffff']);
    expect(await pixelsOf(await copy.png())).toEqual(['ff0000']);
  });

  it('takes nothing that reaches over its edge', () => {
    const picture = new InkPicture({ width: 2, height: 2 }, '#ffffff', INKS);
    expect(() => picture.fill('ink', 1, 0, 2, 1)).toThrow('2 × 1 px at 1, 0 do not fit in 2 × 2');
    expect(() => picture.fill('ink', 0, -1, 1, 1)).toThrow('do not fit');
  });
});
