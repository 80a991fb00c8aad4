/**
 * How two names relate. There is no single key under which spellings meet: relations are tried one after another, and
 * the first that fits counts. Only a near miss and a different name disagree.
 */
import { fold, nameWords } from '../basics/names';
import { countScripts } from '../languages/scripts';
import { rememberingFew } from '../basics/memoize';
import { clip, isUnspaced } from '../basics/text';
import { editsBetween, isSlip, KEY_LIMIT } from './distance';
import { isAddress, withoutArticle, withoutDomain, withoutEdition, withoutLegalForm } from './parts';
import { cleaned } from './cleaned';
import { segmentsOf } from './segments';
import { areSpellings, plainNameWords, spellingsOf } from './spelling';
import { decodedHost } from '../urls/idn';
import { CONJUNCTIONS } from './tables/conjunctions';
import { ENDINGS_BY_LANGUAGE } from './tables/endings';
import { ROMANISED } from './tables/foldings';
import type { Relation } from './relations';

/** What else tells whether two names are one. */
export interface Witnesses {
  /** Host of the page. */
  readonly host?: string;
  /** Other names the brand declares for itself. */
  readonly aliases?: readonly string[];
  /** Primary subtag of the page's language. */
  readonly language?: string;
}

/** Names are compared up to this length, in UTF-16 units. */
const NAME_LIMIT = 200;

/** The form that ignores differences in case, width, white space and punctuation between names. */
export const sameKey = rememberingFew((name): string => {
  // Upper case would spell ß out, which is another spelling.
  const kept = name.replace(/[ßẞ]/g, '\u{1df25}');
  return nameWords(kept).join('') || fold(kept).trim();
});

/** What is left of a name without its legal form, domain and article. */
export function bareName(name: string): string {
  const legal = withoutLegalForm(name)?.rest ?? name;
  const domain = withoutDomain(legal)?.rest ?? legal;
  return withoutArticle(domain) ?? domain;
}

/** Whether two names are one once an article is left out. */
function areOne(a: string, b: string): boolean {
  const [bareA, bareB] = [withoutArticle(a) ?? a, withoutArticle(b) ?? b];
  return areSpellings(a, b) || areSpellings(bareA, b) || areSpellings(a, bareB) || areSpellings(bareA, bareB);
}

function byDomain(a: string, b: string): Relation | null {
  const [domainA, domainB] = [withoutDomain(a), withoutDomain(b)];
  if (domainA !== null && domainB !== null) {
    if (domainA.suffix === domainB.suffix || !areOne(domainA.rest, domainB.rest)) return null;
    return 'different';
  }
  const fits = (domainA !== null && areOne(domainA.rest, b)) || (domainB !== null && areOne(a, domainB.rest));
  return fits ? 'domain' : null;
}

/** A domain's suffix that is a slip of the host's: *Harbour.con* on harbour.com. Others are domains of their own. */
function hasSlipInSuffix(name: string, other: string, host: string): boolean {
  const suffix = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  const domain = suffix === host || suffix === '' ? null : withoutDomain(withoutLegalForm(name)?.rest ?? name);
  if (domain === null) return false;
  const written = domain.suffix.slice(domain.suffix.lastIndexOf('.') + 1);
  return written !== suffix && editsBetween(written, suffix, 1) === 1 && areOneWithoutParts(domain.rest, other);
}

/** Partners: of *Merck KGaA* and *Merck & Co., Inc.* nothing but them tells which is which. */
const PARTNERS = /(?:&|\+|and|und|et) (?:co|cie|company|sons|söhne|fils)\.?$/i;

function byLegalForm(a: string, b: string): Relation | null {
  const [legalA, legalB] = [withoutLegalForm(a), withoutLegalForm(b)];
  if (legalA === null && legalB === null) return null;
  const [restA, restB] = [legalA?.rest ?? a, legalB?.rest ?? b];
  if (areSpellings(restA, restB)) return 'legal';
  const haveBoth = legalA !== null && legalB !== null;
  const isPartner = (longer: string, shorter: string) =>
    PARTNERS.test(longer) && areSpellings(longer.replace(PARTNERS, ''), shorter);
  return haveBoth && (isPartner(restA, restB) || isPartner(restB, restA)) ? 'different' : null;
}

/** A name with its parts left out one by one. */
function withoutParts(name: string, bare: string): readonly string[] {
  const edition = withoutEdition(bare);
  const large = plainNameWords(bare).filter((word) => !SMALL.has(word));
  return [
    ...[name, bare, ...(edition === null ? [] : [edition, withoutArticle(edition) ?? edition])],
    // Words that join others are left out: *Youth Club in Harbour*.
    ...(large.length > 1 ? [large.join(' ')] : []),
  ];
}

