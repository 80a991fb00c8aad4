/** Language tags (BCP 47) against the IANA registry. Compares without case and uses none of the host's locale data. */
import { REGIONS, SCRIPTS, THREE_LETTER_LANGUAGES, TWO_LETTER_LANGUAGES, WITHDRAWN_LANGUAGES } from './registry-table';

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Whether a code of a fixed length is in a row of such codes; `code` is in lower case. */
function isIn(row: string, code: string): boolean {
  for (let at = row.indexOf(code); at !== -1; at = row.indexOf(code, at + 1)) if (at % code.length === 0) return true;
  return false;
}

/**
 * The primary subtag of a language tag, in lower case: everything before the first hyphen. ACT rule bf051a divides
 * tags at hyphens only, so that of `en_US` it is `en_us`.
 */
export function primarySubtag(tag: string): string {
  return (tag.trim().split('-', 1)[0] ?? '').toLowerCase();
}

/** Whether the registry has a primary language subtag; codes for private use (qaa–qtz) are in it. */
export function isKnownLanguage(subtag: string): boolean {
  if (/^[a-z]{2}$/.test(subtag)) return isIn(TWO_LETTER_LANGUAGES, subtag);
  if (!/^[a-z]{3}$/.test(subtag)) return false;
  const index = [0, 1, 2].reduce((sum, at) => sum * 26 + subtag.charCodeAt(at) - 97, 0);
  const digit = BASE64URL.indexOf(THREE_LETTER_LANGUAGES.charAt(Math.floor(index / 6)));
  return ((digit >> (index % 6)) & 1) === 1;
}

/** Whether a code is an official one of ISO 3166-1 alpha-2; `code` is in lower case. */
export function isKnownRegion(code: string): boolean {
  return /^[a-z]{2}$/.test(code) && isIn(REGIONS, code);
}

/**
 * A stated language as a BCP 47 tag: a language with an optional script and region. Underscores become hyphens. Null if
 * it isn't a language.
 */
export function languageTag(stated: string): string | null {
  const tag = stated.trim().replaceAll('_', '-');
  const [, language = '', script, region] = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|[0-9]{3}))?$/i.exec(tag) ?? [];
  const isRegion = region === undefined || /^[0-9]/.test(region) || isKnownRegion(region.toLowerCase());
  const isScript = script === undefined || isIn(SCRIPTS, script.toLowerCase());
  return isKnownLanguage(language.toLowerCase()) && isScript && isRegion ? tag : null;
}

/** What people write for a language, and the code it has. Most are the country's. */
const MISTAKEN_LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    at: 'de',
    br: 'pt',
    cn: 'zh',
    cz: 'cs',
    dk: 'da',
    gr: 'el',
    in: 'id',
    iw: 'he',
    ji: 'yi',
    jp: 'ja',
    kr: 'ko',
    mx: 'es',
    rs: 'sr',
    si: 'sl',
    tw: 'zh',
    ua: 'uk',
    us: 'en',
    vn: 'vi',
  }),
);
const MISTAKEN_REGIONS: ReadonlyMap<string, string> = new Map(Object.entries({ uk: 'GB', en: 'GB' }));

/**
 * What an hreflang value is, as Google reads it: `x-default`, or a language of ISO 639-1 with, optionally, a script of
 * ISO 15924 and a region of ISO 3166-1 alpha-2. `better` is what was probably meant, '' if nothing is obvious.
 * https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes
 */
export function hreflangCode(value: string): { readonly valid: boolean; readonly better: string } {
  const code = value.trim().toLowerCase();
  if (code === 'x-default') return { valid: true, better: '' };
  if (code === 'xdefault' || code === 'default' || code === 'x_default') return { valid: false, better: 'x-default' };
  const [language = '', ...rest] = code.split(/[-_]/);
  const script = rest[0]?.length === 4 ? rest[0] : null;
  const others = script === null ? rest : rest.slice(1);
  const region = others[0] ?? null;
  const isIso =
    /^[a-z]{2}$/.test(language) && isIn(TWO_LETTER_LANGUAGES, language) && !isIn(WITHDRAWN_LANGUAGES, language);
  const isScript = script === null || (/^[a-z]{4}$/.test(script) && isIn(SCRIPTS, script));
  const isRegion = region === null || isKnownRegion(region);
  if (isIso && isScript && isRegion && others.length <= 1 && !code.includes('_')) return { valid: true, better: '' };
  const meant = [
    isIso ? language : (MISTAKEN_LANGUAGES.get(language) ?? null),
    script === null ? '' : isScript ? script.charAt(0).toUpperCase() + script.slice(1) : null,
    region === null ? '' : isRegion ? region.toUpperCase() : (MISTAKEN_REGIONS.get(region) ?? null),
  ];
  const known = meant.every((part) => part !== null) && others.length <= 1;
  return { valid: false, better: known ? meant.filter((part) => part !== '').join('-') : '' };
}

/** Codes for one language: those that were replaced, and members of a macrolanguage that sites use instead. */
const SAME_LANGUAGE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cmn: 'zh',
    hak: 'zh',
    in: 'id',
    iw: 'he',
    ji: 'yi',
    jw: 'jv',
    mo: 'ro',
    nan: 'zh',
    nb: 'no',
    nn: 'no',
    sh: 'sr',
    tl: 'fil',
    wuu: 'zh',
    yue: 'zh',
  }),
);

/** Where Chinese is written with simplified characters, and where with traditional ones (CLDR likely subtags). */
const CHINESE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hans: 'zh-Hans',
    cn: 'zh-Hans',
    sg: 'zh-Hans',
    my: 'zh-Hans',
    hant: 'zh-Hant',
    hk: 'zh-Hant',
    mo: 'zh-Hant',
    tw: 'zh-Hant',
  }),
);

/**
 * The language a tag or an Open Graph locale names, in a form in which equal ones are equal: `nb` and `no` are one,
 * simplified and traditional Chinese are two (bare `zh` may be either). Null if it names no language.
 */
export function languageKey(tag: string): string | null {
  const [primary = '', ...rest] = tag.trim().toLowerCase().split(/[-_]/);
  if (!isKnownLanguage(primary)) return null;
  const language = SAME_LANGUAGE.get(primary) ?? primary;
  if (language !== 'zh') return language;
  return rest.map((subtag) => CHINESE.get(subtag)).find((key) => key !== undefined) ?? language;
}
