/** Breaks a text over lines: at words or phrases, balanced, at the largest size that fits. Pure arithmetic. */
import type { Locale } from '../site/locales';

/** A piece of a text that stays on one line. */
export interface Piece {
  readonly text: string;
  /** Whether a space comes before it unless it begins a line. */
  readonly spaced: boolean;
  /** Whether a line may well begin with it; otherwise only for want of a better place. */
  readonly good: boolean;
}

export interface MeasuredPiece extends Piece {
  /** In px at a font size of 1 px. */
  readonly width: number;
}

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** A segment that continues the one before it: particles and endings, and a single character, mostly a suffix. */
const CARRIES_ON = /^(?:\p{sc=Hiragana}+|\p{sc=Han})$/u;
/** How long a phrase may grow, in UTF-16 units, by what carries it on. */
const LONGEST_PHRASE = 8;
/** A figure alone belongs to the word after it. */
const FIGURE = /^[\p{N}.,٫٬]+$/u;
/** What no line begins with, and what no line ends with (JIS X 4051: kinsoku), isolates around names aside. */
const NEVER_BEGINS =
  /^[\u2066-\u2069]*[\p{Pe}\p{Pf}、。，．・：；？！,.:;?!%％…‥ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ〜～]/u;
const NEVER_ENDS = /[\p{Ps}\p{Pi}][\u2066-\u2069]*$/u;
/** After these a Japanese phrase is over. */
const PHRASE_ENDS = /[\p{sc=Hiragana}\p{Pe}\p{Pf}、。，．・：；？！]$/u;

/** Splits a text where lines may break. */
export function piecesOf(text: string, locale: Locale): Piece[] {
  return text.split(' ').flatMap((word, index, words): Piece[] => {
    const parts = EAST_ASIAN.test(word) ? phrasesOf(word, locale) : partsOf(word);
    const good = !FIGURE.test(words[index - 1] ?? '');
    return parts.map((part, at) => (at === 0 ? { ...part, spaced: index > 0, good } : part));
  });
}

/** A word breaks after a hyphen, a dash or a slash between letters. */
function partsOf(word: string): Piece[] {
  return word.split(/(?<=[\p{L}\p{N}][-‐–—/])(?=\p{L})/u).map((text) => ({ text, spaced: false, good: true }));
}

/** Japanese runs without spaces: its words are found by dictionary, and particles stay with what they mark. */
function phrasesOf(run: string, locale: Locale): Piece[] {
  const pieces: Piece[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(run)) {
    const before = pieces.at(-1);
    const stays = before !== undefined && (NEVER_BEGINS.test(segment) || NEVER_ENDS.test(before.text));
    const joined =
      before !== undefined &&
      (stays || (CARRIES_ON.test(segment) && before.text.length < LONGEST_PHRASE) || !isWord(before.text, segment));
    if (joined) pieces.splice(-1, 1, { ...before, text: before.text + segment });
    else pieces.push({ text: segment, spaced: false, good: before === undefined || PHRASE_ENDS.test(before.text) });
  }
  return pieces;
}

/** Whether two neighbours are words apart: a figure and its counter, or Latin letters and a mark, are not. */
function isWord(before: string, after: string): boolean {
  return !(/[\p{N}\p{Pd}/]$/u.test(before) || /^[\p{Pd}/]/u.test(after));
}

/** Line heights in font sizes: Arabic has marks above and below its letters, Japanese fills its squares. */
const LINE_HEIGHTS: Readonly<Record<'Latin' | 'Japanese' | 'Arabic', number>> = {
  Latin: 1.18,
  Japanese: 1.34,
  Arabic: 1.5,
};

/** From baseline to baseline, in font sizes, by the scripts of a text. */
export function lineHeightOf(text: string): number {
  if (/\p{sc=Arabic}/u.test(text)) return LINE_HEIGHTS.Arabic;
  return EAST_ASIAN.test(text) ? LINE_HEIGHTS.Japanese : LINE_HEIGHTS.Latin;
}

/**
 * The pieces of a text with their widths. A piece that is longer than a line is taken apart between its letters.
 *
 * @param widthOf in px at a font size of 1 px
 * @param room of the longest line there can be, in the same unit
 */