function areOneWithoutParts(a: string, b: string, bareA = bareName(a), bareB = bareName(b)): boolean {
  const others = new Set(withoutParts(b, bareB).flatMap(spellingsOf));
  return withoutParts(a, bareA).some((one) => spellingsOf(one).some((spelling) => others.has(spelling)));
}

/** Whether names have the same words in another order. */
function areReordered(a: string, b: string): boolean {
  const [wordsA, wordsB] = [a, b].map((name) => plainNameWords(withoutDomain(name)?.rest ?? name));
  const isOther = wordsA?.join(' ') !== wordsB?.join(' ');
  return isOther && wordsA?.toSorted().join(' ') === wordsB?.toSorted().join(' ');
}

/** Whether a text of several segments holds the name in one of those between the others. */
function isTitleAround(text: string, name: string): boolean {
  const between = segmentsOf(text).slice(1, -1);
  return between.some((segment) => areSpellings(segment, name));
}

/** The words an acronym is made of: also split at inner capitals, with conjunctions and prepositions marked. */
function acronymWords(name: string): readonly { readonly word: string; readonly isSmall: boolean }[] {
  let split = '';
  let isLower = false;
  for (const letter of name) {
    const lower = letter.toLowerCase();
    split += isLower && letter !== lower ? ` ${letter}` : letter;
    isLower = letter === lower && letter !== letter.toUpperCase();
  }
  return split
    .split(/[\s,.\-‐‑–&+]+/)
    .filter((word) => word !== '')
    .map((word) => ({ word: plainNameWords(word).join(''), isSmall: SMALL.has(plainNameWords(word).join('')) }))
    .filter(({ word }) => word !== '');
}

/** Words an acronym may leave out. */
const SMALL: ReadonlySet<string> = new Set([
  ...CONJUNCTIONS,
  ...'of for the in at on to de du des la le les l d von der die das fur für del della di do da van het voor of на по в'.split(
    ' ',
  ),
]);

/** The first letters of a name's words. @param isLargeOnly whether to skip words that start in lower case */
function initialsOf(name: string, isLargeOnly = true): string {
  return acronymWords(name)
    .filter(({ isSmall }) => !isLargeOnly || !isSmall)
    .map(({ word }) => [...word][0] ?? '')
    .join('');
}

/** Whether letters are the first ones of words, in order. */
function areInitials(letters: string, name: string): boolean {
  return letters === initialsOf(name) || letters === initialsOf(name, false);
}

/** Whether letters are found in words in order, the first of each word among them: SBB, *Schweizerische Bundesbahnen*. */
function areFoundIn(letters: string, name: string): boolean {
  let rest = [...letters];
  for (const { word, isSmall } of acronymWords(name)) {
    const [first, ...inner] = [...word];
    if (rest[0] !== first) {
      if (isSmall) continue;
      return false;
    }
    rest = rest.slice(1);
    const next = acronymWords(name).find((other) => other.word !== word && other.word.startsWith(rest[0] ?? ' '));
    while (next === undefined && rest[0] !== undefined && inner.includes(rest[0])) rest = rest.slice(1);
  }
  return rest.length === 0;
}

function romanised(word: string): string {
  return [...word].map((letter) => ROMANISED[letter] ?? letter).join('');
}

function isAcronym(short: string, long: string, { host = '' }: Witnesses): boolean {
  const letters = plainNameWords(short).join('');
  if (letters.length < 2 || letters.length > 8 || nameWords(long).length < 2) return false;
  if (letters.length * 2 > sameKey(long).length) return false;
  const labels = decodedHost(host.toLowerCase()).split(/[.-]/);
  const isWitness = labels.includes(letters) || labels.includes(romanised(letters));
  // What a name goes on with may be left out: BFI, Becker Friedman Institute for Economics.
  if (isWitness && letters.length > 2 && initialsOf(long).startsWith(letters)) return true;
  if (letters.length > 2 || isWitness) return areInitials(letters, long) || (isWitness && areFoundIn(letters, long));
  return false;
}

/** Fewest characters of a name that another may begin or end with. */
const SHORTEST = 2;

