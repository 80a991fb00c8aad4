import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { LIMITS } from '../../site/limits';
import { drawAnew, type Picture } from './screenshot';
import { countDecodings } from './testing/count-decodings';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 200 } } });

function isPicture(drawn: Picture | string): asserts drawn is Picture {
  if (typeof drawn === 'string') throw new Error(drawn);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

/** A PNG of grey pixels, one bit each, that claims to be as large as given: a few kilobytes of file for any size. */
function pngOf(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const data = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 9 });
  const beginning = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([beginning, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** Says of a PNG that it is interlaced. */
function interlaced(png: Buffer): Buffer {
  const head = Buffer.from(png.subarray(16, 29));
  head.writeUInt8(1, 12);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), png.subarray(33)]);
}

/** A JPEG that goes over its pixels again and again: each scan of some 20 bytes is work for all of them. */
async function manyScans(): Promise<Buffer> {
  const jpeg = await plain(4000, 4000).jpeg({ progressive: true }).toBuffer();
  const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from('ffda', 'hex')), -2);
  const scans = Array.from({ length: LIMITS.screenshotScans }, () => last);
  return Buffer.concat([jpeg.subarray(0, -2), ...scans, jpeg.subarray(-2)]);
}

const SCRIPT = '<script>alert(1)</script>';

describe('a screenshot', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('that is a %s is drawn anew, in its size', async (format) => {
    const drawn = await drawAnew(await plain(40, 30).toFormat(format).toBuffer());
    isPicture(drawn);
    expect(drawn).toMatchObject({ width: 40, height: 30 });
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  it('loses what it tells of its maker, and stands upright', async () => {
    const exif = { IFD0: { Artist: 'Ada Lovelace', Copyright: 'secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const photograph = await plain(40, 30).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect(photograph.includes('Ada Lovelace')).toBe(true);
    const drawn = await drawAnew(photograph);
    isPicture(drawn);
    const { exif: left, icc, xmp, iptc, orientation } = await sharp(drawn.bytes).metadata();
    expect({ left, icc, xmp, iptc, orientation }).toEqual({});
    expect(Buffer.from(drawn.bytes).includes('Ada')).toBe(false);
    expect([drawn.width, drawn.height]).toEqual([30, 40]);
  });

  it('is made smaller, never larger', async () => {
    const wide = await drawAnew(await plain(5000, 100).png().toBuffer());
    isPicture(wide);
    expect([wide.width, wide.height]).toEqual([LIMITS.screenshotSide, 40]);
  });

  it('that moves is its first picture', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 255), Buffer.alloc(300, 0)]);
    const moving = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const drawn = await drawAnew(moving);
    isPicture(drawn);
    expect([drawn.width, drawn.height]).toEqual([10, 10]);
    expect((await sharp(drawn.bytes, { animated: true }).metadata()).pages).toBeUndefined();
  });

  it.each([
    ['an archive behind it', Buffer.from('PK\u0003\u0004evil.zip')],
    ['a script behind it', Buffer.from(SCRIPT)],
  ])('with %s loses it', async (_, tail) => {
    for (const format of ['png', 'jpeg'] as const) {
      const polyglot = Buffer.concat([await plain(40, 30).toFormat(format).toBuffer(), tail]);
      const drawn = await drawAnew(polyglot);
      isPicture(drawn);
      expect(Buffer.from(drawn.bytes).includes(tail)).toBe(false);
    }
  });

  it('with a script in its comment loses it', async () => {
    const png = await plain(40, 30).png().toBuffer();
    const comment = chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`));
    const drawn = await drawAnew(Buffer.concat([png.subarray(0, 33), comment, png.subarray(33)]));
    isPicture(drawn);
    expect(Buffer.from(drawn.bytes).includes('script')).toBe(false);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a page', () => Buffer.from(`<!doctype html><title>x</title>${SCRIPT}`)],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*\u0001\u0000*/=1;alert(1)//')],
    ['a real GIF', () => plain(4, 4).gif().toBuffer()],
    ['a TIFF', () => plain(4, 4).tiff().toBuffer()],
    ['an AVIF', () => plain(4, 4).avif().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['a program', () => Buffer.from('7f454c46020101', 'hex')],
    ['nothing', () => Buffer.alloc(0)],
    ['the beginning of a PNG alone', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    [
      'the beginning of a PNG before a page',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(SCRIPT)]),
    ],
    [
      'the beginning of a JPEG before a page',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(SCRIPT)]),
    ],
    ['a WebP in name', () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBP<svg/>')],
    ['a PNG cut short', async () => (await plain(400, 300).png().toBuffer()).subarray(0, 200)],
    ['a JPEG cut short', async () => (await plain(400, 300).jpeg().toBuffer()).subarray(0, 400)],
    ['a PNG with fewer rows than it says', () => pngOf(2000, 2000, 3)],
    ['a PNG without width', () => pngOf(0, 10)],
  ])('that is %s is refused', async (_, make) => {
    expect(await drawAnew(await make())).toBe('not-an-image');
  });

  it.each(
    sampled([
      ['many pixels in little file', () => pngOf(30_000, 30_000, 1)],
      ['more than one can count', () => pngOf(2 ** 31 - 1, 2 ** 31 - 1, 1)],
      ['one row without end', () => pngOf(40_000_000, 1)],
      ['one column without end', () => pngOf(1, 40_000_000)],
      ['a side one too long', () => pngOf(LIMITS.screenshotSentSide + 1, 1)],
      ['a row too many', () => pngOf(6000, 4001)],
      ['interlaced rows, in memory all at once', () => interlaced(pngOf(6000, 2001))],
      ['too many bytes', () => Buffer.concat([pngOf(10, 10), Buffer.alloc(LIMITS.screenshotBytes)])],
      ['scans over the same pixels', manyScans],
    ] as const),
  )('of %s is refused before it is decoded', async (_, make) => {
    const file = await make();
    const decoded = await countDecodings();
    expect(await drawAnew(file)).toMatch(/^(?:image-too-large|not-an-image)$/);
    expect(decoded()).toBe(0);
  });

  it('of pixels or transparency coded without loss, whose codes may take any memory, is refused undecoded', async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } });
    for (const file of [await plain(9, 9).webp({ lossless: true }).toBuffer(), await clear.webp().toBuffer()]) {
      const decoded = await countDecodings();
      expect(await drawAnew(file)).toBe('not-an-image');
      expect(decoded()).toBe(0);
    }
  });

  it.each([
    ['in rows', pngOf(6000, 4000), [2000, 1333]],
    ['as long as a side may be', pngOf(LIMITS.screenshotSentSide, 1), [2000, 1]],
    ['of scans as an encoder writes them', null, [40, 30]],
  ])('as large as is drawn is drawn: %s', async (_, png, size) => {
    const decoded = await countDecodings();
    const drawn = await drawAnew(png ?? (await plain(40, 30).jpeg({ progressive: true }).toBuffer()));
    isPicture(drawn);
    expect([drawn.width, drawn.height]).toEqual(size);
    expect(decoded()).toBeGreaterThan(0);
  });
});
