import type { ImageBody } from '../../brand/evidence/evidence';

/** CSS pixels in one of each absolute unit (CSS Values 4 §6.2). */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

const LENGTH = /^([\d.]+(?:e[+-]?\d+)?)\s*([a-z%]*)$/i;

function pixels(value = ''): number | null {
  const [, number, unit = ''] = LENGTH.exec(value.trim()) ?? [];
  const size = PIXELS[unit.toLowerCase()];
  const length = Number(number);
  return size !== undefined && Number.isFinite(length) && length > 0 ? Math.round(length * size) : null;
}

/** Where the next match of a pattern with the flag `y` or `g` ends, from an offset on; -1 if nothing matches. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Where a text ends that is searched for from an offset on; -1 if it is not there. */
function after(searched: string, text: string, from: number): number {
  const at = text.indexOf(searched, from);
  return at < 0 ? -1 : at + searched.length;
}

const SPACE = /\s*/y;
const DOCTYPE = /<!doctype[^[>]*/iy;

/** End of a doctype, with or without an internal subset. */
function doctypeEnd(text: string, from: number): number {
  const subset = endOf(DOCTYPE, text, from);
  if (subset < 0) return -1;
  const closed = text[subset] === '[' ? after(']', text, subset) : subset;
  const end = closed < 0 ? -1 : endOf(SPACE, text, closed);
  return end >= 0 && text[end] === '>' ? end + 1 : -1;
}

/** Start of the root element: after XML declaration, processing instructions, comments and doctype. */
function rootStart(text: string): number {
  let at = endOf(SPACE, text, 0);
  for (;;) {
    const end = text.startsWith('<!--', at)
      ? after('-->', text, at)
      : text.startsWith('<?', at)
        ? after('?>', text, at)
        : doctypeEnd(text, at);
    if (end < 0) return at;
    at = endOf(SPACE, text, end);
  }
}

/** Nobody writes a longer prefix, and V8 keeps a backtracking position for each character. */
const SVG_TAG = /<(?:[\w-]{1,100}:)?svg(?=[\s>/])/y;
const QUOTE_OR_END = /[>"']/g;

/** The name in what is between two values of a tag: ` name = `. */
function nameIn(between: string): string {
  const name = between.trim();
  return name.endsWith('=') ? (name.slice(0, -1).trimEnd().split(/\s/).at(-1) ?? '').toLowerCase() : '';
}

/** Attributes of a tag by name, lower case, the first of each; null if the tag has no end. */
function readAttributes(text: string, from: number): ReadonlyMap<string, string> | null {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    const start = endOf(QUOTE_OR_END, text, at);
    if (start < 0) return null;
    const quote = text.charAt(start - 1);
    if (quote === '>') return attributes;
    const end = text.indexOf(quote, start);
    if (end < 0) return null;
    const name = nameIn(text.slice(at, start - 1));
    if (!attributes.has(name)) attributes.set(name, text.slice(start, end));
    at = end + 1;
  }
}

/**
 * Size an SVG file states on its root element, in CSS pixels; null for what is relative or left out. Null instead of
 * a size where the text has no `svg` root. The text is read up to the root's tag, once, and neither parsed nor shown.
 */
export function svgSize(bytes: Uint8Array): Pick<ImageBody, 'width' | 'height'> | null {
  const text = new TextDecoder(bytes[0] === 0xff || bytes[0] === 0xfe ? 'utf-16' : 'utf-8').decode(bytes);
  const name = endOf(SVG_TAG, text, rootStart(text));
  const attributes = name < 0 ? null : readAttributes(text, name);
  return attributes && { width: pixels(attributes.get('width')), height: pixels(attributes.get('height')) };
}
