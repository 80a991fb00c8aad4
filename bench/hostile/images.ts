/** Hostile pictures and packings: as an assessed site serves them, and as screenshots that come with messages. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { readBody } from '../../src/server/fetching/body';
import { FetchFailure } from '../../src/server/fetching/failure';
import { FETCH_LIMITS } from '../../src/server/fetching/limits';
import { drawAnew } from '../../src/server/feedback/screenshot';
import { LIMITS } from '../../src/site/limits';
import {
  AVIF_START,
  box,
  bytes as hex,
  chunk,
  compressedZeros,
  exifSegment,
  filled,
  jpeg,
  number,
  ON_ITS_SIDE,
  png,
  riff,
  webpOfCodes,
} from './image-files';
import type { HostileCase, HostileKind } from './kind';
import { repeated, within, type Text } from './text';

/** An answer of a stranger's server, in pieces as a connection hands them over. */
function answerOf(body: Buffer, headers: Readonly<Record<string, string>>): IncomingMessage {
  const pieces = Array.from({ length: Math.ceil(body.length / 16_384) }, (_, index) =>
    body.subarray(index * 16_384, (index + 1) * 16_384),
  );
  const answer: unknown = Object.assign(Readable.from(pieces, { objectMode: false }), { headers, statusCode: 200 });
  return answer as IncomingMessage;
}

async function readImage(body: Buffer, headers: Readonly<Record<string, string>>): Promise<string> {
  try {
    const read = await readBody(answerOf(body, headers), 'image', FETCH_LIMITS);
    return read?.kind === 'image' ? `${read.type} ${String(read.width)} × ${String(read.height)}` : 'nothing';
  } catch (error) {
    if (error instanceof FetchFailure) return error.reason;
    throw error;
  }
}

const served =
  (make: (bytes: number) => Buffer, headers: Readonly<Record<string, string>> = {}): HostileCase =>
  (bytes) => {
    const body = make(bytes);
    return () => readImage(body, headers);
  };

const SVG = { 'content-type': 'image/svg+xml' };

const svg = (text: Text): HostileCase => served((bytes) => Buffer.from(text(bytes)), SVG);

const SVG_TEXTS: Readonly<Record<string, Text>> = {
  'gap behind a number': within('<svg width="1', repeated(' '), '!">'),
  'gap before an equals sign': within('<svg width', repeated(' '), '="1">'),
  'gap before the root': within('', repeated('\n'), '<svg>'),
  'attributes without value': within('<svg ', repeated('width '), '>'),
  'attributes without name': within('<svg ', repeated('="1" '), '>'),
  'attributes empty': within('<svg', repeated(' width=""'), '>'),
  'quotes that close each other': within('<svg ', repeated('a="')),
  'quotes of both kinds': within('<svg ', repeated(`'"'"`)),
  'name without end': within('<', repeated('a-')),
  'prefix without end': within('<', repeated('a:')),
  'digits without end': within('<svg width="', repeated('1'), '!">'),
  'exponents without end': within('<svg width="', repeated('1e'), '">'),
  points: within('<svg width="', repeated('.'), '">'),
  instructions: repeated('<?a?>'),
  'instructions open': repeated('<?'),
  comments: repeated('<!---->'),
  'comments open': repeated('<!--'),
  doctypes: repeated('<!doctype a [] >'),
  'doctypes open': repeated('<!doctype '),
  'subset open': within('<!doctype a [', repeated(' ')),
  entities: within('<!doctype a [', repeated('<!entity a "&a;&a;">'), ']><svg>'),
};

const packed = (pack: (body: Buffer) => Buffer, encoding: string, make: (bytes: number) => Buffer): HostileCase =>
  served((bytes) => pack(make(bytes)), { ...SVG, 'content-encoding': encoding });

const zeros = (bytes: number) => Buffer.alloc(bytes);
const gap = (bytes: number) => Buffer.from(`<svg width="1${' '.repeat(bytes)}!">`);
/** Packed once more, it is as small as its headers. */
const gzipTwice = (body: Buffer) => gzipSync(gzipSync(body, { level: 9 }), { level: 9 });

