/**
 * Text cut the way a card cuts it, the same in every engine: by code points, whose width is in tables here.
 */

/** How much of a text is shown. */
export interface Limit {
  /**
   * `characters` counts code points, `bytes` those of UTF-8. `width` counts Latin letters: a wide character is two, a
   * combining mark none.
   */
  readonly unit: 'characters' | 'bytes' | 'width';
  readonly max: number;
  /** Whether the service publishes it; otherwise it is our assumption. */
  readonly published: boolean;
}

export interface CutText {
  /** What is shown; where `rest` is not empty an ellipsis follows. */
  readonly shown: string;
  /** What was cut off; '' if nothing was. `shown` and `rest` are the whole text. */
  readonly rest: string;
}

type Ranges = readonly (readonly [first: number, last: number])[];

/** East Asian Wide and Fullwidth (UAX #11), in whole blocks, and emoji. */
const WIDE: Ranges = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

/** What belongs to the character before it: combining marks, vowel signs, joiners, variation selectors, skin tones. */
const ATTACHED: Ranges = [
  [0x0300, 0x036f],
  [0x0591, 0x05c7],
  [0x0610, 0x061a],
  [0x064b, 0x065f],
  [0x0670, 0x0670],
  [0x0e31, 0x0e31],
  [0x0e34, 0x0e3a],
  [0x0e47, 0x0e4e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2069],
  [0x20d0, 0x20ff],
  [0x3099, 0x309a],
  [0xfe00, 0xfe0f],
  [0x1f3fb, 0x1f3ff],
  [0xe0100, 0xe01ef],
];

const ELLIPSIS_BYTES = 3;
const ZERO_WIDTH_JOINER = 0x200d;

/** No character below this is in a table: most texts need no further look. */
const FIRST_LISTED = 0x0300;

const isIn = (ranges: Ranges, point: number) =>
  point >= FIRST_LISTED && ranges.some(([first, last]) => point >= first && point <= last);

function widthOf(point: number, { unit }: Limit): number {
  if (unit === 'characters') return 1;
  if (unit === 'bytes') return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  if (isIn(ATTACHED, point)) return 0;
  return isIn(WIDE, point) ? 2 : 1;
}

/**
 * The end of the last whole word before `end`, unless it is in the first half; `end` itself there, and in scripts
 * that are written without spaces.
 */
function wordBoundary(text: string, end: number): number {
  if (isIn(WIDE, text.codePointAt(end) ?? 0)) return end;
  const space = text.lastIndexOf(' ', end - 1);
  return space > end / 2 ? space : end;
}

/**
 * As much of a text as fits, an ellipsis included. It is cut between words, unless the last one is more than half of
 * what fits, and never between a character and what belongs to it.
 */
export function cut(text: string, limit: Limit): CutText {
  let width = 0;
  let end = 0;
  let joined = false;
  const ellipsis = limit.unit === 'bytes' ? ELLIPSIS_BYTES : 1;
  for (let at = 0; at < text.length;) {
    const point = text.codePointAt(at) ?? 0;
    // A place to cut is one where an ellipsis still fits and where a character of its own begins.
    if (width <= limit.max - ellipsis && !joined && !isIn(ATTACHED, point)) end = at;
    width += widthOf(point, limit);
    joined = point === ZERO_WIDTH_JOINER;
    at += point > 0xffff ? 2 : 1;
  }
  if (width <= limit.max) return { shown: text, rest: '' };
  const boundary = wordBoundary(text, end);
  return { shown: text.slice(0, boundary), rest: text.slice(boundary) };
}

/** The first sentence of a text; all of it where none ends. */
export function firstSentence(text: string): string {
  return (
    /^.*?(?:[.!?\u061f\u0964]["'\u00bb\u201d)\]]?(?=\s)|[\u3002\uff01\uff1f][\u300d\u300f]?)/.exec(text)?.[0] ?? text
  );
}
