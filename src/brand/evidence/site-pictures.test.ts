import { isPlainWebp, parseSitePictures, PICTURE_BYTES, pictureUrl } from './site-pictures';

/** A RIFF file (RFC 9649 §2.3) of chunks. */
function webp(...chunks: readonly (readonly [type: string, length: number])[]): Buffer {
  const written = chunks.map(([type, length]) => {
    const chunk = Buffer.alloc(8 + length + (length % 2), 7);
    chunk.write(type);
    chunk.writeUInt32LE(length, 4);
    return chunk;
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...written]);
  const head = Buffer.from('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

const url = (file: Buffer) => pictureUrl(file.toString('base64'));
const PLAIN = webp(['VP8X', 10], ['ALPH', 21], ['VP8 ', 200]);

describe('isPlainWebp', () => {
  it.each([
    ['lossy', webp(['VP8 ', 200])],
    ['lossless', webp(['VP8L', 33])],
    ['with transparency', PLAIN],
    ['as small as may be', webp(['VP8 ', 0])],
    ['as large as may be', webp(['VP8 ', PICTURE_BYTES - 20])],
  ])('takes a file that is %s', (_what, file) => {
    expect(isPlainWebp(file)).toBe(true);
  });

  it.each([
    ['larger', webp(['VP8 ', PICTURE_BYTES - 18])],
    ['with metadata', webp(['VP8X', 10], ['VP8 ', 20], ['EXIF', 40])],
    ['with a profile', webp(['VP8X', 10], ['ICCP', 40], ['VP8 ', 20])],
    ['animated', webp(['VP8X', 10], ['ANIM', 6], ['ANMF', 40])],
    ['with a chunk of its own', webp(['VP8 ', 20], ['HIDE', 40])],
    ['followed by more', Buffer.concat([PLAIN, Buffer.from('<script>')])],
    ['cut off', PLAIN.subarray(0, -2)],
    ['empty', webp()],
    ['of another length than it says', Buffer.from(PLAIN).fill(PLAIN.length - 10, 4, 5)],
    ['a sound', Buffer.from(PLAIN).fill('WAVE', 8, 12)],
    ['turned around', Buffer.from(PLAIN).fill('RIFX', 0, 4)],
    ['another format', Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')],
  ])('takes none that is %s', (_what, file) => {
    expect(isPlainWebp(file)).toBe(false);
  });
});

describe('parseSitePictures', () => {
  it('gives pictures and reasons', () => {
    const given = {
      t: 'pictures',
      previewImage: url(PLAIN),
      icon: url(webp(['VP8L', 33])),
      missing: { logo: 'too-slow' },
    };
    const { t: _, ...pictures } = given;
    expect(parseSitePictures(given)).toEqual(pictures);
  });

  it('reads every character of base64', () => {
    const icon = url(Buffer.from(webp(['VP8 ', 200])).fill('fbefbeffffff', 21, 219, 'hex'));
    expect(icon).toMatch(/\+\+\/\//);
    expect(parseSitePictures({ icon })).toEqual({ icon });
  });

  it.each([
    ['another type of the same length', url(PLAIN).replace('webp', 'jpeg')],
    ['base64 with too much at its end', `${url(PLAIN).slice(0, -3)}===`],
    ['another type', url(PLAIN).replace('webp', 'svg+xml')],
    ['a URL elsewhere', 'https://northwind.com/logo.webp'],
    ['a URL that is no base64', `${url(PLAIN).slice(0, -1)}"`],
    ['base64 that is cut off', url(PLAIN).slice(0, -1)],
    ['a file that is no WebP', pictureUrl(Buffer.from('<svg onload="alert(1)"/>').toString('base64'))],
    ['more than may be', url(webp(['VP8 ', PICTURE_BYTES]))],
    ['a number', 7],
    ['nothing', ''],
  ])('leaves out %s', (_what, logo) => {
    expect(parseSitePictures({ logo })).toEqual({});
  });

  it('leaves out reasons it does not know, and those of pictures that are there', () => {
    expect(
      parseSitePictures({ icon: url(PLAIN), missing: { icon: 'too-large', logo: 'mood', constructor: 'too-slow' } }),
    ).toEqual({
      icon: url(PLAIN),
    });
    for (const missing of [null, 'too-large', ['too-large']]) expect(parseSitePictures({ missing })).toEqual({});
  });
});
