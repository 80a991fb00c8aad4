import type { ImageBody } from '../../brand/evidence/evidence';

type ImageSize = Pick<ImageBody, 'width' | 'height'>;

interface Box {
  readonly type: string;
  /** Offsets of the box's content. */
  readonly start: number;
  readonly end: number;
}

/** Boxes of an ISO base media file (ISO/IEC 14496-12 §4.2) between two offsets; stops at what does not fit. */
function* boxes(data: DataView, from: number, to: number): Generator<Box> {
  let at = from;
  while (at + 8 <= to) {
    const size = data.getUint32(at);
    const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => data.getUint8(at + offset)));
    // 0: to the end of the file. 1: a 64-bit size, which no box that we look into has.
    const end = size === 0 ? to : at + size;
    if (size === 1 || end < at + 8) return;
    yield { type, start: at + 8, end: Math.min(end, to) };
    at = end;
  }
}

function find(data: DataView, within: Box, type: string): Box | null {
  for (const box of boxes(data, within.start, within.end)) if (box.type === type) return box;
  return null;
}

/**
 * AVIF: the largest of the spatial extents among the item properties (ISO/IEC 23008-12 §6.5.3). The others are
 * tiles and thumbnails, never larger than the picture they make up. A rotation property is not applied.
 */
export function avifSize(bytes: Uint8Array): ImageSize {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const unknown: ImageSize = { width: null, height: null };
  const meta = find(data, { type: '', start: 0, end: data.byteLength }, 'meta');
  // `meta` is a full box: four bytes of version and flags come first.
  const properties = meta && find(data, { ...meta, start: meta.start + 4 }, 'iprp');
  const container = properties && find(data, properties, 'ipco');
  if (!container) return unknown;
  let largest = { width: 0, height: 0 };
  for (const box of boxes(data, container.start, container.end)) {
    if (box.type !== 'ispe' || box.start + 12 > box.end) continue;
    const extent = { width: data.getUint32(box.start + 4), height: data.getUint32(box.start + 8) };
    if (extent.width * extent.height > largest.width * largest.height) largest = extent;
  }
  return largest.width > 0 ? largest : unknown;
}
