import { readFileSync } from 'node:fs';
import { PRINTED_THEMES } from './printed-colours';

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

const sheets = ['tokens', 'brand-colours'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'));

const tokens = new Map(
  [...sheets.join('').matchAll(TOKEN)].map(([, name = '', light = '', dark = '']) => [
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
    // Bands are text, bars and facets.
    ['good', 'paper', 4.5],
    ['good', 'raised', 4.5],
    ['uneven', 'paper', 4.5],
    ['uneven', 'raised', 4.5],
    ['weak', 'paper', 4.5],
    ['weak', 'raised', 4.5],
    // Code stands on raised.
    ['string', 'raised', 4.5],
    ['literal', 'raised', 4.5],
    ['name', 'raised', 4.5],
    // Brands in a comparison: lines and markers, never text alone (WCAG 1.4.11).
    ['violet', 'paper', 4.5],
    ['magenta', 'paper', 4.5],
    ['sky', 'paper', 4.5],
    ['olive', 'paper', 4.5],
    // A button is ink with paper for its text.
    ['paper', 'ink', 7],
    // The border of a field is what shows where it is (WCAG 1.4.11).
    ['edge', 'raised', 3],
  ] as const)('%s on %s has at least %d:1', (front, back, least) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(least);
  });
});

const BRAND_HUES = ['violet', 'magenta', 'sky', 'olive'] as const;

/**
 * How linear sRGB looks to dichromats: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation
 * of Color Vision Deficiency" (2009), severity 1.0. Rows of 3 × 3 matrices.
 */
const VISIONS = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

/** OKLab of a linear sRGB colour as a kind of vision sees it (CSS Color 4, sample code for OKLab). */
function seen([r, g, b]: Rgb, vision: readonly number[]): Rgb {
  const channel = (row: number) =>
    Math.max(0, (vision[row] ?? 0) * r + (vision[row + 1] ?? 0) * g + (vision[row + 2] ?? 0) * b);
  const [R, G, B] = [channel(0), channel(3), channel(6)];
  const l = Math.cbrt(0.4122214708 * R + 0.5363325363 * G + 0.0514459929 * B);
  const m = Math.cbrt(0.2119034982 * R + 0.6806995451 * G + 0.1073969566 * B);
  const s = Math.cbrt(0.0883024619 * R + 0.2817188376 * G + 0.6299787005 * B);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

describe.each(['light', 'dark'] as const)('the hues of brands in the %s theme', (theme) => {
  it('have one lightness, so that none stands out', () => {
    const lightness = BRAND_HUES.map((name) => seen(colour(name, theme), VISIONS.usual)[0]);
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(0.01);
  });

  // 0.02 is about what the eye just tells apart side by side; lines need more.
  it.each(Object.entries(VISIONS))('stay apart with %s', (_, vision) => {
    const colours = BRAND_HUES.map((name) => seen(colour(name, theme), vision));
    for (const [index, one] of colours.entries()) {
      for (const other of colours.slice(index + 1)) {
        expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(0.07);
      }
    }
  });
});

it('knows every colour that code is set in', () => {
  const prose = readFileSync('src/styles/prose.css', 'utf8');
  const colours = [...prose.matchAll(/\.token-[a-z]+ \{\s*color: var\(--([a-z]+)\);\s*\}/g)].map(([, name]) => name);
  expect(colours).toEqual(['quiet', 'link', 'string', 'literal', 'name', 'signal']);
});

/** As `#rrggbb` (CSS Color 4, sample code for sRGB). */
function hex(colourOfToken: Rgb): string {
  const encoded = colourOfToken.map((value) =>
    value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055,
  );
  return `#${encoded
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

it('are what is printed, computed by the same definition', () => {
  for (const theme of ['light', 'dark'] as const) {
    const names = Object.keys(PRINTED_THEMES[theme]) as (keyof (typeof PRINTED_THEMES)['light'])[];
    expect(PRINTED_THEMES[theme]).toEqual(Object.fromEntries(names.map((name) => [name, hex(colour(name, theme))])));
  }
});
