import { sentenceParts } from '../../components/report/isolate';
import { localeFacts, type Locale } from '../../site/locales';

/** Controls but tab and line ends, marks that change directions, noncharacters, halves of surrogate pairs. */
const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}/gu;

/** A stranger's text on one line. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, '').split(/\s+/).join(' ').trim();
}

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
      .join('');
}