const PACKINGS: Readonly<Record<string, HostileCase>> = {
  'gzip of zeros': packed(gzipSync, 'gzip', zeros),
  'gzip of zeros, sixteen times': packed(gzipSync, 'gzip', (bytes) => zeros(bytes * 16)),
  'gzip of a gap': packed(gzipSync, 'gzip', gap),
  'gzip of a gap as large as is read': packed(gzipSync, 'gzip', (bytes) => gap(bytes / 64)),
  'gzip in gzip': packed(gzipTwice, 'gzip', zeros),
  'gzip members': served((bytes) => filled(gzipSync(''), bytes), { ...SVG, 'content-encoding': 'gzip' }),
  'gzip cut short': packed((body) => gzipSync(body).subarray(0, -9), 'gzip', gap),
  'brotli of zeros': packed(brotliCompressSync, 'br', zeros),
  'brotli of zeros, sixteen times': packed(brotliCompressSync, 'br', (bytes) => zeros(bytes * 16)),
  'brotli of a gap': packed(brotliCompressSync, 'br', gap),
  'brotli of nothing': served((bytes) => filled(hex('06'), bytes), { ...SVG, 'content-encoding': 'br' }),
  'deflate of zeros': packed(deflateSync, 'deflate', zeros),
  'deflate of empty blocks': served((bytes) => Buffer.concat([hex('7801'), filled(hex('000000ffff'), bytes)]), {
    ...SVG,
    'content-encoding': 'deflate',
  }),
};

const ispe = (side: number) => box('ispe', Buffer.alloc(4), number(side, 4), number(side, 4));
const avif = (make: (bytes: number) => Buffer): HostileCase =>
  served((bytes) => Buffer.concat([AVIF_START, make(bytes)]));

function nested(type: string, bytes: number): Buffer {
  const boxes = Array.from({ length: Math.floor(bytes / 8) }, (_, index) =>
    Buffer.concat([number(bytes - index * 8, 4), Buffer.from(type)]),
  );
  return Buffer.concat(boxes);
}

const HEADS: Readonly<Record<string, HostileCase>> = {
  'png of four billion': served(() => png({ width: 2 ** 32 - 1, height: 2 ** 32 - 1, depth: 0 })),
  'png of texts': served((bytes) =>
    png({ width: 1, height: 1, before: filled(chunk('tEXt', Buffer.from('a\0b')), Math.floor(bytes / 15) * 15) }),
  ),
  'jpeg of fill bytes': served((bytes) => filled(hex('ff'), bytes)),
  'jpeg of restarts': served((bytes) => Buffer.concat([hex('ffd8'), filled(hex('ffd0'), bytes)])),
  'jpeg of empty segments': served((bytes) => Buffer.concat([hex('ffd8'), filled(hex('ffe10002'), bytes)])),
  'jpeg of segments of no length': served((bytes) => Buffer.concat([hex('ffd8'), filled(hex('ffe10000'), bytes)])),
  'jpeg of comments': served((bytes) => Buffer.concat([hex('ffd8'), filled(hex('fffe0003 61'), bytes)])),
  'gif of frames': served((bytes) => Buffer.concat([Buffer.from('GIF89a'), filled(hex('ffffffff 000000 2c'), bytes)])),
  'ico of entries': served((bytes) => Buffer.concat([hex('00000100 ffff'), filled(hex('0001'), bytes)])),
  'bmp of two billion': served((bytes) =>
    Buffer.concat([Buffer.from('BM'), Buffer.alloc(12), hex('28000000 ffffff7f 00000080'), zeros(bytes)]),
  ),
  'webp of no chunks': served((bytes) => filled(Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), bytes)),
  'webp of unknown chunks': served((bytes) => riff(['ABCD', zeros(bytes)])),
  'avif of empty boxes': avif((bytes) => filled(box('free'), bytes)),
  'avif of nested boxes': avif((bytes) => nested('meta', bytes)),
  'avif of sizes': avif((bytes) =>
    box('meta', zeros(4), box('iprp', box('ipco', filled(ispe(9), Math.floor(bytes / 20) * 20)))),
  ),
  'avif of boxes to the end': avif((bytes) => filled(Buffer.concat([zeros(4), Buffer.from('meta')]), bytes)),
  'avif of long boxes': avif((bytes) => filled(hex('00000001 6d657461'), bytes)),
  'avif of brands': served((bytes) => Buffer.concat([number(bytes, 4), Buffer.from('ftyp'), filled(hex('61'), bytes)])),
};

/** A screenshot; a smaller one has as many pixels fewer. */
const screenshot =
  (make: (share: number, bytes: number) => Buffer): HostileCase =>
  (bytes) => {
    const file = make(bytes / LIMITS.screenshotBytes, bytes);
    return async () => {
      const drawn = await drawAnew(file);
      return typeof drawn === 'string' ? drawn : `drawn ${String(drawn.width)} × ${String(drawn.height)}`;
    };
  };

const { screenshotPixels, screenshotInterlacedPixels, screenshotSentSide, screenshotScans } = LIMITS;
const sideOf = (pixels: number, share: number) => Math.floor(Math.sqrt(pixels * share));

