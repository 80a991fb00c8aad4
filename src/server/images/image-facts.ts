import type { ImageBody, ImageType } from '../../brand/evidence/evidence';
import { avifSize } from './image-avif';
import { svgSize } from './image-svg';

/** Width and height in pixels; null if the bytes at hand do not say. */
type ImageSize = Pick<ImageBody, 'width' | 'height'>;

const UNKNOWN: ImageSize = { width: null, height: null };

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function ascii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** PNG: IHDR is the first chunk (PNG third edition §11.2.1). */
function pngSize(bytes: Uint8Array): ImageSize {
  if (bytes.length < 24 || ascii(bytes, 12, 16) !== 'IHDR') return UNKNOWN;
  return { width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) };
}

/** GIF: the logical screen (GIF89a §18). */
function gifSize(bytes: Uint8Array): ImageSize {
  if (bytes.length < 10) return UNKNOWN;
  return { width: view(bytes).getUint16(6, true), height: view(bytes).getUint16(8, true) };
}

/** JPEG: the first frame header, after however much metadata (ITU-T T.81 §B.2.2). */
function jpegSize(bytes: Uint8Array): ImageSize {
  let at = 2;
  while (at + 9 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return UNKNOWN;
    if (marker === 0xff) {
      at += 1; // fill byte
    } else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2; // markers without a segment
    } else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view(bytes).getUint16(at + 7), height: view(bytes).getUint16(at + 5) };
    } else {
      at += 2 + view(bytes).getUint16(at + 2);
    }
  }
  return UNKNOWN;
}

/** WebP: canvas of an extended file, or the frame of a simple one (RFC 9649 §2, RFC 6386 §9.1). */
function webpSize(bytes: Uint8Array): ImageSize {
  if (bytes.length < 30) return UNKNOWN;
  const data = view(bytes);
  switch (ascii(bytes, 12, 16)) {
    case 'VP8X':
      return {
        width: 1 + (data.getUint32(24, true) & 0xffffff),
        height: 1 + (data.getUint16(27, true) | ((bytes[29] ?? 0) << 16)),
      };
    case 'VP8L': {
      const bits = data.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8 ':
      return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
    default:
      return UNKNOWN;
  }
}

/** ICO: the largest entry of the directory, in which 0 means 256. */
function icoSize(bytes: Uint8Array): ImageSize {
  const count = view(bytes).getUint16(4, true);
  let largest: { width: number; height: number } | null = null;
  for (let at = 6; at < 6 + count * 16 && at + 16 <= bytes.length; at += 16) {
    const entry = { width: bytes[at] || 256, height: bytes[at + 1] || 256 };
    if (!largest || entry.width * entry.height > largest.width * largest.height) largest = entry;
  }
  return largest ?? UNKNOWN;
}

/** BMP: the OS/2 core header has 16-bit sizes, all later ones 32-bit; a negative height means rows from the top. */
function bmpSize(bytes: Uint8Array): ImageSize {
  if (bytes.length < 26) return UNKNOWN;
  const data = view(bytes);
  if (data.getUint32(14, true) === 12) return { width: data.getUint16(18, true), height: data.getUint16(20, true) };
  return { width: data.getInt32(18, true), height: Math.abs(data.getInt32(22, true)) };
}

/** Type by the file's own signature (WHATWG MIME Sniffing §6.1), null if it is not one of ours. */
export function rasterType(bytes: Uint8Array): Exclude<ImageType, 'svg'> | null {
  const start = ascii(bytes, 0, 16);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 64))) return 'avif';
  if (start.startsWith('\0\0\x01\0') && bytes.length >= 6) return 'ico';
  if (start.startsWith('BM') && start.slice(6, 10) === '\0\0\0\0') return 'bmp';
  return null;
}

const RASTER_SIZES: Readonly<Record<Exclude<ImageType, 'svg'>, (bytes: Uint8Array) => ImageSize>> = {
  png: pngSize,
  jpeg: jpegSize,
  gif: gifSize,
  webp: webpSize,
  avif: avifSize,
  ico: icoSize,
  bmp: bmpSize,
};

/**
 * Reads type and size of an image from its first bytes. The image is never decoded.
 *
 * @param bytes the whole file or its start
 * @param mediaType of the answer, lower case without parameters: SVG is text, and browsers show it as an image only
 *   where it is declared `image/svg+xml`; all other types tell themselves
 */
export function readImageFacts(
  bytes: Uint8Array,
  mediaType: string,
): Pick<ImageBody, 'type' | 'width' | 'height'> | null {
  const type = rasterType(bytes);
  if (type) {
    const { width, height } = RASTER_SIZES[type](bytes);
    // A size of zero is not a size: the header is damaged.
    return width && height && width > 0 ? { type, width, height } : { type, ...UNKNOWN };
  }
  if (mediaType !== 'image/svg+xml') return null;
  const size = svgSize(bytes);
  return size && { type: 'svg', ...size };
}
