/** JSON that shows on a terminal and in a log as what it is. What is escaped here reads as the same text. */
import { withoutCommands } from './ci-log';
import type { Encoded } from './text';

/** What a terminal obeys or does not show; JSON itself escapes C0 controls and halves of surrogate pairs. */
const OBEYED =
  /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff]|[\u{e0000}-\u{e007f}]/gu;

/** Of each UTF-16 unit. */
function escaped(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    return `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }).join('');
}

/** @param indent spaces; 0 writes all on one line. @returns with a line feed at the end */
export function jsonFile(value: object, indent = 0): Encoded<'json'> {
  // All of these are within strings, since JSON has none of them elsewhere.
  return `${withoutCommands(JSON.stringify(value, null, indent).replace(OBEYED, escaped), escaped)}\n` as Encoded<'json'>;
}
