/**
 * Texts of the pseudo-locales, made from the default locale's. Texts of any other locale stay as they are, so that
 * code that shows a text need not ask whose it is.
 *
 * Left to right each letter is accented and vowels are doubled, which makes English about 40 % longer. Right to left
 * each word is wrapped as Android's "ar-XB" does it (`aapt2`, `PseudoMethodBidi`): RLM RLO word PDF RLM, so that it is
 * shown from right to left although its letters are Latin.
 */
import { isLocale, localeFacts, type Locale } from './locales';

/** Not words: placeholders and nesting of i18next, tags, character references, addresses of pages and people. */
const KEPT =
  /\{\{[^{}]*\}\}|\$t\([^()$]*\)|<[^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);|https?:\/\/\S+|(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+/gi;

const ACCENTED = new Map(
  Array.from('ÅɃÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž', (accented, index) => [
    String.fromCharCode((index < 26 ? 'A'.charCodeAt(0) : 'a'.charCodeAt(0) - 26) + index),
    accented,
  ]),
);

const RLM = '\u200F';
const RLO = '\u202E';
const PDF = '\u202C';

function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const look = ACCENTED.get(letter) ?? letter;
    return /[aeiou]/i.test(letter) ? look + look : look;
  });
}

function rightToLeft(text: string): string {
  return text.replace(/\S+/g, (word) => (/\p{L}/u.test(word) ? `${RLM}${RLO}${word}${PDF}${RLM}` : word));
}

/** A text as a locale shows it. */
export function pseudoText(locale: Locale, text: string): string {
  if (isLocale(locale)) return text;
  const words = localeFacts(locale).dir === 'rtl' ? rightToLeft : accented;
  let end = 0;
  let shown = '';
  for (const { 0: kept, index } of text.matchAll(KEPT)) {
    shown += words(text.slice(end, index)) + kept;
    end = index + kept.length;
  }
  return shown + words(text.slice(end));
}

/** Strings of a namespace; a plural gets a text for each category the locale's language tells apart. */
export function pseudoStrings<T>(locale: Locale, strings: T): T {
  if (isLocale(locale)) return strings;
  const { pluralCategories } = new Intl.PluralRules(localeFacts(locale).intl).resolvedOptions();
  const treeOf = (tree: unknown): unknown => {
    if (typeof tree === 'string') return pseudoText(locale, tree);
    if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return tree;
    const written = tree as Readonly<Record<string, unknown>>;
    const plurals = Object.entries(written).flatMap(([key, value]) =>
      key.endsWith('_other')
        ? pluralCategories.map((category): [string, unknown] => [key.replace(/other$/, category), value])
        : [],
    );
    const entries = Object.entries({ ...Object.fromEntries(plurals), ...written });
    return Object.fromEntries(entries.map(([key, value]) => [key, treeOf(value)]));
  };
  return treeOf(strings) as T;
}
