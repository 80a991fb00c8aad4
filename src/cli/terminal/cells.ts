/** Text measured in the cells of a terminal, and broken into lines by them. */
import { eastAsianWidth } from 'get-east-asian-width';
import { piecesOf, type Piece } from '../../components/line-breaking';
import { linesOf, shown, spaces, type Shown } from '../../encoding/terminal';
import type { Locale } from '../../site/locales';

/** Made when a text needs it: loading its tables takes as long as all else that help does. */
let segmenter: Intl.Segmenter | null = null;

function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(text);
}

/** Letters of European languages, their punctuation, and our marks and bars: one cell each, none joins its neighbour. */
const ONE_CELL_EACH =
  /^[\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027\u202f-\u205e\u2190-\u21ff\u2500-\u25fc\u2800-\u28ff]*$/;
/** Takes no cell: combining marks, joiners, variation selectors, marks of direction. */
const NO_CELL = /^[\p{Mn}\p{Me}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u;
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;

function cellsOfGrapheme(grapheme: string): number {
  if (NO_CELL.test(grapheme)) return 0;
  if (EMOJI.test(grapheme)) return 2;
  return eastAsianWidth(grapheme.codePointAt(0) ?? 0);
}

/** How many cells a text takes (UAX #11; a grapheme is drawn as its first character is wide). */
export function cellsOf(text: string): number {
  if (ONE_CELL_EACH.test(text)) return text.length;
  let cells = 0;
  for (const { segment } of graphemes(text)) cells += cellsOfGrapheme(segment);
  return cells;
}

/** A word that is longer than a line, in parts that are not. */
function parts(word: string, room: number): readonly string[] {
  const found: string[] = [];
  let part = '';
  let used = 0;
  for (const { segment } of graphemes(word)) {
    const cells = cellsOfGrapheme(segment);
    if (used + cells > room && part !== '') {
      found.push(part);
      part = '';
      used = 0;
    }
    part += segment;
    used += cells;
  }
  return [...found, part];
}

/**
 * Lines of at most `room` cells: broken at spaces, in Japanese between phrases; a word longer than a line within.
 *
 * @param first cells of the first line, if something precedes it
 */
export function wrap(text: Shown, locale: Locale, room: number, first = room): readonly Shown[] {
  return linesOf(text, (whole) => broken(whole, locale, room, first));
}

/** The pieces of a text; words with a hyphen are one: an ID or a host name is copied as a whole. */
function wordsOf(text: string, locale: Locale): readonly Piece[] {
  const words: Piece[] = [];
  for (const piece of piecesOf(text, locale)) {
    const before = words.at(-1);
    if (before === undefined || piece.spaced || !before.text.endsWith('-')) words.push(piece);
    else words[words.length - 1] = { ...before, text: before.text + piece.text };
  }
  return words;
}

function broken(text: string, locale: Locale, room: number, first: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const limit = () => (lines.length === 0 ? first : room);
  const end = () => {
    lines.push(line);
    line = '';
    used = 0;
  };
  for (const piece of wordsOf(text, locale)) {
    const cells = cellsOf(piece.text);
    const gap = piece.spaced && line !== '' ? 1 : 0;
    if (line !== '' && used + gap + cells > limit()) end();
    if (cells > limit()) {
      const [head = '', ...rest] = parts(piece.text, limit());
      line = head;
      for (const part of rest) {
        end();
        line = part;
      }
      used = cellsOf(line);
      continue;
    }
    line += line === '' ? piece.text : `${gap === 1 ? ' ' : ''}${piece.text}`;
    used = cellsOf(line);
  }
  end();
  return lines;
}

/** A text followed by as many spaces as it lacks of a width. */
export function padded(text: Shown, width: number): Shown {
  return shown`${text}${spaces(width - cellsOf(text))}`;
}
