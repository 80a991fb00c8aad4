/** Finds the names that contradict the brand's in the texts that others show. */
import type { NameOccurrence, Portrait } from '../naming/portrait';
import { isUnspaced } from '../basics/text';
import type { ShownText, WrongName } from './card';
import type { CutText } from './cut';

/** Whether there is a letter or digit at a position of a text: a name neither begins nor ends there. */
function isInWord(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (Number.isNaN(unit) || isUnspaced(unit)) return false;
  return unit > 0xbf ? !(unit >= 0x2000 && unit <= 0x303f) : /[\da-z]/i.test(text.charAt(at));
}

function find(text: string, name: string): number {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!isInWord(text, at - 1) && !isInWord(text, at + name.length)) return at;
  }
  return -1;
}

/**
 * A text with the first wrong name in it. A misspelt name is wrong wherever it is found; another name only in the
 * place that states it, since elsewhere it may be a word like any other.
 *
 * @param place whose name the text holds, where it is one
 */
export function withWrongName(
  text: CutText,
  { names }: Pick<Portrait, 'names'>,
  place?: NameOccurrence['kind'],
): ShownText {
  const whole = text.shown + text.rest;
  let wrong: WrongName | undefined;
  for (const { value, kind, odd, relation } of names) {
    const isSlip = relation === 'near-miss';
    if (!odd || (!isSlip && kind !== place)) continue;
    const from = find(whole, value);
    if (from === -1 || from >= text.shown.length || (wrong !== undefined && wrong.from <= from)) continue;
    wrong = { from, to: Math.min(from + value.length, text.shown.length), isSlip };
  }
  return { ...text, ...(wrong !== undefined && { wrong }) };
}
