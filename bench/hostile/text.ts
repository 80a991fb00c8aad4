/** Texts of a size, made of what repeats. */

/** Makes a text of at most the given number of UTF-16 units. */
export type Text = (length: number) => string;

const cut = (text: string, length: number) => text.slice(0, Math.max(0, Math.floor(length)));

/** A piece again and again. */
export function repeated(piece: string): Text {
  return (length) => cut(piece.repeat(Math.ceil(length / piece.length)), length);
}

/** Pieces that differ, by their number in base 36. */
export function counted(piece: (number: string, next: string) => string): Text {
  return (length) => {
    const pieces: string[] = [];
    for (let at = 0, index = 0; at < length; index++) {
      const made = piece(index.toString(36), (index + 1).toString(36));
      pieces.push(made);
      at += made.length;
    }
    return pieces.join('');
  };
}

/** A text with something before and after it, which is not cut. */
export function within(before: string, text: Text, after = ''): Text {
  return (length) => before + text(length - before.length - after.length) + after;
}

/** Texts of the same length one after the other. */
export function joined(...texts: readonly Text[]): Text {
  return (length) => texts.map((text) => text(length / texts.length)).join('');
}