const square = (shape: Omit<Parameters<typeof png>[0], 'width' | 'height'>, pixels: number = screenshotPixels) =>
  screenshot((share) => png({ width: sideOf(pixels, share), height: sideOf(pixels, share), ...shape }));

const stripe = (shape: Omit<Parameters<typeof png>[0], 'width' | 'height'>, pixels: number = screenshotPixels) =>
  screenshot((share) =>
    png({ width: screenshotSentSide, height: Math.floor((pixels * share) / screenshotSentSide), ...shape }),
  );

const photograph = (shape: Omit<Parameters<typeof jpeg>[0], 'side'>) =>
  screenshot((share) => jpeg({ side: sideOf(screenshotPixels, share), ...shape }));

const DEEP = { depth: 16, colour: 'rgba' } as const;
const onItsSide = { before: chunk('eXIf', ON_ITS_SIDE) };
const textBomb = (type: string, start: string) =>
  screenshot((_, bytes) => {
    const bomb = chunk(type, Buffer.concat([Buffer.from(start, 'latin1'), compressedZeros(bytes * 12)]));
    return png({
      width: 100,
      height: 100,
      before: filled(bomb, Math.max(1, Math.floor(1e6 / bomb.length)) * bomb.length),
    });
  });

const SCREENSHOTS: Readonly<Record<string, HostileCase>> = {
  'png of three colours': square({}),
  'png of deep colours': square(DEEP),
  'png of deep colours on its side': square({ ...DEEP, ...onItsSide }),
  'png of deep colours, interlaced': square({ ...DEEP, interlaced: true }, screenshotInterlacedPixels),
  'png of deep colours, interlaced on its side': square(
    { ...DEEP, ...onItsSide, interlaced: true },
    screenshotInterlacedPixels,
  ),
  'png of one bit, interlaced': square({ depth: 1, colour: 'grey', interlaced: true }, screenshotInterlacedPixels),
  'png as wide as may be': stripe(DEEP),
  'png as wide as may be on its side': stripe({ ...DEEP, ...onItsSide }),
  'png as wide as may be, interlaced': stripe({ ...DEEP, interlaced: true }, screenshotInterlacedPixels),
  'png as high as may be': screenshot((share) =>
    png({ width: Math.floor((screenshotPixels * share) / screenshotSentSide), height: screenshotSentSide, ...DEEP }),
  ),
  'png of 40,000,000 × 1': screenshot((share) => png({ width: 4e7 * share, height: 1, ...DEEP })),
  'png of 1 × 40,000,000': screenshot((share) => png({ width: 1, height: 4e7 * share, depth: 1, colour: 'grey' })),
  'png of compressed text': textBomb('zTXt', 'a\0\0'),
  'png of compressed metadata': textBomb('iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0'),
  'png of a compressed profile': textBomb('iCCP', 'a\0\0'),
  'png of empty pixels': screenshot((_, bytes) =>
    png({ width: 100, height: 100, before: filled(chunk('IDAT', Buffer.alloc(0)), Math.floor(bytes / 13) * 12) }),
  ),
  'jpeg of three colours': photograph({}),
  'jpeg of printing colours': photograph({ components: 4 }),
  'jpeg on its side': photograph({ before: exifSegment(ON_ITS_SIDE) }),
  'jpeg of as many scans as may be': photograph({ scans: screenshotScans }),
  'jpeg of as many scans on its side': photograph({ scans: screenshotScans, before: exifSegment(ON_ITS_SIDE) }),
  'jpeg of as many scans of printing colours': photograph({ scans: screenshotScans, components: 4 }),
  'jpeg of too many scans': photograph({ scans: 60 }),
  'webp of codes': screenshot((share) => webpOfCodes(Math.floor(1024 * share))),
};

/** A small picture, read from its head and drawn. */
async function ordinary(): Promise<string> {
  const file = png({ width: 400, height: 300 });
  const drawn = await drawAnew(file);
  return `${await readImage(file, {})}, ${typeof drawn === 'string' ? drawn : 'drawn'}`;
}

const named = (group: string, cases: Readonly<Record<string, HostileCase>>) =>
  Object.entries(cases).map(([name, make]): [string, HostileCase] => [`${group}: ${name}`, make]);

export const IMAGES: HostileKind = {
  name: 'images',
  bytes: LIMITS.screenshotBytes,
  cases: new Map([
    ...Object.entries(SVG_TEXTS).map(([name, text]): [string, HostileCase] => [`svg: ${name}`, svg(text)]),
    ...named('packed', PACKINGS),
    ...named('head', HEADS),
    ...named('screenshot', SCREENSHOTS),
  ]),
  ordinary,
};