export async function measuredPieces(
  text: string,
  locale: Locale,
  widthOf: (text: string) => number | Promise<number>,
  room: number,
): Promise<MeasuredPiece[]> {
  const measured = await Promise.all(
    piecesOf(text, locale).map(async (piece): Promise<MeasuredPiece[]> => {
      const width = await widthOf(piece.text);
      if (width <= room) return [{ ...piece, width }];
      const graphemes = [...new Intl.Segmenter(locale).segment(piece.text)].map(({ segment }) => segment);
      const length = Math.max(1, Math.floor((graphemes.length * room * 0.8) / width));
      const parts = Array.from({ length: Math.ceil(graphemes.length / length) }, (_, at) =>
        graphemes.slice(at * length, (at + 1) * length).join(''),
      );
      return Promise.all(
        parts.map(async (part, at) => ({
          text: part,
          width: await widthOf(part),
          spaced: at === 0 && piece.spaced,
          good: at === 0 && piece.good,
        })),
      );
    }),
  );
  return measured.flat();
}

export interface Box {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Font sizes to try, in px, from the largest. */
  readonly sizes: readonly number[];
  /** From baseline to baseline, in font sizes. */
  readonly lineHeight: number;
  /** Width of a space and of an ellipsis, in px at a font size of 1 px. */
  readonly space: number;
  readonly ellipsis: number;
}

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
  /** Whether the end was left out, because it does not fit at the smallest size. */
  readonly cut: boolean;
}

/** The largest size at which the pieces fit their box, and their lines. Cuts with an ellipsis only if none does. */
export function fitLines(pieces: readonly MeasuredPiece[], box: Box): Fitted {
  for (const size of box.sizes) {
    const lines = linesAt(pieces, size, box);
    if (lines !== null) return { lines, size, cut: false };
  }
  const smallest = box.sizes.at(-1) ?? 1;
  for (let count = pieces.length - 1; count > 0; count--) {
    const kept = pieces.slice(0, count);
    const last = kept.at(-1);
    if (last === undefined) break;
    const end = { ...last, text: `${withoutEndMarks(last.text)}…`, width: last.width + box.ellipsis };
    const lines = linesAt([...kept.slice(0, -1), end], smallest, box);
    if (lines !== null) return { lines, size: smallest, cut: true };
  }
  return { lines: ['…'], size: smallest, cut: true };
}

/** A text without the marks and spaces it ends with. */
function withoutEndMarks(text: string): string {
  const letters = [...text];
  while (/[\p{P}\s]/u.test(letters.at(-1) ?? '')) letters.pop();
  return letters.join('');
}

/** Balanced lines, as few as possible; null if they do not fit. */
function linesAt(pieces: readonly MeasuredPiece[], size: number, box: Box): string[] | null {
  const room = box.width / size;
  const count = fewestLines(pieces, room, box.space);
  if (count === null || count * box.lineHeight * size > box.height) return null;
  return balance(pieces, room, count, box.space);
}

function fewestLines(pieces: readonly MeasuredPiece[], room: number, space: number): number | null {
  let lines = 1;
  let used = 0;
  for (const { width, spaced } of pieces) {
    if (width > room) return null;
    const together = used === 0 ? width : used + (spaced ? space : 0) + width;
    if (together > room) lines++;
    used = together > room ? width : together;
  }
  return lines;
}

/** How much a break within a phrase weighs against uneven lines. */
const POOR_BREAK = 0.25;

/** Breaks found so far: the index of the piece after each line. */
interface Way {
  readonly cost: number;
  readonly breaks: readonly number[];
}

/** Breaks into exactly `count` lines so that they are as even as can be. Dynamic programming over the pieces. */
function balance(pieces: readonly MeasuredPiece[], room: number, count: number, space: number): string[] {
  const ends: number[] = [0];
  for (const { width, spaced } of pieces) ends.push((ends.at(-1) ?? 0) + width + (spaced ? space : 0));
  const widthOf = (from: number, to: number) =>
    (ends[to] ?? 0) - (ends[from] ?? 0) - (pieces[from]?.spaced ? space : 0);
  const even = widthOf(0, pieces.length) / count;
  let ways = new Map<number, Way>([[0, { cost: 0, breaks: [] }]]);
  for (let line = 1; line <= count; line++) {
    const next = new Map<number, Way>();
    for (const [from, way] of ways) {
      const weight = from === 0 || pieces[from]?.good ? 0 : POOR_BREAK;
      for (let to = from + 1; to <= pieces.length && widthOf(from, to) <= room; to++) {
        const cost = way.cost + weight + ((widthOf(from, to) - even) / room) ** 2;
        const known = next.get(to);
        if (known === undefined || cost < known.cost) next.set(to, { cost, breaks: [...way.breaks, to] });
      }
    }
    ways = next;
  }
  const breaks = ways.get(pieces.length)?.breaks ?? [pieces.length];
  return breaks.map((to, line) => join(pieces.slice(breaks[line - 1] ?? 0, to)));
}

function join(pieces: readonly Piece[]): string {
  return pieces.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join('');
}
