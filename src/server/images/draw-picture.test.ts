/** Third-party pictures, redrawn: what of them is kept, and what is not. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageType } from '../../brand/evidence/evidence';
import { isPlainWebp, PICTURE_BYTES, type PictureName } from '../../brand/evidence/site-pictures';
import { drawPicture } from './draw-picture';
import { readImageFacts } from './image-facts';
import { dibOf, icoOf, pngOf, svgOf } from './testing/pictures';

const BLUE = { r: 20, g: 120, b: 200 };
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: BLUE } });

/** Pixels that no format makes small. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: BLUE, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

async function drawn(file: Uint8Array, type: ImageType, name: PictureName = 'previewImage'): Promise<Uint8Array> {
  const result = await drawPicture(file, type, name);
  if ('missing' in result) throw new Error(result.missing);
  return result.webp;
}

async function sizeOf(file: Uint8Array): Promise<readonly [number, number]> {
  const { width, height } = await sharp(file).metadata();
  return [width, height];
}

/** The mean of each channel. */
async function colourOf(file: Uint8Array): Promise<readonly number[]> {
  const { channels } = await sharp(file).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

const near = (colour: readonly number[], to: readonly number[]) =>
  colour.length >= to.length && to.every((value, channel) => Math.abs((colour[channel] ?? -99) - value) <= 6);

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('that is a %s is drawn, in its colours', async (type) => {
    const file = await plain(120, 63).toFormat(type).toBuffer();
    expect(readImageFacts(file, '')?.type).toBe(type);
    const webp = await drawn(file, type);
    expect(await sizeOf(webp)).toEqual([120, 63]);
    expect(near(await colourOf(webp), [BLUE.r, BLUE.g, BLUE.b])).toBe(true);
  });

  it.each([
    ['a share image', 'previewImage', [1200, 630], [600, 315]],
    ['a square share image', 'previewImage', [1200, 1200], [400, 400]],
    ['a tall share image', 'previewImage', [630, 1200], [210, 400]],
    ['an icon', 'icon', [512, 512], [64, 64]],
    ['a small icon', 'icon', [16, 16], [16, 16]],
    ['a wide logo', 'logo', [1000, 200], [240, 48]],
    ['a tall logo', 'logo', [200, 1000], [24, 120]],
    ['one pixel', 'logo', [1, 1], [1, 1]],
    ['a line', 'previewImage', [4000, 1], [600, 1]],
  ] as const)('that is %s is as large as it is shown', async (_what, name, [width, height], size) => {
    expect(await sizeOf(await drawn(await plain(width, height).png().toBuffer(), 'png', name))).toEqual(size);
  });

  it('that no format makes small loses quality, then size, and fits', async () => {
    const webp = await drawn(await noise(1200, 630).jpeg().toBuffer(), 'jpeg');
    expect(webp.byteLength).toBeLessThanOrEqual(PICTURE_BYTES);
    expect(await sizeOf(webp)).toEqual([300, 158]);
  });

  it('that is transparent stays so', async () => {
    const file = await plain(40, 40)
      .joinChannel(Buffer.alloc(1600, 100), { raw: { width: 40, height: 40, channels: 1 } })
      .png()
      .toBuffer();
    const webp = await drawn(file, 'png', 'logo');
    expect((await colourOf(webp))[3]).toBe(100);
  });

  it('that moves is its first picture', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 255), Buffer.alloc(300, 0)]);
    const moving = sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } });
    for (const type of ['gif', 'webp'] as const) {
      const file = await moving
        .clone()
        .toFormat(type, { loop: 0, delay: [100, 100] })
        .toBuffer();
      expect((await sharp(file).metadata()).pages).toBe(2);
      const webp = await drawn(file, type);
      expect(await sizeOf(webp)).toEqual([10, 10]);
      expect(near(await colourOf(webp), [255, 255, 255])).toBe(true);
    }
  });

  it('stands upright', async () => {
    const file = await plain(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await sizeOf(await drawn(file, 'jpeg'))).toEqual([30, 40]);
  });

  it('of an icon file is the PNG in it, or its bitmap', async () => {
    const png = await plain(48, 48).png().toBuffer();
    const withPng = icoOf({ width: 48, height: 48, depth: 32, content: png });
    expect(await sizeOf(await drawn(withPng, 'ico', 'icon'))).toEqual([48, 48]);
    const pixels = Buffer.concat(Array.from({ length: 32 * 32 }, () => Buffer.from([BLUE.b, BLUE.g, BLUE.r, 255])));
    const withBitmap = icoOf({ width: 32, height: 32, depth: 32, content: dibOf(32, 32, 32, pixels) });
    const webp = await drawn(withBitmap, 'ico', 'icon');
    expect(await sizeOf(webp)).toEqual([32, 32]);
    expect(near(await colourOf(webp), [BLUE.r, BLUE.g, BLUE.b])).toBe(true);
  });
});

