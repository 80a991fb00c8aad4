import { isMoving } from './moving';

it('a PNG moves by a chunk before its pixels, not by what stands behind them', () => {
  const png = (...chunks: readonly string[]) => Buffer.from(`\x89PNG\r\n\x1a\n${chunks.join('....')}`, 'latin1');
  expect(isMoving('png', png('IHDR', 'acTL', 'IDAT'))).toBe(true);
  expect(isMoving('png', png('IHDR', 'IDAT', 'tEXtacTL'))).toBe(false);
});

it('a WebP moves by its own flag, not by those of colours and transparency', () => {
  const webp = (flags: number) => Buffer.concat([Buffer.from('RIFF....WEBPVP8X....', 'latin1'), Buffer.from([flags])]);
  expect([0b10, 0b10010, 0b10000, 0b100000].map((flags) => isMoving('webp', webp(flags)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
