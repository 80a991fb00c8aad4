/** A piece of an excerpt. */
export interface ExcerptPart {
  readonly text: string;
  /** Whether it is what was searched for. */
  readonly found: boolean;
}

const MARK = /<mark>([^<]*)<\/mark>/;

/** A word without the punctuation that Pagefind marks with it. */
const WORD = /^.*[\p{L}\p{M}\p{N}]/su;

/** Takes Pagefind's excerpt apart, which is text with `<mark>` around words and `<`, `>` escaped; no HTML is parsed. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  // Splitting by a pattern with one group puts what the group matched at the odd indexes.
  return excerpt
    .split(MARK)
    .flatMap((piece, index): ExcerptPart[] => {
      const text = piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
      if (index % 2 === 0) return [{ text, found: false }];
      const word = WORD.exec(text)?.[0] ?? '';
      return [
        { text: word, found: true },
        { text: text.slice(word.length), found: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
