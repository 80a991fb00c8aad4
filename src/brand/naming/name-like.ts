/** Whether a text looks like a name, and whose it may be besides the brand's. */
import { nameWords } from '../basics/names';
import { isGeneric } from './cleaned';
import { withoutLegalForm } from './parts';
import { plainNameWords } from './spelling';
import { CONJUNCTIONS } from './tables/conjunctions';
import { ARTICLES } from './tables/articles';
import { EDITIONS } from './tables/editions';

/** A name that nothing confirms is taken for one only if it is short. In words, and characters where none are spaced. */
const WORDS = 4;
const CHARACTERS = 8;
const SHORTEST = 3;

/** Signs of sentences, lists, prices and quotations. */
const NO_NAME = /[?…,;:"“”„«»/|()[\]#@%$€£¥©→<>=*_•]|\.\.|\. |\.$/;

/** What a name abbreviates with a dot: *St. Harbour*. */
const ABBREVIATIONS = /\b(St|Ste|Mt|Ft|Dr|Mr|Mrs)\. (?=[A-Z])/g;

const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

const HAN = /[\u3400-\u9fff]/;

/** Words within a name that are written small. */
const SMALL: ReadonlySet<string> = new Set([
  ...CONJUNCTIONS,
  ...ARTICLES,
  ...'of for in at on du des von van di do da'.split(' '),
]);

/** Names of languages in themselves and in English, which links home to another language say. */
const LANGUAGES = new Set(
  (
    'english deutsch francais french german espanol spanish castellano italiano italian portugues portuguese nederlands ' +
    'dutch svenska swedish norsk norwegian dansk danish suomi finnish polski polish cestina czech slovencina magyar ' +
    'hungarian romana romanian hrvatski srpski slovenscina eesti latviesu lietuviu turkce turkish русскии русский ' +
    'russian українська ukrainian български ελληνικα greek hebrew עברית العربية العربيه arabic فارسی hindi हिन्दी हिंदी 日本語 japanese 中文 ' +
    'chinese 简体中文 繁體中文 中文版 한국어 korean ไทย thai vietnamese indonesia català catala galego euskara'
  ).split(' '),
);

/** Currencies that links to a language's or a country's shop say beside it (ISO 4217). */
const CURRENCIES = new Set('usd eur gbp jpy cny cad aud nzd chf sek nok dkk pln inr krw hkd sgd brl mxn'.split(' '));

/** Whether words choose a language, and a currency perhaps: *English USD*. */
function isChoice(words: readonly string[]): boolean {
  const isLanguage = (word: string) => LANGUAGES.has(word);
  return words.some(isLanguage) && words.every((word) => isLanguage(word) || CURRENCIES.has(word));
}

/** Whether a text is short and written as names are: in capitals at the start of its words, without a sentence's signs. */
export function isNameLike(said: string): boolean {
  const text = said.replace(ABBREVIATIONS, '$1 ');
  const words = nameWords(text);
  const plain = plainNameWords(text).join(' ');
  if (NO_NAME.test(text) || isGeneric(text) || EDITIONS.has(plain) || isChoice(plain.split(' '))) return false;
  if (!words.some((word) => /[^0-9]/.test(word)) || words.join('').length < (HAN.test(text) ? 2 : SHORTEST))
    return false;
  // A word in Latin letters among characters counts as one of them.
  if (UNSPACED.test(text)) return [...text.replace(/[a-z]+/gi, 'a')].length <= CHARACTERS;
  const written = text.split(/[\s\u00a0-]+/).filter((word) => nameWords(word).length > 0);
  const isSmall = (word: string) => SMALL.has(plainNameWords(word).join('')) || SMALL.has(word.toLowerCase());
  // In scripts with capitals, a word all in lower case is not part of a name.
  const isCapital = (word: string) => word !== word.toLowerCase() || word === word.toUpperCase();
  // An article that begins a name is written large, and a name follows it: *The Harbour Times*.
  const isArticle = (word: string) => ARTICLES.has(plainNameWords(word).join('')) && word !== word.toLowerCase();
  const isFirst = (word: string) => !isSmall(word) || (isArticle(word) && written.length > 1);
  return (
    written.length <= WORDS && isFirst(written[0] ?? '') && written.every((word) => isCapital(word) || isSmall(word))
  );
}

/** Words of companies behind a brand, which copyright lines name, and of those who wrote a page. */
const COMPANIES = new Set(
  (
    'group groupe gruppe gruppo grupo holding holdings media medien communications ventures partners publishing publishers ' +
    'publications interactive company companies corporation enterprises entertainment industries international network ' +
    'networks digital brands technologies newspapers solutions services foundation stiftung fondation fundacion trust ' +
    'university institute association society verlag editions editorial authors contributors rights ' +
    'группа медиа холдинг компания издательство مجموعة شركة مؤسسة'
  ).split(' '),
);

const ATTACHED_COMPANIES = /公司|集团|集團|グループ|会社|ホールディングス|회사|그룹|홀딩스/;

/** Whether a copyright's holder is by its name a company: what a brand belongs to has another name than the brand. */
export function isCompany(holder: string): boolean {
  if (withoutLegalForm(holder) !== null || ATTACHED_COMPANIES.test(holder)) return true;
  return plainNameWords(holder).some((word) => COMPANIES.has(word) || word === 'co');
}
