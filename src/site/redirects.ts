/**
 * Netlify's `_redirects`: what responds if there is no file. The first matching line wins. A file of the same name
 * takes precedence over lines without `!`.
 */
import { LOCALES, type Locale } from './locales';

/** The URL of a function without a path of its own. The response has the function's status, not the line's. */
const NOT_FOUND = '/.netlify/functions/not-found';

/** An address that moved for good. Both end with a slash. */
export interface MovedPath {
  readonly from: string;
  readonly to: string;
}

/** People request an address with and without its slash, and the local platform treats these as two. */
function movedLines({ from, to }: MovedPath): string[] {
  return [`${from} ${to} 301`, `${from.slice(0, -1)} ${to} 301`];
}

/**
 * The text of `_redirects`.
 * @param moved pages that have another address now
 * @param locales those of the build
 */
export function staticRedirects(moved: readonly MovedPath[], locales: readonly Locale[] = LOCALES): string {
  const lines = [
    ...(moved.length === 0 ? [] : ['# Moved for good.', ...moved.flatMap(movedLines)]),
    '# Asked for by name, the page about a missing page is missing too, not a 200.',
    ...locales.flatMap((locale) => [`/${locale}/404.html ${NOT_FOUND} 200!`, `/${locale}/404 ${NOT_FOUND} 200!`]),
    '# Below a locale the missing page is a file in that language.',
    ...locales.map((locale) => `/${locale}/* /${locale}/404.html 404`),
    '# Elsewhere a function picks the language. It answers 404 itself.',
    `/* ${NOT_FOUND} 200`,
  ];
  return `${lines.join('\n')}\n`;
}
