/** Texts in the place of a name that aren't names: an address, the page's title, a sentence, a word from a template. */
import { isUnspaced } from '../basics/text';
import type { Stated } from './candidates';
import { isGeneric } from './cleaned';
import { fitsHost, hostKey } from './host';
import { isAddress } from './parts';
import { isMarkedHeading } from './pieces';
import { sameKey } from './relation';
import { segmentsOf } from './segments';
import { plainNameWords } from './spelling';
import { EDITIONS } from './tables/editions';

/** Fewest words by which the page's title is told from a name. */
const TITLE_WORDS = 4;

/** The fewest characters in the subject of a page. */
const SUBJECT = 4;

/** A text of more words is a sentence, or of more characters where words are not spaced. */
const NAME_WORDS = 12;
const NAME_CHARACTERS = 40;

/** What a template was to fill in: `{{site.title}}`, `{$plugin.site_name}`, `%%sitename%%`. */
const UNFILLED =
  /^\s*(?:\{.{1,200}\}|\$\{.{1,200}\}|\[[a-z-]{0,40}[_.][a-z_.-]{0,40}\]|%{1,2}[a-z_.]{2,80}%{1,2}|<\?.{1,200})\s*$/i;

/** Whether a text was decoded as what it is not: UTF-8 read as Windows-1251 or Latin-1. */
export function isGarbled(text: string): boolean {
  const pairs = text.match(/[РС][\u0080-\u040f\u0450-\u04ff\u2010-\u2122]|[ÃÂÐÑ][\u0080-\u00bf]/g)?.length ?? 0;
  return pairs > 1 && pairs * 4 > text.length;
}

/** Whether a text is a sentence, or several; a name with what the brand says of itself is a longer name. */
function isSentence(text: string): boolean {
  const unspaced = (part: string) => [...part].filter((character) => isUnspaced(character.charCodeAt(0))).length;
  const isLong = (part: string) => plainNameWords(part).length > NAME_WORDS || unspaced(part) > NAME_CHARACTERS;
  return segmentsOf(text).every(isLong);
}

/** Whether a text is the title of an inner page, which another of its places says to be about that page. */
function isPageTitle(value: string, { isHome, titles, heading, subjects, logos, copyrights, labels }: Stated): boolean {
  const key = sameKey(value);
  // A name with what the brand says of itself begins with the name.
  const isSite = () =>
    fitsHost(value, labels) ||
    labels.some((label) => hostKey(value).startsWith(label.replaceAll('-', ''))) ||
    [...logos, ...copyrights].some((one) => sameKey(one.value) === key);
  if (isHome || plainNameWords(value).length < TITLE_WORDS || isSite()) return false;
  const [title = ''] = titles.map((one) => one.value);
  const headed = heading === null || isMarkedHeading(heading) ? '' : sameKey(heading.value);
  const about = [headed, ...subjects.map(sameKey)].filter((one) => one.length >= SUBJECT);
  if (sameKey(title) === key)
    return about.length === 0 ? segmentsOf(title).length > 1 : about.some((one) => key.startsWith(one));
  return about.includes(key) && [...segmentsOf(title), ...subjects].some((one) => sameKey(one) === key);
}

/** Whether a name place holds something else than a name. */
export function isMisused(value: string, stated: Stated): boolean {
  return (
    isAddress(value) ||
    UNFILLED.test(value) ||
    isGarbled(value) ||
    // The host tells a brand from a word of a template, or from a country.
    ((isGeneric(value) || EDITIONS.has(plainNameWords(value).join(' '))) && !fitsHost(value, stated.labels)) ||
    isSentence(value) ||
    isPageTitle(value, stated)
  );
}
