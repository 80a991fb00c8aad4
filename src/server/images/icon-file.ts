/** The largest picture of an ICO file: a PNG, or a bitmap without its file header. */

/** Pixels from the top left to the bottom right, four bytes each: red, green, blue, opacity. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** The widest picture in an ICO, in pixels: its directory has one byte for the width, in which 0 means 256. */
const LARGEST = 256;

const PNG_START = 0x89504e47;
/** BITMAPINFOHEADER: https://learn.microsoft.com/windows/win32/api/wingdi/ns-wingdi-bitmapinfoheader */
const HEADER_BYTES = 40;
const UNCOMPRESSED = 0;
const DEPTHS = [1, 4, 8, 24, 32];

/** Bytes of a row, which is padded to a multiple of four. */
const rowBytes = (width: number, depth: number) => Math.ceil((width * depth) / 32) * 4;

/** Bytes of the largest entry (of equal ones, that with the most colours); null if none is within the file. */
function largestEntry(data: DataView): DataView | null {
  const count = data.getUint16(4, true);
  let best: { readonly rank: number; readonly at: number; readonly size: number } | null = null;
  for (let entry = 6; entry < 6 + count * 16 && entry + 16 <= data.byteLength; entry += 16) {
    const side = (at: number) => data.getUint8(at) || LARGEST;
    const rank = side(entry) * side(entry + 1) * 64 + Math.min(63, data.getUint16(entry + 6, true));
    const [size, at] = [data.getUint32(entry + 8, true), data.getUint32(entry + 12, true)];
    if (at + size <= data.byteLength && (best === null || rank > best.rank)) best = { rank, at, size };
  }
  return best && new DataView(data.buffer, data.byteOffset + best.at, best.size);
}

/** The pixels of a bitmap in an ICO file, which is twice as high as the image: below it is a mask of transparency. */
function bitmapOf(data: DataView): Bitmap | null {
  if (data.byteLength < HEADER_BYTES) return null;
  const header = data.getUint32(0, true);
  const width = data.getInt32(4, true);
  const height = data.getInt32(8, true) / 2;
  const depth = data.getUint16(14, true);
  const isSized = width > 0 && width <= LARGEST && Number.isInteger(height) && height > 0 && height <= LARGEST;
  if (!isSized || !DEPTHS.includes(depth) || data.getUint32(16, true) !== UNCOMPRESSED) return null;
  const colours = depth > 8 ? 0 : Math.min(data.getUint32(32, true) || 2 ** depth, 2 ** depth);
  const palette = header;
  const pixels = palette + colours * 4;
  const mask = pixels + rowBytes(width, depth) * height;
  // Some files end without the mask.
  const hasMask = mask + rowBytes(width, 1) * height <= data.byteLength;
  if (mask > data.byteLength) return null;
  const rgba = new Uint8Array(width * height * 4);
  let isOpaqueSomewhere = false;
  for (let y = 0; y < height; y++) {
    // Rows come from the bottom up.
    const row = pixels + rowBytes(width, depth) * (height - 1 - y);
    const maskRow = mask + rowBytes(width, 1) * (height - 1 - y);
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      const shift = 8 - depth - (bit % 8);
      const index = depth > 8 ? 0 : (data.getUint8(row + (bit >> 3)) >> shift) & (2 ** depth - 1);
      if (index >= Math.max(1, colours)) return null;
      const at = depth > 8 ? row + (bit >> 3) : palette + index * 4;
      const isMasked = hasMask && ((data.getUint8(maskRow + (x >> 3)) >> (7 - (x % 8))) & 1) === 1;
      const opacity = depth === 32 ? data.getUint8(at + 3) : isMasked ? 0 : 255;
      if (opacity > 0) isOpaqueSomewhere = true;
      rgba.set([data.getUint8(at + 2), data.getUint8(at + 1), data.getUint8(at), opacity], (y * width + x) * 4);
    }
  }
  if (depth === 32 && !isOpaqueSomewhere) for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
  return { width, height, rgba };
}

/**
 * @param file begins as an ICO does (`rasterType`)
 * @returns the bytes of a PNG, the pixels of a bitmap, or null if there is neither
 */
export function iconPicture(file: Uint8Array): { readonly png: Uint8Array } | Bitmap | null {
  const entry = largestEntry(new DataView(file.buffer, file.byteOffset, file.byteLength));
  if (entry === null || entry.byteLength < HEADER_BYTES) return null;
  if (entry.getUint32(0) !== PNG_START) return bitmapOf(entry);
  return { png: new Uint8Array(entry.buffer, entry.byteOffset, entry.byteLength) };
}
