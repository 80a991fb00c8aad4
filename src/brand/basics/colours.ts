/**
 * Colours and their contrast (WCAG 2.2). Only the four basic operations are used, which every engine rounds alike;
 * `Math.pow` is not bound to.
 */

export interface Colour {
  /** 0–255 each. */
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** The basic names of CSS, with orange and the spelling gray. */
const NAMED: Readonly<Record<string, string>> = {
  aqua: '00ffff',
  black: '000000',
  blue: '0000ff',
  cyan: '00ffff',
  fuchsia: 'ff00ff',
  gray: '808080',
  green: '008000',
  grey: '808080',
  lime: '00ff00',
  magenta: 'ff00ff',
  maroon: '800000',
  navy: '000080',
  olive: '808000',
  orange: 'ffa500',
  purple: '800080',
  red: 'ff0000',
  silver: 'c0c0c0',
  teal: '008080',
  white: 'ffffff',
  yellow: 'ffff00',
};

function fromHex(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return { red: part(0), green: part(2), blue: part(4) };
}

/** A component of `rgb()`: a number or a percentage, clamped and rounded as CSS does. */
function component(text: string): number {
  const value = Number.parseFloat(text);
  const scaled = text.endsWith('%') ? (value * 255) / 100 : value;
  return Math.min(255, Math.max(0, Math.floor(scaled + 0.5)));
}

/** Three numbers or percentages, and one more for the opacity. */
const RGB =
  /^rgba?\(\s*([+-]?[0-9]{0,6}\.?[0-9]{1,6}%?)(?:\s+|\s*,\s*)([+-]?[0-9]{0,6}\.?[0-9]{1,6}%?)(?:\s+|\s*,\s*)([+-]?[0-9]{0,6}\.?[0-9]{1,6}%?)\s*(?:[,/]\s*([+-]?[0-9]{0,6}\.?[0-9]{1,6}%?)\s*)?\)$/;

/** An opaque colour as CSS writes it (hex, `rgb()`, basic names); null for any other, translucent ones included. */
export function parseColour(text: string): Colour | null {
  const value = text.trim().toLowerCase();
  if (value.length > 60) return null;
  const named = Object.hasOwn(NAMED, value) ? NAMED[value] : undefined;
  if (named !== undefined) return fromHex(named);
  const [, hex] = /^#([0-9a-f]{3,8})$/.exec(value) ?? [];
  if (hex !== undefined) {
    const full = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return full.length === 6 || (full.length === 8 && full.endsWith('ff')) ? fromHex(full) : null;
  }
  const [, red, green, blue, alpha = '1'] = RGB.exec(value) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  const opaque = Number.parseFloat(alpha) >= (alpha.endsWith('%') ? 100 : 1);
  return opaque ? { red: component(red), green: component(green), blue: component(blue) } : null;
}

/** `#rrggbb` */
export function hexOf({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** x to the power of 2.4, for 0 < x ≤ 1: x² times the square of its fifth root, which Newton's method finds. */
function power24(x: number): number {
  let root = 1;
  for (let step = 0; step < 40; step++) root = (4 * root + x / (root * root * root * root)) / 5;
  return x * x * root * root;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance({ red, green, blue }: Colour): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : power24((share + 0.055) / 1.055);
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colours in hundredths, rounded down: 100 to 2100. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: Colour, b: Colour): number {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05];
  // The last digits of white on black are lost; a millionth gives them back.
  return Math.floor((Math.max(one, other) / Math.min(one, other)) * 100 + 0.000_001);
}
