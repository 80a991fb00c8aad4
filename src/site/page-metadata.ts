/** What the head of a page, feeds, the sitemap and social cards say alike. */
import { DEFAULT_LOCALE, type Locale } from './locales';

/** The site's name, the same in every language. */
export const SITE_NAME = 'Facet';

/** The pictures that link previews of our pages show: PNG files. */
export const SOCIAL_CARD = {
  /** Folder below `public/` of the cards that pages have of their own. */
  folder: 'cards',
  /** CSS pixels. */
  width: 1200,
  height: 630,
} as const;

interface HreflangLink {
  /** A locale, or `x-default`: the page for readers of none of them. */
  readonly hreflang: Locale | 'x-default';
  readonly url: string;
}

/**
 * The alternates of a page as its head and the sitemap name them, so that the two cannot differ.
 * @param alternates the page in every locale with a text of its own, itself included
 */
export function hreflangLinks(
  alternates: readonly { readonly locale: Locale; readonly url: string }[],
): HreflangLink[] {
  const fallback = alternates.filter(({ locale }) => locale === DEFAULT_LOCALE);
  return [
    ...alternates.map(({ locale, url }): HreflangLink => ({ hreflang: locale, url })),
    ...fallback.map(({ url }): HreflangLink => ({ hreflang: 'x-default', url })),
  ];
}

/**
 * A day as the moment it begins, UTC; a moment as it is.
 * @param date ISO 8601: `2026-11-17`, or with time and zone
 */
export function startOfDay(date: string): string {
  return date.includes('T') ? date : `${date}T00:00:00Z`;
}
