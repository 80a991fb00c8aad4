import { clip, collapse, isBlank, isUnspaced, lengthOf, percentDecoded, visibleCode, withoutTrailing } from './text';

describe('clip', () => {
  it.each([
    ['abcd', 4, 'abcd'],
    ['abcde', 4, 'abc…'],
    ['ab🚢de', 4, 'ab…'],
    ['a🚢de', 4, 'a🚢…'],
    ['ab\ue000de', 4, 'ab\ue000…'],
  ])('of %s to %i', (text, max, expected) => {
    expect(clip(text, max)).toBe(expected);
  });
});

it('counts a pair of surrogates once, and one alone as well', () => {
  expect(['', 'ab', '🚢', 'a🚢b', '\ud83d', '\ue000\ue000', '\udbff\udfff', '\udc00\udc00'].map(lengthOf)).toEqual([
    0, 2, 1, 3, 1, 2, 1, 2,
  ]);
});

it('makes one space of every run of white space', () => {
  expect(collapse('\u00a0 a\t\n\f\r b\u2028\u2029c\u3000d ')).toBe('a b c d');
});

it('takes characters from the end alone', () => {
  expect([withoutTrailing(',a,b,;', ',;'), withoutTrailing(',,', ','), withoutTrailing('a', '')]).toEqual([
    ',a,b',
    '',
    'a',
  ]);
});

it('undoes percent-encoding where that can be done', () => {
  expect(['a%20b', '%E8%8C%B6', '%zz', '100%'].map(percentDecoded)).toEqual(['a b', '茶', '%zz', '100%']);
});

it('finds references that people see as code', () => {
  expect(
    ['a &amp; b', 'A&#39;s', '&#X2F;', '&NBSP;', '&ldquo;', '&mdash;', 'a & b', '&tea;', '&amp'].map(visibleCode),
  ).toEqual(['&amp;', '&#39;', '&#X2F;', '&NBSP;', '&ldquo;', '&mdash;', null, null, null]);
});

it('knows what shows nothing', () => {
  const blank = [
    '',
    ' \t\n\v\f\r',
    '\u00a0\u00ad\u1680\u2000\u200f\u2028\u202f',
    '\u205f\u2064\u2066\u2069\u3000\ufeff',
  ];
  expect(blank.filter((text) => !isBlank(text))).toEqual([]);
  expect(['a', '\u1fff', '\u2010', '\u2027', '\u2030', '\u2065', '\u206a', ' a '].filter(isBlank)).toEqual([]);
});

it('knows the first and the last character of every script without spaces', () => {
  const edges = [
    ...[0x0e00, 0x0eff, 0x1000, 0x109f, 0x1780, 0x17ff, 0x3040, 0x30ff, 0x3400, 0x9fff, 0xac00, 0xdfff, 0xf900, 0xfaff],
  ];
  const beside = [
    ...[0x0dff, 0x0f00, 0x0fff, 0x10a0, 0x177f, 0x1800, 0x303f, 0x3100, 0x33ff, 0xa000, 0xabff, 0xe000, 0xf8ff, 0xfb00],
  ];
  expect(edges.filter((unit) => !isUnspaced(unit))).toEqual([]);
  expect(beside.filter(isUnspaced)).toEqual([]);
});
