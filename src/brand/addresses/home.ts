/** Whether a page is its site's home page, by its address and by what bears witness to a language in it. */
import { isKnownLanguage, isKnownRegion, languageKey } from '../languages/tags';
import { webUrl, withoutWww } from '../urls/sites';
import type { PageKind } from '../facts/page-kind';

/** What bears witness that a path such as `/de/` is a language's, and not a department's. */
export interface LocaleWitnesses {
  /** What `<html lang>` says; null if it says nothing. */
  readonly lang: string | null;
  /** Versions of the page in other languages, as declared. */
  readonly alternates: readonly { readonly code: string; readonly url: string | null }[];
  /** Addresses the page links to that could be other languages' roots. */
  readonly siblings: readonly string[];
}

/** A language, a region or both, in lower case. */
interface Locale {
  readonly language: string | null;
  readonly region: string | null;
}

const INDEX = /^(?:index|default|home)(?:\.[a-z]{3,5})?$/i;
const LOCALE = /^([a-z]{2})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|[0-9]{3}))?$/;

/** The segments of a path, an index file at its end left out. */
export function segmentsOf({ pathname }: URL): readonly string[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return INDEX.test(segments.at(-1) ?? '') ? segments.slice(0, -1) : segments;
}

/** What a segment may mean: `ca` is Catalan and Canada. */
function localesOf(segment: string): readonly Locale[] {
  const [, first, script, last] = LOCALE.exec(segment.toLowerCase()) ?? [];
  if (first === undefined) return [];
  const language = isKnownLanguage(first) ? [{ language: first, region: last ?? null }] : [];
  if (script !== undefined || last !== undefined) return language;
  // What people write for the United Kingdom.
  const code = first === 'uk' ? 'gb' : first;
  return [...language, ...(isKnownRegion(code) ? [{ language: null, region: code }] : [])];
}

/** The locales that a path of one or two segments may be the root of: `/de/`, `/en-us/`, `/us/en/`. */
function localesOfPath(url: URL): readonly Locale[] {
  const segments = segmentsOf(url).map(localesOf);
  if (segments.length > 2 || segments.some((locales) => locales.length === 0)) return [];
  const locales = segments.flat();
  return segments.length < 2 ? locales : locales.filter(({ language }) => language !== null);
}

/** Whether the path of an address has the form of a language's root. */
export function isLocalePath(url: URL): boolean {
  return localesOfPath(url).length > 0;
}

/** Whether two tags name one language; the script it is written in does not count. */
function sameLanguage(a: string, b: string): boolean {
  const [keyA, keyB] = [languageKey(a), languageKey(b)];
  return keyA !== null && keyB !== null && keyA.split('-', 1)[0] === keyB.split('-', 1)[0];
}

function agrees(tag: string, { language, region }: Locale): boolean {
  if (language !== null) return sameLanguage(tag, language);
  return tag
    .toLowerCase()
    .split(/[-_]/)
    .slice(1)
    .includes(region ?? '');
}

/**
 * Whether an address is the root of a language. Its path has the form of one, and the page's language, an alternate or
 * the root of that language beside it says so. Where the page says nothing about its language, the form is enough.
 */
function isLanguageRoot(url: URL, { lang, alternates, siblings }: LocaleWitnesses): boolean {
  const locales = localesOfPath(url);
  if (locales.length === 0) return false;
  if (lang === null || languageKey(lang) === null) return true;
  const host = withoutWww(url.hostname);
  const isRootOf = (stated: string | null, tag: string) => {
    const other = webUrl(stated ?? '');
    if (other === null || withoutWww(other.hostname) !== host) return false;
    return localesOfPath(other).some((locale) => agrees(tag, locale));
  };
  return (
    locales.some((locale) => agrees(lang, locale)) ||
    alternates.some(({ code, url: stated }) => isRootOf(stated, code)) ||
    siblings.some((sibling) => isRootOf(sibling, lang))
  );
}

/** Whether an address is a home page of a language: the root, or the root of that language; of any where none is known. */
export function isHomeIn(url: URL, lang: string | null): boolean {
  if (segmentsOf(url).length === 0) return true;
  const isKnown = lang !== null && languageKey(lang) !== null;
  return localesOfPath(url).some((locale) => !isKnown || agrees(lang, locale));
}

/** A parameter with a page number. `/?p=2895` isn't a home page of the site. */
const NUMBERED = /[?&](?:p|page_id|id|article|post)=[0-9]/i;

/** How an address qualifies as a home page; null if it does not. */
function homeForm(url: URL, witnesses: LocaleWitnesses): 'root' | 'index' | 'language' | null {
  if (NUMBERED.test(url.search)) return null;
  if (segmentsOf(url).length === 0) return url.pathname === '/' ? 'root' : 'index';
  return isLanguageRoot(url, witnesses) ? 'language' : null;
}

/**
 * What kind of page a response contains. If nothing is known of its address, it counts as a home page.
 *
 * @param asked URL that was requested; null if it isn't known
 * @param final URL that responded; null if it isn't known
 */
export function pageKind(asked: string | null, final: string | null, witnesses: LocaleWitnesses): PageKind {
  const [root, url] = [webUrl(asked ?? ''), webUrl(final ?? '')];
  if (url === null) return { is: 'home', by: 'unknown' };
  const form = homeForm(url, witnesses);
  if (form !== null) return { is: 'home', by: form };
  const isRootAsked = root?.pathname === '/' && !NUMBERED.test(root.search);
  return isRootAsked ? { is: 'home', by: 'asked' } : { is: 'inner', by: 'path' };
}
