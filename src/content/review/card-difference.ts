/** How much two pictures differ, and where. */
import sharp from 'sharp';

/** Larger than any card, and small enough to decode at once. */
const MOST_PIXELS = 4_000_000;

/** PNG (third edition), 5.2. */
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture, decoded. Cards are PNG; no other decoder reads data of another site. @throws Error if it is not PNG */
function decoded(picture: Buffer): sharp.Sharp {
  if (!picture.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) throw new Error('The picture is no PNG.');
  return sharp(picture, { limitInputPixels: MOST_PIXELS });
}

function rawPixels(picture: Buffer) {
  return decoded(picture).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The same picture, written by us: data from another site is passed on as nothing but a picture. @throws Error */
export async function pictureCopy(picture: Buffer): Promise<Buffer> {
  return decoded(picture).png().toBuffer();
}

/**
 * @returns the share of pixels that differ in any channel, 0 to 1, and a PNG: the later picture, pale, with red where
 *   they differ
 * @throws Error if one of them is not a picture, or too large
 */
export async function cardDifference(before: Buffer, after: Buffer): Promise<{ share: number; picture: Buffer }> {
  const [old, now] = await Promise.all([rawPixels(before), rawPixels(after)]);
  const width = Math.max(old.info.width, now.info.width);
  const height = Math.max(old.info.height, now.info.height);
  const marked = Buffer.alloc(width * height * 3, 255);
  const pixelOf = ({ data, info }: typeof now, x: number, y: number) =>
    x < info.width && y < info.height ? data.readUInt32BE((y * info.width + x) * 4) : null;
  let differing = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [a, b] = [pixelOf(old, x, y), pixelOf(now, x, y)];
      const target = (y * width + x) * 3;
      if (a !== b) {
        differing += 1;
        marked.set([200, 0, 0], target);
        continue;
      }
      if (b === null) continue;
      const at = (y * now.info.width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        marked[target + channel] = 170 + Math.round(((now.data[at + channel] ?? 255) * 85) / 255);
      }
    }
  }
  const picture = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
  return { share: differing / (width * height), picture };
}
