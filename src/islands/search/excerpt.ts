/** A piece of an excerpt. */
export interface ExcerptPart {
  readonly text: string;
  /** Whether it is what was searched for. */
  readonly found: boolean;
}

/** Takes Pagefind's excerpt apart, which is text with `<mark>` around words and `<`, `>` escaped; no HTML is parsed. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part
        .replace(/^<mark>|<\/mark>$/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>'),
      found: part.startsWith('<mark>'),
    }));
}
