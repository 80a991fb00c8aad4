import { clipped, plain } from './plain';

it('takes controls and marks of direction out of a text, and folds its spaces', () => {
  expect(plain(' a\u0000b\u202ec\u2066d\u2069\n\te {{name}} ')).toBe('a bcd e {{name}}');
});

it('cuts a text between characters, and leaves one that fits', () => {
  expect(clipped('abcd', 4)).toBe('abcd');
  expect(clipped('ab 😀😀', 4)).toBe('ab…');
  expect(clipped('😀😀😀😀😀', 4)).toBe('😀😀😀…');
});
