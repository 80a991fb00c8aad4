import sharp from 'sharp';
import { cardDifference, pictureCopy } from './card-difference';

/** A white picture with black pixels at the left of its first row. */
function picture(width: number, height: number, black = 0): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3, 255);
  data.fill(0, 0, black * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function pixels(png: Buffer): Promise<{ width: number; height: number; rgb: number[][] }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const rgb = Array.from({ length: info.width * info.height }, (_, index) => [
    ...data.subarray(index * 3, index * 3 + 3),
  ]);
  return { width: info.width, height: info.height, rgb };
}

it('counts the pixels that differ, and marks them', async () => {
  const { share, picture: marked } = await cardDifference(await picture(10, 10, 4), await picture(10, 10, 1));
  expect(share).toBe(0.03);
  const { width, height, rgb } = await pixels(marked);
  expect([width, height]).toEqual([10, 10]);
  expect(rgb.map(([red = 0, green = 0]) => red - green > 100).flatMap((is, index) => (is ? [index] : []))).toEqual([
    1, 2, 3,
  ]);
});

it('finds none between pictures that look the same', async () => {
  const same = await picture(10, 10, 4);
  expect((await cardDifference(same, await sharp(same).png({ compressionLevel: 0 }).toBuffer())).share).toBe(0);
});

it('takes what only one of them covers for different', async () => {
  const { share, picture: marked } = await cardDifference(await picture(10, 10), await picture(20, 5));
  expect(share).toBe(0.5);
  expect(await pixels(marked)).toMatchObject({ width: 20, height: 10 });
});

it('refuses what is no picture, and what is too large', async () => {
  const one = await picture(1, 1);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  const other = await sharp(one).webp().toBuffer();
  for (const strange of [Buffer.from(''), drawing, other]) {
    await expect(cardDifference(strange, one)).rejects.toThrow('no PNG');
    await expect(pictureCopy(strange)).rejects.toThrow('no PNG');
  }
  const large = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  await expect(cardDifference(one, large)).rejects.toThrow();
  await expect(pictureCopy(large)).rejects.toThrow();
});

it('copies a picture without what else lies in its file', async () => {
  const copy = await pictureCopy(Buffer.concat([await picture(2, 2), Buffer.from('<script>')]));
  expect(copy.includes('<script>')).toBe(false);
  expect(await pixels(copy)).toMatchObject({ width: 2, height: 2 });
});