/** Whether one's words begin or end the other's, or stand among them; without spaces, its characters begin or end it. */
function isPartOf(short: string, long: string): boolean {
  const words = plainNameWords(long);
  const part = plainNameWords(short);
  const key = part.join('');
  if (key.length < SHORTEST || part.length === 0) return false;
  const whole = words.join('');
  const more = whole.length - key.length;
  // In Thai and related scripts one letter is not a word.
  if (more <= 0 || (more === 1 && /[\u0e00-\u17ff]/.test(whole))) return false;
  const ends = new Set([0]);
  let length = 0;
  for (const word of words) ends.add((length += word.length));
  const isEnd = (at: number) =>
    ends.has(at) || isUnspaced(whole.charCodeAt(at)) || isUnspaced(whole.charCodeAt(at - 1));
  if (whole.startsWith(key) && isEnd(key.length)) return true;
  if (whole.endsWith(key) && isEnd(whole.length - key.length)) return true;
  const at = whole.indexOf(key, 1);
  return at !== -1 && key.length > 3 && ends.has(at) && ends.has(at + key.length);
}

/** Scripts that most of a name's letters are in. */
function scriptsOf(name: string): readonly string[] {
  const counts = new Map<string, number>();
  countScripts(name, counts);
  const most = [...counts.values()].reduce((largest, count) => Math.max(largest, count), 0);
  return [...counts].filter(([, count]) => count * 3 >= most).map(([script]) => script);
}

const HAN = /[\u3400-\u9fff]/;

function areInOtherScripts(a: string, b: string): boolean {
  // If two names have Chinese characters, neither is a transcription of the other.
  if (HAN.test(a) && HAN.test(b) && ![...a].some((character) => HAN.test(character) && b.includes(character)))
    return false;
  const [scriptsA, scriptsB] = [scriptsOf(a), scriptsOf(b)];
  return scriptsA.length > 0 && scriptsB.length > 0 && !scriptsA.some((script) => scriptsB.includes(script));
}

/** A name of fewer characters is not taken for a slip of another name's beginning. */
const SLIP_WITHIN = 7;

/** Up to how many letters a word standing alone becomes another word by one letter. */
const SHORT_WORD = 3;

/** How many edits of a whole name are still a slip. */
const EDITS = 2;

/** Fewest letters that two inflected forms of a word share. */
const STEM = 4;

/** Whether two words are forms of one in some language: a common beginning with an ending of the language each. */
function areForms(a: string, b: string, language: string): boolean {
  if (a === b) return true;
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++;
  for (let stem = shared; stem >= STEM; stem--) {
    const [endingA, endingB] = [a.slice(stem), b.slice(stem)];
    // A word that ends in s takes no other.
    const isDouble = a.charAt(stem - 1) === 's' && (endingA.startsWith('s') || endingB.startsWith('s'));
    const isKnown = ENDINGS_BY_LANGUAGE.some(
      ([languages, endings]) =>
        (language === '' || languages.includes(language)) && endings.has(endingA) && endings.has(endingB),
    );
    if (isKnown && !isDouble) return true;
  }
  return false;
}

/**
 * Whether two names are inflected forms of one: *Deutscher Ruder-Verband*, *Deutschen Ruder-Verbands*.
 *
 * @param language primary subtag; of an unknown one any language's endings count
 */
export function areInflected(a: string, b: string, language = ''): boolean {
  const [wordsA, wordsB] = [plainNameWords(a), plainNameWords(b)];
  return (
    wordsA.length === wordsB.length &&
    wordsA.join('') !== wordsB.join('') &&
    wordsA.every((word, at) => areForms(word, wordsB[at] ?? '', language))
  );
}

/** Whether names are the same except for slips: word by word, or as a whole if they are spaced differently. */
function areSlips(a: string, b: string): boolean {
  const [wordsA, wordsB] = [plainNameWords(a), plainNameWords(b)];
  const [keyA, keyB] = [wordsA.join('').slice(0, KEY_LIMIT), wordsB.join('').slice(0, KEY_LIMIT)];
  // What another name is put before or behind is made of it: *iBooks*. A letter too many at the end is a slip.
  const [shorter, longer] = keyA.length < keyB.length ? [keyA, keyB] : [keyB, keyA];
  if (longer.endsWith(shorter) || (longer.startsWith(shorter) && longer.length > shorter.length + 1)) return false;
  if (wordsA.length !== wordsB.length) return keyA.length > 5 && keyB.length > 5 && isSlip(keyA, keyB);
  const differing = wordsA.flatMap((word, at) => (word === wordsB[at] ? [] : [[word, wordsB[at] ?? ''] as const]));
  // A short word shows its slip in a name long enough: *Best Buy*, *Best Nuy*.
  const [short] = differing;
  const isShort = short?.every((word) => word.length === SHORT_WORD && !/[0-9]/.test(word)) === true;
  if (isShort && differing.length === 1 && keyA.length >= SLIP_WITHIN && editsBetween(keyA, keyB, 1) === 1) return true;
  // At most two of several words are mistyped.
  return (
    differing.length <= 2 &&
    editsBetween(keyA, keyB, EDITS) <= EDITS &&
    differing.every(([one, other]) => isSlip(one, other))
  );
}

