/**
 * Text for a terminal, and for the log that a CI server makes of it: untrusted text must neither drive the terminal
 * nor turn our sentences around, and no line may be a command to the server, wherever lines are broken.
 */
import { inspect, stripVTControlCharacters } from 'node:util';
import { withoutCommands } from './ci-log';
import { flattened, isolate } from './sentences';
import { tagOf, type Encoded, type Piece } from './text';

/** A part of a line, perhaps in our colours. */
export type Shown = Piece<'terminal'>;

/** C0 and C1 controls, line separators, byte order marks and soft hyphens; white space among them becomes a space. */
const WHITE_SPACE = /[\t\n\v\f\r\x85\u2028\u2029]+/g;
const CONTROLS = /[\x00-\x1f\x7f-\x9f\xad\ufeff]/g;
/** Characters that spell what nobody sees. */
const TAGS = /[\u{e0000}-\u{e007f}]/gu;
/** Embeddings, overrides, isolates and marks of direction (UAX #9, 2.1 to 2.7). */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** The ones that no sentence of ours uses. Ours have marks and FIRST STRONG ISOLATES. */
const NOT_OURS = /[\u202a-\u202e\u2066\u2067]/g;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

function withoutControls(text: string): string {
  return stripVTControlCharacters(text).replace(WHITE_SPACE, ' ').replace(CONTROLS, '').replace(TAGS, '');
}

/** Untrusted text on a line of its own: no control characters, no escape sequences, no changes of direction. */
export function safeText(text: string): Shown {
  return withoutControls(text).replace(DIRECTION, '') as Shown;
}

/**
 * A sentence of ours whose untrusted parts were `isolate`d. The isolates stay only where directions meet: terminals
 * that know nothing about them show them as boxes.
 *
 * @param isRightToLeft whether the sentence runs from right to left
 */
export function safeSentence(text: string, isRightToLeft: boolean): Shown {
  return flattened(withoutControls(text).replace(NOT_OURS, ''), (part) => {
    const shown = safeText(part);
    return isRightToLeft || RIGHT_TO_LEFT.test(shown) ? isolate(shown) : shown;
  }) as Shown;
}

/** Puts parts of a line together. */
export const shown = /* @__PURE__ */ tagOf<'terminal'>();

/** None where the number is not above 0. */
export function spaces(count: number): Shown {
  return ' '.repeat(Math.max(0, count)) as Shown;
}

/** Parts that something was broken into. @param broken takes its lines from the text alone */
export function linesOf(text: Shown, broken: (text: string) => readonly string[]): readonly Shown[] {
  return broken(text) as readonly Shown[];
}

/** ECMA-48, 8.3.117: switches how characters look, and back. */
export function rendered(text: Shown, on: number, off: number): Shown {
  return (text === '' ? '' : `\x1b[${String(on)}m${text}\x1b[${String(off)}m`) as Shown;
}

/** Lines as they are written, each ended. */
export function terminalLines(lines: readonly Shown[]): Encoded<'terminal'> {
  return lines.map((line) => `${withoutCommands(line.trimEnd())}\n`).join('') as Encoded<'terminal'>;
}

/** Sentences, and what nobody has made safe: with their line breaks, and nothing else that a terminal obeys. */
export function terminalText(text: string): Encoded<'terminal'> {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => withoutControls(line).replace(NOT_OURS, ''));
  return `${withoutCommands(lines.join('\n'))}\n` as Encoded<'terminal'>;
}

/** Likewise as a message, which what shows it ends: without a line feed at its end. */
export function terminalMessage(text: string): Encoded<'terminal'> {
  return terminalText(text.trimEnd()).slice(0, -1) as Encoded<'terminal'>;
}

/** An uncaught error, with where it came from. */
export function defectText(cause: unknown): Encoded<'terminal'> {
  return terminalText(inspect(cause));
}

/** Texts, one after the other. */
export function terminalTexts(texts: readonly Encoded<'terminal'>[]): Encoded<'terminal'> {
  return texts.join('') as Encoded<'terminal'>;
}

/** ECMA-48, 8.3.41, 8.3.39 and 8.3.22: erases the line; erases all that follows; goes up some lines. */
const FRESH_LINE = '\r\x1b[2K';
const ERASE_BELOW = '\r\x1b[J';
const upFrom = (lines: number) => (lines > 1 ? `\x1b[${String(lines - 1)}A` : '');

/** Lines in place of those that were drawn last. @param before how many these were */
export function redrawn(lines: readonly Shown[], before: number): Encoded<'terminal'> {
  const written = lines.map((line) => FRESH_LINE + withoutCommands(line.trimEnd())).join('\n');
  return (upFrom(before) + written) as Encoded<'terminal'>;
}

/** Takes away what was drawn last. @param before how many lines that were */
export function erased(before: number): Encoded<'terminal'> {
  return (upFrom(before) + ERASE_BELOW) as Encoded<'terminal'>;
}
