/**
 * Text for a terminal: what strangers' pages say must neither drive the terminal nor turn our sentences around.
 */
import { stripVTControlCharacters } from 'node:util';
import { flattened, isolate } from '../../components/report/isolate';

/** C0 and C1 controls, line separators and byte order marks; white space among them becomes a space. */
const WHITE_SPACE = /[\t\n\v\f\r\x85\u2028\u2029]+/g;
const CONTROLS = /[\x00-\x1f\x7f-\x9f\ufeff]/g;
/** Characters that spell what nobody sees. */
const TAGS = /[\u{e0000}-\u{e007f}]/gu;
/** Embeddings, overrides, isolates and marks of direction (UAX #9, 2.1 to 2.7). */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

function withoutControls(text: string): string {
  return stripVTControlCharacters(text).replace(WHITE_SPACE, ' ').replace(CONTROLS, '').replace(TAGS, '');
}

/** A stranger's text by itself on one line: no control characters, no escape sequences, no changes of direction. */
export function safeText(text: string): string {
  return withoutControls(text).replace(DIRECTION, '');
}

/**
 * A sentence of ours whose strangers' parts were `isolate`d. The isolates stay only where directions meet: terminals
 * that know nothing of them show them as boxes.
 *
 * @param isRightToLeft whether the sentence runs from right to left
 */
export function safeSentence(text: string, isRightToLeft: boolean): string {
  return flattened(withoutControls(text), (part) => {
    const shown = safeText(part);
    return isRightToLeft || RIGHT_TO_LEFT.test(shown) ? isolate(shown) : shown;
  });
}
