/**
 * What is no character of a text, though it stands in it: the one rule that every sink has in common.
 *
 * - C0 and C1 controls but white space, DEL;
 * - marks of direction that reach beyond their place: embeddings, overrides, isolates (UAX #9, 2.1 to 2.4), and format
 *   characters that Unicode advises against (U+206A to U+206F);
 * - halves of surrogate pairs, noncharacters of the first plane, byte order marks, annotations between lines;
 * - tag characters, which spell what nobody sees, but in the flags that they are for (UTS #51, ED-14a);
 * - variation selectors but the first of a run.
 */
const UNSEEN =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff]|[\ud800-\udfff]/gu;
const TAGS = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}|[\u{e0000}-\u{e007f}]/gu;
const VARIATIONS = /([\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu;
/** Lines end at these in some reader or other; all but LF and CR are nobody's line ends in a file. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;

/** A text with its white space and line ends, without what is unseen. */
export function seen(text: string): string {
  return text
    .replace(LINE_ENDS, ' ')
    .replace(UNSEEN, '')
    .replace(TAGS, (run) => (run.length > 2 ? run : ''))
    .replace(VARIATIONS, '$1');
}

/** The same on one line, with single spaces. */
export function oneLine(text: string): string {
  return seen(text).split(/\s+/).join(' ').trim();
}
