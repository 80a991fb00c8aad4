/** HTML of the pseudo-locales, made from what the compiler of content made of the default locale's. */
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';
import { pseudoText } from './pseudo-text';

/** A comment, a tag or a text. What React and our compiler write is well formed; a `>` may be in a quoted value. */
const PIECE = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)(?:[^a-z0-9"'>](?:"[^"]*"|'[^']*'|[^"'>])*)?>|[^<]+/gi;

/** Their text is not language, or belongs to a picture. */
const UNTOUCHED = ['code', 'pre', 'kbd', 'samp', 'svg', 'script', 'style'];

/** Attributes that hold words. */
const WORDS = /(\s(?:alt|title|aria-label)=)("[^"]*"|'[^']*')/gi;

/** Links to pages of a locale. */
const HOME = /(\shref=["'])\/([a-z-]+)\//gi;

/** The HTML of a body as a locale shows it: its words changed, its links leading to pages of the locale. */
export function pseudoHtml(locale: Locale, html: string): string {
  if (isLocale(locale)) return html;
  const tagOf = (tag: string): string =>
    tag
      .replace(WORDS, (_, name: string, value: string) => name + pseudoText(locale, value))
      .replace(HOME, (link, name: string, path: string) => (path === DEFAULT_LOCALE ? `${name}/${locale}/` : link));
  /** The element whose content stays as it is, and how many of its name are open. */
  let untouched: { readonly name: string; open: number } | null = null;
  return html.replace(PIECE, (piece, slash: string | undefined, written: string | undefined) => {
    const name = written?.toLowerCase();
    if (untouched !== null) {
      if (name === untouched.name) untouched.open += slash === '/' ? -1 : 1;
      if (untouched.open === 0) untouched = null;
      return piece;
    }
    if (name === undefined) return piece.startsWith('<') ? piece : pseudoText(locale, piece);
    if (slash === '/') return piece;
    if (UNTOUCHED.includes(name)) untouched = { name, open: 1 };
    return tagOf(piece);
  });
}
