/**
 * Definite articles as names are written with and without them (Wiktionary, Appendix: articles by language). In lower
 * case, without marks.
 */

/** Words of their own, before the name. */
export const ARTICLES: ReadonlySet<string> = new Set(
  [
    'the', // English
    'der die das den dem ein eine', // German
    'le la les l un une', // French
    'el los las lo', // Spanish
    'il i gli lo la le', // Italian
    'o os as', // Portuguese
    'de het', // Dutch
    'η ο το οι τα', // Greek
    'al', // Arabic, transliterated
    'ha', // Hebrew, transliterated
    'a az', // Hungarian
    'an na', // Irish
  ]
    .join(' ')
    .split(' '),
);

/** Written onto the name: Arabic, Hebrew. */
export const ATTACHED_ARTICLES: readonly string[] = ['ال', 'ה'];
