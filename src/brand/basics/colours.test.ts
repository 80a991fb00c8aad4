import { contrast, hexOf, parseColour } from './colours';

const hex = (text: string) => {
  const colour = parseColour(text);
  return colour === null ? null : hexOf(colour);
};
const ratio = (one: string, other: string) => {
  const [a, b] = [parseColour(one), parseColour(other)];
  return a === null || b === null ? null : contrast(a, b);
};

describe('a colour', () => {
  it.each([
    ['#FfF', '#ffffff'],
    ['#ffff', '#ffffff'],
    ['#012345ff', '#012345'],
    [' White ', '#ffffff'],
    ['rgb(1,2,3)', '#010203'],
    ['rgb( 1 , 2 , 300 )', '#0102ff'],
    ['rgb(100% 0% 50%)', '#ff0080'],
    ['rgba(0, 0, 0, 1)', '#000000'],
    ['rgb(0 0 0 / 100%)', '#000000'],
  ])('%s is %s', (text, expected) => {
    expect(hex(text)).toBe(expected);
  });

  it.each([
    '',
    '#12',
    '#12345',
    '#fff8',
    '#00000080',
    'rgba(0,0,0,.5)',
    'rgb(0 0 0 / 99%)',
    '#0000',
    '#fffffffe',
    '#1234567',
    '#123456789',
    'transparent',
    'currentcolor',
    'var(--ink)',
    'url(a.png) white',
    'linear-gradient(red, blue)',
    'constructor',
    `rgb(${' '.repeat(1e5)}1,2,3)`,
  ])('%s is not an opaque one', (text) => {
    expect(hex(text)).toBeNull();
  });
});

describe('contrast', () => {
  // Ratios as WebAIM's contrast checker gives them, in hundredths.
  it.each([
    ['#000', '#fff', 2100],
    ['#fff', '#fff', 100],
    ['#777', '#fff', 447],
    ['#767676', '#fff', 454],
    ['#f00', '#fff', 399],
    ['#00f', '#fff', 859],
    ['#0a0a0a', '#000', 106],
  ])('of %s on %s is %d hundredths', (one, other, expected) => {
    expect(ratio(one, other)).toBe(expected);
    expect(ratio(other, one)).toBe(expected);
  });

  it('is what the formula gives, for every grey', () => {
    const luminance = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    for (let value = 0; value < 256; value++) {
      const exact = 1.05 / (luminance(value) + 0.05);
      const found = (ratio(`rgb(${[value, value, value].join(' ')})`, '#fff') ?? 0) / 100;
      expect(exact - found).toBeGreaterThan(-0.0001);
      expect(exact - found).toBeLessThan(0.01);
    }
  });
});
