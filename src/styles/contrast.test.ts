import { readFileSync } from 'node:fs';

type Rgb = readonly [number, number, number];

/** Linear sRGB of an OKLCH colour, clipped to the gamut (CSS Color 4, sample code for OKLab). */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Contrast ratio of two colours (WCAG 2.2, definition of contrast ratio). */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const TOKEN = /--([a-z]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\);/g;

function parse(oklch: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number);
  return linearRgb(lightness, chroma, hue);
}

const tokens = new Map(
  [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(TOKEN)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light: parse(light), dark: parse(dark) },
  ]),
);

function colour(name: string, theme: 'light' | 'dark'): Rgb {
  const token = tokens.get(name);
  if (token === undefined) throw new Error(`no colour --${name} in tokens.css`);
  return token[theme];
}

it('computes the ratios the definition gives for black, white and a known grey', () => {
  expect(contrast(linearRgb(1, 0, 0), linearRgb(0, 0, 0))).toBeCloseTo(21, 1);
  // #767676 on white is the grey usually quoted for 4.54:1.
  expect(contrast(linearRgb(0.5657, 0, 0), linearRgb(1, 0, 0))).toBeCloseTo(4.54, 1);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each([
    ['ink', 'paper', 7],
    ['ink', 'raised', 7],
    ['quiet', 'paper', 4.5],
    ['quiet', 'raised', 4.5],
    ['signal', 'paper', 4.5],
    ['signal', 'raised', 4.5],
    ['link', 'paper', 4.5],
    ['link', 'raised', 4.5],
    // Code stands on raised.
    ['string', 'raised', 4.5],
    ['literal', 'raised', 4.5],
    ['name', 'raised', 4.5],
    // A button is ink with paper for its text.
    ['paper', 'ink', 7],
    // The border of a field is what shows where it is (WCAG 1.4.11).
    ['edge', 'raised', 3],
  ] as const)('%s on %s has at least %d:1', (front, back, least) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(least);
  });
});

it('knows every colour that code is set in', () => {
  const prose = readFileSync('src/styles/prose.css', 'utf8');
  const colours = [...prose.matchAll(/\.token-[a-z]+ \{\s*color: var\(--([a-z]+)\);\s*\}/g)].map(([, name]) => name);
  expect(colours).toEqual(['quiet', 'link', 'string', 'literal', 'name', 'signal']);
});
