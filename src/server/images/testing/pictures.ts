/** Pictures as sites serve them, and worse ones, made for tests. */
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

interface PngShape {
  readonly width: number;
  readonly height: number;
  /** Bits of one of its grey values, or with opacity of each of four. */
  readonly depth?: number;
  readonly colour?: 'grey' | 'rgba';
  readonly interlaced?: boolean;
}

/** A PNG of zeros: a few kilobytes of file for any size. */
export function pngOf({ width, height, depth = 1, colour = 'grey', interlaced = false }: PngShape): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour === 'grey' ? 0 : 6, 0, 0, Number(interlaced)], 8);
  const samples = colour === 'grey' ? 1 : 4;
  // The passes of an interlaced picture start some more rows: 15 for each eight, §8.1.
  const rows = interlaced ? Math.ceil((height * 15) / 8) : height;
  const length = rows + Math.ceil((width * depth * samples * height) / 8) + (interlaced ? height * 8 : 0);
  const data = deflateSync(Buffer.alloc(length), { level: 1 });
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

interface IconEntry {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly content: Buffer;
}

/** An ICO file of entries. */
export function icoOf(...entries: readonly IconEntry[]): Buffer {
  const directory = Buffer.alloc(6 + entries.length * 16);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(entries.length, 4);
  let offset = directory.length;
  entries.forEach(({ width, height, depth, content }, index) => {
    const at = 6 + index * 16;
    directory.set([width % 256, height % 256], at);
    directory.writeUInt16LE(depth, at + 6);
    directory.writeUInt32LE(content.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += content.length;
  });
  return Buffer.concat([directory, ...entries.map(({ content }) => content)]);
}

/** A bitmap as ICO files hold it. @param rest palette, pixels and mask */
export function dibOf(width: number, height: number, depth: number, rest: string | Buffer): Buffer {
  const head = Buffer.alloc(40);
  head.writeUInt32LE(40, 0);
  head.writeInt32LE(width, 4);
  head.writeInt32LE(height * 2, 8);
  head.writeUInt16LE(1, 12);
  head.writeUInt16LE(depth, 14);
  return Buffer.concat([head, typeof rest === 'string' ? Buffer.from(rest.replaceAll(' ', ''), 'hex') : rest]);
}

/** A drawing of 60 × 40 around something. */
export const svgOf = (content: string, before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `xmlns:xi="http://www.w3.org/2001/XInclude" width="60" height="40">${content}</svg>`,
  );
