/**
 * Screenshots from strangers. Nothing of the uploaded file is kept: its pixels are drawn and encoded anew, without
 * metadata or anything else the file may have contained.
 */
import { LIMITS } from '../../site/limits';

/** Whether the bytes begin as a format does. A name or a type that was sent along says nothing. */
const BEGINNINGS: Readonly<Record<'png' | 'jpeg' | 'webp', (bytes: Buffer) => boolean>> = {
  // PNG (third edition) §5.2
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  // ITU-T T.81 §B.1.1.3: start of image, and the marker that follows it
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  // RFC 9649 §2.4
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

export interface Picture {
  /** WebP. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a screenshot anew.
 *
 * @returns `not-an-image` for a file that is no PNG, JPEG or WebP that can be drawn whole; `image-too-large` where it
 *   has more pixels or bytes than we draw
 */
export async function drawAnew(file: Uint8Array): Promise<Picture | 'not-an-image' | 'image-too-large'> {
  if (file.byteLength > LIMITS.screenshotBytes) return 'image-too-large';
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const format = Object.entries(BEGINNINGS).find(([, begins]) => begins(bytes))?.[0];
  if (format === undefined) return 'not-an-image';
  // Loaded when needed: most messages have no picture, and it is large.
  const { default: sharp } = await import('sharp');
  // One page: of something that moves, the first picture is kept. What is cut short or damaged is refused.
  const options = { limitInputPixels: LIMITS.screenshotPixels, failOn: 'error', pages: 1 } as const;
  try {
    const declared = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (declared.format !== format) return 'not-an-image';
    if (declared.width * declared.height > LIMITS.screenshotPixels) return 'image-too-large';
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: LIMITS.screenshotSeconds })
      // What the metadata says of which side is up must be done before it is dropped.
      .autoOrient()
      .resize({
        width: LIMITS.screenshotSide,
        height: LIMITS.screenshotSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return 'not-an-image';
  }
}
