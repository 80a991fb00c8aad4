/** Names as they are spelt: without marks, with letters spelt out, with `&` for “and”. */
import { fold, isPlain, nameWords } from '../basics/names';
import { rememberingFew } from '../basics/memoize';
import { CONJUNCTION_SIGNS, CONJUNCTIONS } from './tables/conjunctions';
import { ARABIC, SPELT_OUT, UNDECOMPOSED } from './tables/foldings';
import { HAN_FORMS } from './tables/han-variants';

/** Marks taken off letters: Latin and Greek combining marks, Hebrew points, Arabic vowels, nukta. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u093c]/g;

/** Nasals before a consonant and candrabindu, which anusvara replaces in Hindi. */
const NASALS = /[ङञणनम]्(?=[क-ह])|ँ/g;

const CYRILLIC = /[\u0400-\u04ff]/;

/** A word without its marks, in lower case. Of Cyrillic letters only ё loses its own: й and и are two letters. */
export function plainWord(word: string): string {
  if (isPlain(word)) return word;
  const unmarked = CYRILLIC.test(word) ? word.replace(/ё/g, 'е') : word.normalize('NFD').replace(MARKS, '');
  return unmarked
    .normalize('NFC')
    .replace(NASALS, 'ं')
    .replace(/[\u00e6-\u0259]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/[\u0622-\u06cc]/g, (letter) => ARABIC[letter] ?? letter)
    .replace(/[\u4e00-\u9fff]/g, (character) => HAN_FORMS.get(character) ?? character);
}

/** A word with the marks of German and Scandinavian letters spelt out, and without others. */
function speltOutWord(word: string): string {
  if (isPlain(word)) return word;
  return plainWord(word.normalize('NFC').replace(/[äöüøå]/g, (letter) => SPELT_OUT[letter] ?? letter));
}

/** The words of a name with conjunctions left out, between words alone: *The And* keeps its last. */
const wordsWithoutConjunctions = rememberingFew((text): readonly string[] => {
  const words = nameWords(text.replace(CONJUNCTION_SIGNS, ' and '));
  return words.filter((word, at) => at === 0 || at === words.length - 1 || !CONJUNCTIONS.has(plainWord(word)));
});

/** A name's words as they are typed without accents. */
export const plainNameWords = rememberingFew((text): readonly string[] =>
  wordsWithoutConjunctions(text).map(plainWord),
);

/** A name's words in one, conjunctions too, as a text contains it. */
export const writtenOut = rememberingFew((text): string =>
  nameWords(text.replace(CONJUNCTION_SIGNS, ' and ')).map(plainWord).join(''),
);

/** The forms in which two spellings of a name meet: at least one of one's equals one of the other's. */
export const spellingsOf = rememberingFew((text): readonly string[] => {
  const words = wordsWithoutConjunctions(text);
  const plain = words.map(plainWord).join('');
  const speltOut = words.map(speltOutWord).join('');
  if (plain === '') return [fold(text).trim()];
  return plain === speltOut ? [plain] : [plain, speltOut];
});

/** Whether two texts are spellings of one name. */
export function areSpellings(a: string, b: string): boolean {
  const others = spellingsOf(b);
  return spellingsOf(a).some((spelling) => others.includes(spelling));
}