describe('of a third-party file nothing is kept but pixels', () => {
  const SECRET = 'Ada Lovelace was here <script>alert(1)</script>';
  const exif = { IFD0: { Artist: SECRET, Copyright: SECRET }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    '%s: no metadata, no profile, nothing behind its end',
    async (type) => {
      const image = plain(120, 63).withExif(exif).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`);
      const file = Buffer.concat([await image.withIccProfile('p3').toFormat(type).toBuffer(), Buffer.from(SECRET)]);
      expect(file.indexOf('Ada Lovelace')).not.toBe(file.lastIndexOf('Ada Lovelace'));
      const webp = Buffer.from(await drawn(file, type));
      const { exif: left, icc, xmp, iptc } = await sharp(webp).metadata();
      expect({ left, icc, xmp, iptc }).toEqual({});
      expect(webp.includes('Ada')).toBe(false);
      expect(isPlainWebp(webp)).toBe(true);
    },
  );

  it('svg: no text, title or comment', async () => {
    const webp = Buffer.from(
      await drawn(
        svgOf(`<!-- Ada --><title>Ada</title><metadata>Ada</metadata><rect width="60" height="40" fill="#1478c8"/>`),
        'svg',
      ),
    );
    expect(webp.includes('Ada')).toBe(false);
    expect(isPlainWebp(webp)).toBe(true);
  });
});

describe('what is not drawn', () => {
  it('is too large where its head says so, before it is decoded', async () => {
    for (const [width, height] of [
      [60_000, 60_000],
      [6000, 4001],
      [2 ** 31 - 1, 1],
    ] as const) {
      const file = pngOf({ width: 100, height: 100 });
      const head = Buffer.from(file);
      head.writeUInt32BE(width, 16);
      head.writeUInt32BE(height, 20);
      // Its check digits are wrong now, too: either is reason enough.
      expect(await drawPicture(head, 'png', 'logo')).toHaveProperty('missing');
    }
    const honest = pngOf({ width: 6000, height: 4001 });
    expect(await drawPicture(honest, 'png', 'logo')).toEqual({ missing: 'too-large' });
    expect(await sizeOf(await drawn(pngOf({ width: 6000, height: 4000 }), 'png', 'logo'))).toEqual([180, 120]);
  });

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('is a %s cut off', async (type) => {
    const file = await noise(200, 200).toFormat(type).toBuffer();
    for (const share of [0.1, 0.5, 0.8]) {
      const cut = file.subarray(0, Math.floor(file.length * share));
      expect(await drawPicture(cut, type, 'logo')).toEqual({ missing: 'not-drawn' });
    }
  });

  it.each([
    ['a script behind a signature', Buffer.from('GIF89a=1;alert(1)//'), 'gif'],
    [
      'a drawing behind a signature',
      Buffer.concat([Buffer.from('GIF89a'), svgOf('<rect width="60" height="40"/>')]),
      'gif',
    ],
    ['a page', Buffer.from('<!doctype html><svg width="1" height="1"></svg>'), 'svg'],
    ['a broken drawing', Buffer.from('<svg width="10" height="10">'), 'svg'],
    ['a bitmap', Buffer.from(`BM${'\0'.repeat(100)}`), 'bmp'],
    ['nothing', Buffer.alloc(0), 'png'],
    ['an icon in an icon', icoOf({ width: 1, height: 1, depth: 32, content: icoOf() }), 'ico'],
  ] as const)('is %s', async (_what, file, type) => {
    expect(await drawPicture(file, type, 'icon')).toEqual({ missing: 'not-drawn' });
  });

  it('is a file that is not what it was taken for', async () => {
    const jpeg = await plain(10, 10).jpeg().toBuffer();
    const tiff = await plain(10, 10).tiff().toBuffer();
    expect(await drawPicture(jpeg, 'png', 'icon')).toEqual({ missing: 'not-drawn' });
    expect(await drawPicture(tiff, 'png', 'icon')).toEqual({ missing: 'not-drawn' });
    const withTiff = icoOf({ width: 10, height: 10, depth: 32, content: tiff });
    expect(await drawPicture(withTiff, 'ico', 'icon')).toEqual({ missing: 'not-drawn' });
  });
});

describe('an SVG', () => {
  const RED = '<rect width="60" height="40" fill="#f00"/>';
  let folder: string;
  let png: string;
  let server: Server;
  let origin: string;
  const asked: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'facet-pictures-'));
    const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    png = red.toString('base64');
    writeFileSync(join(folder, 'red.png'), red);
    writeFileSync(join(folder, 'red.svg'), svgOf(`<g id="a">${RED}</g>`));
    writeFileSync(join(folder, 'red.css'), 'rect { fill: #f00 }');
    writeFileSync(join(folder, 'red.txt'), RED);
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end(red);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await new Promise((closed) => server.close(closed));
  });

  const isRed = async (svg: Buffer) => near(await colourOf(await drawn(svg, 'svg', 'icon')), [255, 0, 0]);

  it('is drawn as large as it is shown, however small or large it says it is', async () => {
    const circle = '<circle cx="12" cy="12" r="12"/></svg>';
    const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"';
    for (const size of ['', ' width="1" height="1"', ' width="20000" height="20000"', ' width="10mm" height="10mm"']) {
      expect(await sizeOf(await drawn(Buffer.from(`${start}${size}>${circle}`), 'svg', 'icon'))).toEqual([64, 64]);
    }
  });

  it('shows what it draws itself, and a picture that is in it', async () => {
    expect(await isRed(svgOf(RED))).toBe(true);
    expect(await isRed(svgOf(`<image width="60" height="40" href="data:image/png;base64,${png}"/>`))).toBe(true);
    expect(await isRed(svgOf(`<style>rect { fill: #f00 }</style><rect width="60" height="40"/>`))).toBe(true);
  });

  // `URL` is replaced by a file beside the tests (its path, a file URL, a relative path), and by one on a server.
  it.each(
    sampled([
      ['a picture', '', '<image width="60" height="40" href="URL/red.png"/>'],
      ['a picture by XLink', '', '<image width="60" height="40" xlink:href="URL/red.png"/>'],
      ['a drawing', '', '<image width="60" height="40" href="URL/red.svg"/>'],
      ['a part of a drawing', '', '<use href="URL/red.svg#a"/>'],
      [
        'a picture in a filter',
        '',
        '<filter id="f"><feImage href="URL/red.png"/></filter><rect width="60" height="40" filter="url(#f)"/>',
      ],
      [
        'a picture in a pattern',
        '',
        '<pattern id="p" width="60" height="40" patternUnits="userSpaceOnUse"><image width="60" height="40" href="URL/red.png"/></pattern><rect width="60" height="40" fill="url(#p)"/>',
      ],
      ['a sheet', '<?xml-stylesheet href="URL/red.css"?>', '<rect width="60" height="40"/>'],
      ['a sheet in a sheet', '', '<style>@import url("URL/red.css");</style><rect width="60" height="40"/>'],
      ['a text, by XInclude', '', '<xi:include href="URL/red.txt" parse="text"/>'],
      ['a document, by XInclude', '', '<xi:include href="URL/red.txt"/>'],
      ['an entity', '<!DOCTYPE svg [<!ENTITY e SYSTEM "URL/red.txt">]>', '&e;'],
      ['a document type', '<!DOCTYPE svg SYSTEM "URL/red.txt">', '<rect width="60" height="40"/>'],
      [
        'a page',
        '',
        '<foreignObject width="60" height="40"><img xmlns="http://www.w3.org/1999/xhtml" src="URL/red.png"/></foreignObject>',
      ],
      ['a script', '', '<script href="URL/red.txt"/><script>fetch("URL/red.png")</script>'],
    ] as const),
  )('loads nothing it refers to: %s', async (_what, before, content) => {
    const written = (base: string) => svgOf(content.replaceAll('URL', base), before.replaceAll('URL', base));
    // And from within a drawing that is in a drawing.
    const inner = `data:image/svg+xml;base64,${written(`file://${folder}`).toString('base64')}`;
    const nested = svgOf(`<image width="60" height="40" href="${inner}"/>`);
    for (const svg of [...[folder, `file://${folder}`, '.', origin].map(written), nested]) {
      const result = await drawPicture(svg, 'svg', 'icon');
      if ('webp' in result) expect(near(await colourOf(result.webp), [255, 0, 0])).toBe(false);
    }
    expect(asked).toEqual([]);
  });

  it('cannot grow by its entities', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const entities = names.map((name, index) => {
      const before = names[index - 1];
      return `<!ENTITY ${name} "${before === undefined ? RED : `&${before};`.repeat(10)}">`;
    });
    const bomb = svgOf('&j;', `<!DOCTYPE svg [${entities.join('')}]>`);
    expect(await drawPicture(bomb, 'svg', 'logo')).toEqual({ missing: 'not-drawn' });
  });
});
