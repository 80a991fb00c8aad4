/** Pictures that cost as much to read as their authors could make them, written byte by byte: no encoder makes them. */
import { constants, crc32, deflateRawSync } from 'node:zlib';

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

function number(value: number, length: number, littleEndian = false): Buffer {
  const made = Buffer.alloc(length);
  if (littleEndian) made.writeUIntLE(value, 0, length);
  else made.writeUIntBE(value, 0, length);
  return made;
}

/** A piece again and again, up to so many bytes. */
export function filled(piece: Buffer, length: number): Buffer {
  return Buffer.alloc(Math.max(0, Math.floor(length)), piece);
}

// PNG (third edition)

const PNG = bytes('89504e470d0a1a0a');
/** Zeros in a compressed block that stands for itself, so that any number of them can follow each other. */
const ZEROS = 1 << 16;
const BLOCK = deflateRawSync(Buffer.alloc(ZEROS), { level: 9, finishFlush: constants.Z_FULL_FLUSH });

export function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([number(data.length, 4), typed, number(crc32(typed), 4)]);
}

/** A zlib stream (RFC 1950) of so many zeros. */
export function compressedZeros(count: number): Buffer {
  const rest = deflateRawSync(Buffer.alloc(count % ZEROS), { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = filled(BLOCK, BLOCK.length * Math.floor(count / ZEROS));
  return Buffer.concat([bytes('7801'), blocks, rest, bytes('0300'), number(count % 65521, 2), bytes('0001')]);
}

/** Offsets and steps of the seven passes of an interlaced picture (§8.1). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface PngShape {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample, and the colour type with the number of its samples. */
  readonly depth?: number;
  readonly colour?: 'grey' | 'rgb' | 'rgba';
  readonly interlaced?: boolean;
  /** Chunks before the pixels. */
  readonly before?: Buffer;
}

const COLOURS = { grey: [0, 1], rgb: [2, 3], rgba: [6, 4] } as const;

export function png({ width, height, depth = 8, colour = 'rgb', interlaced = false, before }: PngShape): Buffer {
  const [type, samples] = COLOURS[colour];
  const rows = (w: number, h: number) => (w > 0 && h > 0 ? (Math.ceil((w * depth * samples) / 8) + 1) * h : 0);
  const length = interlaced
    ? PASSES.map(([x, y, stepX, stepY]) => rows(Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)))
    : [rows(width, height)];
  const head = [number(width, 4), number(height, 4), Buffer.from([depth, type, 0, 0, interlaced ? 1 : 0])];
  return Buffer.concat([
    PNG,
    chunk('IHDR', Buffer.concat(head)),
    before ?? Buffer.alloc(0),
    chunk('IDAT', compressedZeros(length.reduce((sum, one) => sum + one, 0))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** That the picture lies on its side (Exif 2.32 §4.6.4.A, orientation 6). */
export const ON_ITS_SIDE = bytes('4d4d002a 00000008 0001 0112 0003 00000001 0006 0000 00000000');

// JPEG (ITU-T T.81)

const segment = (marker: string, data: Buffer) => Buffer.concat([bytes(marker), number(data.length + 2, 2), data]);

/** One code for both tables: a single 0 bit says that nothing differs. So every scan is zeros. */
const CODES = Buffer.concat(
  ['00', '10'].map((table) =>
    segment('ffc4', Buffer.concat([bytes(table), bytes('01'), Buffer.alloc(15), bytes('00')])),
  ),
);

interface JpegShape {
  readonly side: number;
  /** 3, or 4 for printing colours. */
  readonly components?: number;
  /** Scans of a progressive picture; without, all is in one. */
  readonly scans?: number;
  /** Segments before the frame. */
  readonly before?: Buffer;
}

export function jpeg({ side, components = 3, scans, before = Buffer.alloc(0) }: JpegShape): Buffer {
  const ids = Array.from({ length: components }, (_, index) => index + 1);
  const blocks = Math.ceil(side / 8) ** 2;
  const shape = [bytes('08'), number(side, 2), number(side, 2), Buffer.from([components])];
  const frame = segment(
    scans === undefined ? 'ffc0' : 'ffc2',
    Buffer.concat([...shape, ...ids.map((id) => Buffer.from([id, 0x11, 0]))]),
  );
  const scan = (of: readonly number[], band: string, bits: number) =>
    Buffer.concat([
      segment('ffda', Buffer.concat([Buffer.from([of.length]), ...of.map((id) => Buffer.from([id, 0])), bytes(band)])),
      Buffer.alloc(Math.ceil((blocks * of.length * bits) / 8)),
    ]);
  // One scan of the means of all blocks, then one for each component and coefficient (§G.1.1.1).
  const later = Array.from({ length: (scans ?? 1) - 1 }, (_, index) => {
    const coefficient = 1 + Math.floor(index / components);
    return scan([1 + (index % components)], Buffer.from([coefficient, coefficient, 0]).toString('hex'), 1);
  });
  return Buffer.concat([
    bytes('ffd8'),
    before,
    segment('ffdb', Buffer.concat([bytes('00'), Buffer.alloc(64, 1)])),
    frame,
    CODES,
    scans === undefined ? scan(ids, '003f00', 2) : scan(ids, '000000', 1),
    ...later,
    bytes('ffd9'),
  ]);
}

export const exifSegment = (data: Buffer) => segment('ffe1', Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), data]));

// WebP (RFC 9649)

export function riff(...chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer {
  const written = chunks.map(([type, data]) =>
    Buffer.concat([Buffer.from(type), number(data.length, 4, true), data, Buffer.alloc(data.length % 2)]),
  );
  const body = Buffer.concat([Buffer.from('WEBP'), ...written]);
  return Buffer.concat([Buffer.from('RIFF'), number(body.length, 4, true), body]);
}

/** A lossless picture in which every four by four pixels have codes of their own (RFC 9649 §3.7.2.2). */
export function webpOfCodes(side: number): Buffer {
  const made: number[] = [];
  let current = 0;
  let filledBits = 0;
  const write = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit++) {
      current |= ((value >>> bit) & 1) << filledBits;
      if (++filledBits < 8) continue;
      made.push(current);
      current = 0;
      filledBits = 0;
    }
  };
  /** A code in which each of 256 signs takes eight bits, of an alphabet that may have more. */
  const fullCode = (alphabet: number) => {
    write(0, 1);
    write(8, 4);
    for (const sign of [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8]) write(sign === 0 || sign === 8 ? 1 : 0, 3);
    write(0, 1);
    for (let sign = 0; sign < alphabet; sign++) write(sign < 256 ? 1 : 0, 1);
  };
  /** A code of one sign, which takes no bits: 1, 0, 0, 0. */
  const emptyCode = () => write(1, 4);
  write(0x2f, 8);
  write(side - 1, 14);
  write(side - 1, 14);
  write(1, 4); // with transparency, version 0
  write(0b100, 3); // no transform, no cache, but codes by place
  write(0, 3);
  write(0, 1);
  fullCode(280);
  fullCode(256);
  for (let code = 0; code < 3; code++) emptyCode();
  const places = Math.ceil(side / 4) ** 2;
  for (let place = 0; place < places; place++) {
    for (const sign of [place & 0xff, (place >> 8) & 0xff]) for (let bit = 7; bit >= 0; bit--) write(sign >> bit, 1);
  }
  for (let code = 0; code < Math.min(places, 65536) * 5; code++) emptyCode();
  write(0, 8);
  return riff(['VP8L', Buffer.from(made)]);
}

// AVIF (ISO/IEC 14496-12 §4.2)

export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const length = content.reduce((sum, one) => sum + one.length, 8);
  return Buffer.concat([number(length, 4), Buffer.from(type, 'latin1'), ...content]);
}

export const AVIF_START = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1'));

export { bytes, number };
