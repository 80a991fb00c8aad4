/**
 * Uploaded screenshots. Nothing of an uploaded file is kept: its pixels are redrawn and encoded again, without
 * metadata or anything else the file may have contained.
 */
import { hasTooManyPixels, SCREENSHOT_FORMATS } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { readImageFacts } from '../images/image-facts';

export interface Picture {
  /** WebP. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * `not-an-image`: no PNG, JPEG or lossy WebP that can be drawn whole. `image-too-large`: more pixels or bytes than we
 * draw.
 */
export type ScreenshotFault = 'not-an-image' | 'image-too-large';

/** Start of a scan in a JPEG (ITU-T T.81 §B.1.1.3). Coded pixels never hold these two bytes; metadata may. */
const SCAN = Buffer.from('ffda', 'hex');

function hasTooManyScans(bytes: Buffer): boolean {
  let scans = 0;
  for (let at = bytes.indexOf(SCAN); at >= 0; at = bytes.indexOf(SCAN, at + SCAN.length)) {
    scans += 1;
    if (scans > LIMITS.screenshotScans) return true;
  }
  return false;
}

/**
 * Whether a WebP has anything coded without loss: pixels or their transparency. Such a file of 300 KB may name 65,536
 * codes, for which the decoder takes 400 MB, and no header says how many there are. RFC 9649 §2.6, §2.7.1.2.
 */
const isLossless = (bytes: Buffer) => bytes.includes('VP8L') || bytes.includes('ALPH');

/** What the head of a file says against decoding it; null if nothing does. Nothing is decoded. */
export function screenshotFault(file: Uint8Array): ScreenshotFault | null {
  if (file.byteLength > LIMITS.screenshotBytes) return 'image-too-large';
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { type, width, height } = readImageFacts(bytes, '') ?? {};
  const isTaken = SCREENSHOT_FORMATS.some((format) => format === type);
  if (!isTaken || !width || !height || (type === 'webp' && isLossless(bytes))) return 'not-an-image';
  // PNG (third edition) §11.2.1: the last byte of the header.
  const isInterlaced = type === 'png' && bytes[28] !== 0;
  const isLarge =
    hasTooManyPixels({ width, height }) || (isInterlaced && width * height > LIMITS.screenshotInterlacedPixels);
  return isLarge || (type === 'jpeg' && hasTooManyScans(bytes)) ? 'image-too-large' : null;
}

/** Loaded when needed: most messages have no picture, and it is large. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Memory must not grow with the machine's cores, nor with what was decoded before.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Redraws a screenshot. */
export async function drawAnew(file: Uint8Array): Promise<Picture | ScreenshotFault> {
  const fault = screenshotFault(file);
  if (fault !== null) return fault;
  const sharp = await loadSharp();
  try {
    // One page: of something that moves, the first picture is kept. What is cut short or damaged is refused.
    const { data, info } = await sharp(file, { limitInputPixels: LIMITS.screenshotPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: LIMITS.screenshotSeconds })
      // The orientation in the metadata must be applied before the metadata is dropped.
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
