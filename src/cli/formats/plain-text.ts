import { sentenceParts } from '../../encoding/sentences';
import { oneLine } from '../../encoding/unseen';
import { localeFacts, type Locale } from '../../site/locales';

/** Where a word may be broken: for pages, which break lines. A program compares words, and shows this as a character. */
const SOFT_HYPHENS = /\u00ad/g;

/**
 * Makes sentences with isolates plain text. Where the language runs from right to left the isolates stay, since most of
 * what they hold runs the other way; elsewhere programs that do not know them would show boxes.
 */
export function plainSentences(locale: Locale): (text: string) => string {
  const isKept = localeFacts(locale).dir === 'rtl';
  const strangers = (text: string) => (isKept ? `\u2068${oneLine(text)}\u2069` : oneLine(text));
  return (text) =>
    sentenceParts(text)
      .map((part) => (part.isStrangers ? strangers(part.text) : part.text))
      .join('')
      .replace(SOFT_HYPHENS, '');
}
