/**
 * Names compared as people compare them: without case, width, punctuation and legal form.
 *
 * `String.prototype.normalize`, `toUpperCase` and `toLowerCase` read the host's Unicode tables, the one exception in
 * the engine. It is sound: Unicode's stability policies fix normalisation and case folding of every character once it
 * is assigned, so hosts differ only for characters newer than their tables, and those are left as they are.
 */
import { isUnspaced } from './text';

/** Words after which nothing of the name follows. Matched after folding, dots removed. */
const LEGAL_FORMS = new Set(
  (
    'inc incorporated corp corporation co company ltd limited llc llp lp plc pllc gmbh mbh ag kg kgaa ohg ug se ' +
    'sa sas sasu sarl eurl sci spa srl sapa sl slu sau sad bv nv cv vof ab hb oy oyj as asa aps ' +
    'kk gk pty pte pvt private bhd sdn tbk kft zrt nyrt doo dd ad sro zoo ltda eireli lda cia fze fzco dmcc ' +
    'ооо оао зао пао ао тов ееод оод ае επε'
  ).split(' '),
);

/** Legal forms written against the name, before or after it. */
const ATTACHED_FORMS = [
  '株式会社',
  '有限会社',
  '合同会社',
  '股份有限公司',
  '有限责任公司',
  '有限公司',
  '주식회사',
  '유한회사',
];

/** Removed without leaving a gap: apostrophes, accents left over by lower-casing İ, tatweel, invisible characters. */
const JOINERS = /['`´ʼ’‘‛′\u0307\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe0e\ufe0f\ufeff]/g;

/** Removed before normalisation, which would turn them into letters: trade, service and sound recording marks. */
const MARKS = /[™℠®©℗]/g;

/** Punctuation, separators and white space; everything else, `+` and `$` included, is part of a name. */
const SEPARATORS =
  /[\u0000-\u0020!"#%&()*,./:;<=>?@[\\\]^_{|}~\u007f-\u00a1\u00a7\u00ab\u00b6\u00b7\u00bb\u00bf\u2010-\u2029\u202f-\u205f\u2190-\u21ff\u2500-\u27bf\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30a0\u30fb\u055a-\u055f\u0589\u05be\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u104a\u104b\u0e2f\u0e5a\u0e5b-]+/;

/** Initials with dots, as in `S.A.S.` or `U.S.`: the dots go without leaving a gap. */
const INITIALS = /(^|[\s(,])((?:[^\s.(),]\.){2,}[^\s.(),]?)(?=$|[\s),])/g;

/** Whether a text has printable ASCII alone, which normalisation leaves as it is. */
function isPlain(text: string): boolean {
  return !/[^ -~]/.test(text);
}

/** Full case folding: upper-casing first makes ß and ss, ς and σ, ﬁ and fi meet. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text.replace(MARKS, '').normalize('NFKC').toUpperCase().toLowerCase().replace(/ς/g, 'σ').normalize('NFKC');
}

/** The words of a text, folded, without punctuation. Text in scripts without spaces comes as long words. */
export function nameWords(text: string): readonly string[] {
  const folded = fold(text)
    .replace(INITIALS, (_, before: string, initials: string) => before + initials.replaceAll('.', ''))
    .replace(JOINERS, '');
  return folded.split(SEPARATORS).filter((word) => word !== '');
}

/** Letters whose stroke or ligature no decomposition takes off, in lower case. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

/** The words of a text as they are found in URLs and in text typed without accents: `mentions`, `legales`. */
export function plainWords(text: string): readonly string[] {
  return nameWords(text).map((word) =>
    isPlain(word)
      ? word
      : word
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .normalize('NFC')
          .replace(/[øæœłđðı]/g, (letter) => UNDECOMPOSED[letter] ?? letter),
  );
}

function withoutLegalForm(words: readonly string[]): readonly string[] {
  let rest = words;
  for (let last = rest.at(-1); rest.length > 1 && last !== undefined && LEGAL_FORMS.has(last); last = rest.at(-1)) {
    rest = rest.slice(0, -1);
  }
  const first = rest[0];
  // Russian and Ukrainian put the form first.
  if (rest.length > 1 && first !== undefined && /^(ооо|оао|зао|пао|ао|тов|pt|cv)$/.test(first)) rest = rest.slice(1);
  return rest;
}

/**
 * The form of a name in which two spellings of it are equal: NFKC, case-folded, without punctuation, spaces and legal
 * form. Where nothing is left (a name made of punctuation) the folded name itself.
 */
export function nameKey(name: string): string {
  let key = withoutLegalForm(nameWords(name)).join('');
  for (const form of ATTACHED_FORMS) {
    if (key.length > form.length && key.startsWith(form)) key = key.slice(form.length);
    if (key.length > form.length && key.endsWith(form)) key = key.slice(0, -form.length);
  }
  return key === '' ? fold(name).trim() : key;
}

/**
 * Whether a text mentions a name: its key occurs between word boundaries, however it is spaced or punctuated.
 * In scripts without spaces every position is a boundary.
 */
export function mentions(text: string, name: string): boolean {
  const key = nameKey(name);
  if (key === '') return false;
  const words = nameWords(text);
  const joined = words.join('');
  if (joined === '') return nameKey(text) === key;
  const boundaries = new Set<number>([0]);
  let position = 0;
  for (const word of words) boundaries.add((position += word.length));
  const bounded = (index: number) =>
    boundaries.has(index) || isUnspaced(joined.charCodeAt(index)) || isUnspaced(joined.charCodeAt(index - 1));
  for (let at = joined.indexOf(key); at !== -1; at = joined.indexOf(key, at + 1)) {
    if (bounded(at) && bounded(at + key.length)) return true;
  }
  return false;
}
