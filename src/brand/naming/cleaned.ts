/** Names without what stands around them: words for the home page, rights phrases, ornaments, full stops. */
import { nameWords } from '../basics/names';
import { rememberingFew } from '../basics/memoize';
import { collapse } from '../basics/text';
import { withoutLegalForm } from './parts';
import { segmentsOf } from './segments';
import { plainNameWords } from './spelling';
import {
  AROUND,
  ATTACHED,
  ATTACHED_HOME_PHRASES,
  BEFORE,
  GENERIC,
  HOME_PHRASES,
  HOME_WORDS,
} from './tables/home-words';
import { RIGHTS_WORDS } from './tables/rights-phrases';

/** Texts are read up to this many words. */
const WORD_LIMIT = 60;

/** Characters of scripts without spaces, among which a name is found anywhere. */
export const UNSPACED = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

/** A name without the punctuation around it. */
export function trimmed(text: string): string {
  return text.replace(/^[\s,;:."'“”„«»‘’()[\]|·•*–—-]+/, '').replace(/[\s,;:"“”„«»()[\]|·•*–—-]{1,20}$/, '');
}

/** Arrows, stars and other signs around a name, and what selects their form; pictures are in three blocks of their own. */
const SIGN = /^[\s\u2190-\u21ff\u2500-\u27bf\u2b00-\u2bff\ufe0e\ufe0f]$/;

function withoutOrnaments(text: string): string {
  const characters = [...text];
  const isOrnament = (character = '') =>
    SIGN.test(character) || (character.length > 1 && character >= '\ud83c' && character < '\ud83f');
  let [from, to] = [0, characters.length];
  while (from < to && isOrnament(characters[from])) from++;
  while (to > from && isOrnament(characters[to - 1])) to--;
  return characters.slice(from, to).join('');
}

/** A sign that a page has encoded twice: `&amp;#039;` in a field that is decoded once. */
const ENCODED =
  /&(?:amp;)?(?:(amp)|(#0?39|#x27|apos|rsquo|#8217)|(quot|#0?34)|(nbsp|#160)|(lt)|(gt)|#[0-9]{2,5}|[a-z]{4,6});/gi;

/** Whether a field that holds plain text has a sign in it as HTML encodes it. */
export function isEncodedTwice(text: string): boolean {
  return text.search(ENCODED) !== -1;
}

function decoded(text: string): string {
  return text.replace(ENCODED, (whole, and?: string, apostrophe?: string, quote?: string, space?: string) => {
    if (and !== undefined) return '&';
    if (apostrophe !== undefined) return '’';
    if (quote !== undefined) return '"';
    const code = Number(/#([0-9]{2,5})/.exec(whole)?.[1]);
    return space !== undefined || Number.isNaN(code) ? ' ' : String.fromCharCode(code);
  });
}

function key(text: string): string {
  return plainNameWords(text).join(' ');
}

/** Whether a text has nothing but words of a template or of ownership: it names nobody. */
export function isGeneric(text: string): boolean {
  const words = nameWords(text);
  const plain = key(text);
  return (
    words.length === 0 ||
    plainNameWords(text).every((word) => GENERIC.has(word)) ||
    words.every((word) => GENERIC.has(word)) ||
    HOME_PHRASES.includes(plain) ||
    plainNameWords(text).every((word) => RIGHTS_WORDS.has(word))
  );
}

/** Whether a text is what links to the home page are called. */
export function isHomeWord(text: string): boolean {
  return HOME_WORDS.has(key(text));
}

/** A text without a phrase for the home page before or behind it, unless that is all it says. */
function withoutHomePhrase(text: string): string {
  const attached = ATTACHED_HOME_PHRASES.find((phrase) => text.endsWith(phrase) && text.length > phrase.length + 1);
  if (attached !== undefined) return text.slice(0, -attached.length).trim();
  const words = text.split(' ', WORD_LIMIT);
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    const isPhrase = (part: readonly string[]) => HOME_PHRASES.includes(key(part.join(' ')));
    if (isPhrase(words.slice(-length))) return trimmed(words.slice(0, -length).join(' '));
    if (isPhrase(words.slice(0, length))) return trimmed(words.slice(length).join(' '));
  }
  return text;
}

/** Whether a word keeps its dot: an abbreviation, initials. */
function isAbbreviated(text: string): boolean {
  const last = text.split(' ').at(-1) ?? '';
  return last.slice(0, -1).includes('.') || last.length < 4 || withoutLegalForm(text) !== null;
}

/** A name without the separators left at its ends where it was cut out of a title: “| Northwind”, “Northwind »”. */
function withoutSeparators(text: string): string {
  return text
    .replace(/^(?:[\s|\\:;,·•–—~»«›‹]|-\s|\.:|\/(?=[\s/]))+(?:(?<=\/)\/)?\s*/, '')
    .replace(/(?:[\s|\\;,·•–—~»«›‹]|\s-|:\.?|\s\/){1,20}$/, '');
}

/** A name as it is compared and shown: what a place says without what never belongs to a name. */
export const cleaned = rememberingFew((text): string => {
  const plain = withoutOrnaments(collapse(decoded(text)));
  const segments = segmentsOf(plain);
  const named = segments.filter((segment) => !isGeneric(segment));
  const [only = plain] = named;
  const name = withoutSeparators(withoutHomePhrase(segments.length > 1 && named.length === 1 ? only : plain));
  const stopped = name.replace(/[.。]{1,3}$/, '');
  const kept = stopped === name || isAbbreviated(name) ? name : stopped;
  return kept === '' ? text : kept;
});

/** What a logo's text says without the words around the name. */
export function withoutFrame(text: string): string {
  const isUnspaced = UNSPACED.test(text);
  const plain = cleaned(isUnspaced ? collapse(text).replace(BEFORE, '') : text);
  const bare = isUnspaced ? plain.replace(ATTACHED, '$1') : plain;
  let words = bare.split(/[ _]/, WORD_LIMIT);
  const isFrame = (word: string | undefined) => word !== undefined && AROUND.has(plainNameWords(word).join(''));
  while (words.length > 1 && isFrame(words[0])) words = words.slice(1);
  while (words.length > 1 && isFrame(words.at(-1))) words = words.slice(0, -1);
  return trimmed(words.join(' '));
}
