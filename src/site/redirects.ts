/**
 * Netlify's `_redirects`: what answers where no file lies. The first matching line wins; lines without `!` give way
 * to a file of that name.
 */
import { LOCALES } from './locales';

/** Where a function without a path of its own is found. Its status is the answer's status, whatever the line says. */
const NOT_FOUND = '/.netlify/functions/not-found';

/** The text of `_redirects`. */
export function staticRedirects(): string {
  const lines = [
    '# Asked for by name, the page about a missing page is missing too, not a 200.',
    ...LOCALES.flatMap((locale) => [`/${locale}/404.html ${NOT_FOUND} 200!`, `/${locale}/404 ${NOT_FOUND} 200!`]),
    '# Below a locale the missing page is a file in that language.',
    ...LOCALES.map((locale) => `/${locale}/* /${locale}/404.html 404`),
    '# Elsewhere a function picks the language. It answers 404 itself.',
    `/* ${NOT_FOUND} 200`,
  ];
  return `${lines.join('\n')}\n`;
}