/** Whether a longer name begins or ends with a slip of a shorter one: *Harbour Line*, *HarborLine Outfitters*. */
function holdsSlip(short: string, long: string): boolean {
  const part = plainNameWords(short);
  const words = plainNameWords(long);
  const key = part.join('');
  if (key.length < SLIP_WITHIN || words.length <= 1 || key.length > KEY_LIMIT) return false;
  for (let length = Math.max(1, part.length - 1); length <= part.length + 1 && length < words.length; length++) {
    for (const window of [words.slice(0, length), words.slice(-length)]) {
      const found = window.join('');
      const edits = editsBetween(found, key, 2);
      if (
        found.length >= SLIP_WITHIN &&
        edits > 0 &&
        edits <= (key.length < 10 ? 1 : 2) &&
        areSlips(window.join(' '), short)
      )
        return true;
    }
  }
  return false;
}

/** The beginning or end of a text that is a slip of a name, where the text goes on: *HarborLine Outfitters*; else the text. */
export function slipIn(text: string, name: string): string {
  const words = text.split(' ').filter((word) => word !== '');
  const size = plainNameWords(name).length;
  if (areSlips(text, name) || areSlips(bareName(text), bareName(name))) return text;
  for (let length = Math.max(1, size - 1); length <= size + 1 && length < words.length; length++) {
    for (const part of [words.slice(0, length), words.slice(-length)]) {
      if (areSlips(bareName(part.join(' ')), bareName(name))) return part.join(' ');
    }
  }
  return text;
}

function isNearMiss(a: string, b: string, bareA: string, bareB: string): boolean {
  if (areSlips(a, b)) return true;
  return areSlips(bareA, bareB) || holdsSlip(bareA, bareB) || holdsSlip(bareB, bareA);
}

function isAlias(name: string, aliases: readonly string[]): boolean {
  return aliases.some((alias) => areSpellings(alias, name));
}

function relate(a: string, b: string, witnesses: Required<Witnesses>): Relation {
  if (sameKey(a) === sameKey(b)) return 'same';
  if (isAddress(a) !== isAddress(b)) return 'template';
  if (areSpellings(a, b) || areReordered(a, b)) return 'spelling';
  if (sameKey(cleaned(a)) === sameKey(cleaned(b))) return 'spelling';
  const { host, aliases, language } = witnesses;
  if (hasSlipInSuffix(a, b, host) || hasSlipInSuffix(b, a, host)) return 'near-miss';
  const simple = byDomain(a, b) ?? byLegalForm(a, b);
  if (simple !== null) return simple;
  const [bareA, bareB] = [bareName(a), bareName(b)];
  if (areOneWithoutParts(a, b, bareA, bareB)) return 'article';
  if (isAlias(a, aliases) || isAlias(b, aliases)) return 'alias';
  if (isTitleAround(a, b) || isTitleAround(b, a)) return 'template';
  if (isAcronym(a, b, witnesses) || isAcronym(b, a, witnesses)) return 'acronym';
  if (areInflected(bareA, bareB, language)) return 'inflected';
  if (isPartOf(a, b) || isPartOf(b, a) || isPartOf(bareA, bareB) || isPartOf(bareB, bareA)) return 'short';
  if (areInOtherScripts(withoutDomain(a)?.rest ?? a, withoutDomain(b)?.rest ?? b)) return 'script';
  return isNearMiss(a, b, bareA, bareB) ? 'near-miss' : 'different';
}

/** By the arguments of `relate` as JSON: a page's few names are compared again and again. */
const relateAsked = rememberingFew((asked) => relate(...(JSON.parse(asked) as Parameters<typeof relate>)));

/**
 * How two names relate. The order of the two does not matter. Takes time linear in their length.
 */
export function relationOf(
  first: string,
  second: string,
  { host = '', aliases = [], language = '' }: Witnesses = {},
): Relation {
  const [a, b] = [clip(first.trim(), NAME_LIMIT), clip(second.trim(), NAME_LIMIT)];
  return relateAsked(JSON.stringify([a, b, { host, aliases, language }]));
}
