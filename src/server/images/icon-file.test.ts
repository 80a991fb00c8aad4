import { iconPicture } from './icon-file';
import { dibOf, icoOf, pngOf } from './testing/pictures';

const bitmap = (width: number, height: number, depth: number, rest: string | Buffer) =>
  icoOf({ width, height, depth, content: dibOf(width, height, depth, rest) });

/** Pixels of the picture, each as its bytes in hex. */
function pixels(file: Buffer): readonly string[] {
  const icon = iconPicture(file);
  if (icon === null || 'png' in icon) throw new Error('no bitmap');
  return Buffer.from(icon.rgba).toString('hex').match(/.{8}/g) ?? [];
}

describe('the picture of an icon', () => {
  it('is the PNG in it', () => {
    const png = pngOf({ width: 48, height: 48 });
    const small = dibOf(1, 1, 32, '010203ff');
    const file = icoOf(
      { width: 1, height: 1, depth: 32, content: small },
      { width: 48, height: 48, depth: 32, content: png },
    );
    expect(iconPicture(file)).toEqual({ png: new Uint8Array(png) });
  });

  it('is the bitmap with the most pixels, and of equal ones the most colours', () => {
    const one = { width: 1, height: 1, depth: 24, content: dibOf(1, 1, 24, '010203 00 00000000') };
    const better = { width: 1, height: 1, depth: 32, content: dibOf(1, 1, 32, '0a0b0cff') };
    expect(pixels(icoOf(one, better))).toEqual(['0c0b0aff']);
    expect(pixels(icoOf(better, one))).toEqual(['0c0b0aff']);
  });

  it('takes a side of 0 in its directory for 256', () => {
    const png = pngOf({ width: 256, height: 256 });
    const small = { width: 48, height: 48, depth: 32, content: pngOf({ width: 48, height: 48 }) };
    const large = { width: 256, height: 256, depth: 32, content: png };
    expect(iconPicture(icoOf(small, large))).toEqual({ png: new Uint8Array(png) });
  });

  // Rows from the bottom up, each filled up to four bytes; blue before green before red.
  it.each([
    [
      'two colours',
      bitmap(2, 2, 1, '00000000 ffffff00  40000000 80000000  00000000 00000000'),
      'ffffffff 000000ff 000000ff ffffffff',
    ],
    ['sixteen', bitmap(2, 1, 4, `${'00000000'.repeat(15)}33221100 f0000000 00000000`), '112233ff 000000ff'],
    ['two hundred and fifty-six', bitmap(1, 1, 8, `${'00000000'.repeat(255)}33221100 ff000000 00000000`), '112233ff'],
    ['16 million', bitmap(1, 1, 24, '332211 00 00000000'), '112233ff'],
    ['16 million, masked', bitmap(1, 1, 24, '332211 00 80000000'), '11223300'],
    [
      '16 million, its upper half masked',
      bitmap(1, 2, 24, '332211 00 332211 00 00000000 80000000'),
      '11223300 112233ff',
    ],
    ['16 million, without a mask', bitmap(1, 1, 24, '332211 00'), '112233ff'],
    ['16 million and opacity', bitmap(2, 1, 32, '33221180 332211ff 00000000'), '11223380 112233ff'],
    ['an opacity that is not used', bitmap(1, 1, 32, '33221100 00000000'), '112233ff'],
  ])('has %s', (_what, file, expected) => {
    expect(pixels(file)).toEqual(expected.split(' '));
  });

  it.each([
    ['ends before its pixels', bitmap(16, 16, 32, '332211ff')],
    ['is larger than icons are', bitmap(300, 300, 32, Buffer.alloc(300 * 304 * 4))],
    ['is as wide as told by a negative number', bitmap(-1, 1, 32, Buffer.alloc(64))],
    ['has no size', bitmap(0, 0, 32, Buffer.alloc(64))],
    ['has a depth of its own', bitmap(1, 1, 7, Buffer.alloc(64))],
    ['is compressed', Buffer.concat([bitmap(1, 1, 32, Buffer.alloc(64))]).fill(1, 38, 39)],
    ['names colours it does not have', bitmap(1, 1, 8, Buffer.alloc(1024)).fill(1, 54, 55).fill(9, 58, 70)],
    ['lies beyond the file', icoOf({ width: 1, height: 1, depth: 32, content: Buffer.alloc(0) })],
    ['is text', icoOf({ width: 1, height: 1, depth: 32, content: Buffer.alloc(100, 'a') })],
  ])('is missing if it %s', (_what, file) => {
    expect(iconPicture(file)).toBeNull();
  });

  it('is missing from a file cut off anywhere, which breaks nothing', () => {
    const file = bitmap(2, 2, 8, Buffer.alloc(1024 + 24));
    for (let length = 6; length < file.length - 8; length += 1)
      expect(iconPicture(file.subarray(0, length))).toBeNull();
  });
});
