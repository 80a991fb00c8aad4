import { useState } from 'react';

/** What became of a text that was to be copied. */
export type Copied = 'copied' | 'selected';

/**
 * Copies a text, and says what became of it.
 *
 * @param select selects the text where the browser does not let the page copy: then the keyboard can
 */
export function useCopying(select: () => void): {
  readonly copied: Copied | null;
  readonly copy: (text: string) => Promise<void>;
} {
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async (text: string) => {
    // What was said before goes first, so that the same words are heard again.
    setCopied(null);
    try {
      await navigator.clipboard.writeText(text);
      setCopied('copied');
    } catch {
      select();
      setCopied('selected');
    }
  };
  return { copied, copy };
}
