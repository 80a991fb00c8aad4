/** What a page says a single time: a name that nothing else on the page repeats is confirmed by nothing. */
import { collapse } from '../basics/text';

/** A text of fewer letters is also found inside other words, and counts as said again there. */
const SHORT = 5;

/** Signs that sources write as references, whose ampersand may itself be one, and other forms of these signs. */
const REFERENCE =
  /&(?:(?:amp|#0?38|#x26);)?(?:(#0?39|#x27|apos|rsquo|#8217)|(quot|#34)|(copy|#169)|nbsp|#160);|&(?:amp|#0?38|#x26);|’|\u00a0/g;

/** A source as it is searched: in lower case, references as the signs they encode. */
export function plain(text: string): string {
  return text.toLowerCase().replace(REFERENCE, (found, apostrophe?: string, quote?: string, copyright?: string) => {
    if (apostrophe !== undefined || found === '’') return "'";
    if (quote !== undefined) return '"';
    if (copyright !== undefined) return '©';
    return found === '\u00a0' || /(?:nbsp|#160);$/.test(found) ? ' ' : '&';
  });
}

/** Digits, and letters of scripts with spaces between words; those that have no capitals by their range. */
function isWordPart(character: string): boolean {
  return /[0-9\u0590-\u0dff]/.test(character) || character.toLowerCase() !== character.toUpperCase();
}

/** How often a text appears in a source, as words of its own unless it is short; no more than twice is counted. */
function timesIn(source: string, text: string): number {
  let times = 0;
  for (let at = source.indexOf(text); at !== -1 && times < 2; at = source.indexOf(text, at + text.length)) {
    const isWhole = !isWordPart(source.charAt(at - 1)) && !isWordPart(source.charAt(at + text.length));
    if (isWhole || text.length < SHORT) times++;
  }
  return times;
}

/** A text as addresses write it: in one word, or with hyphens. */
function inAddresses(text: string): readonly string[] {
  const plainText = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  // Of a name that is partly in another script, Latin letters alone are not the name.
  if (/[^\u0000-\u2fff]/.test(plainText)) return [];
  const words = plainText.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.length < 2 || words.join('').length < SHORT ? [] : [words.join(''), words.join('-')];
}

/**
 * Tells whether a page's source, markup and scripts included, says a text exactly once. A text that is written in a
 * way not known here, and so not found, is not said once. Takes time linear in the source for each text.
 *
 * @param source gives the page's source as `plain` makes it
 */
export function onceIn(source: () => string): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const wanted = collapse(plain(text));
    const answer = known.get(wanted);
    if (answer !== undefined) return answer;
    const whole = source();
    const isOnce =
      wanted !== '' && timesIn(whole, wanted) === 1 && !inAddresses(wanted).some((name) => whole.includes(name));
    known.set(wanted, isOnce);
    return isOnce;
  };
}
