import { DEFAULT_LOCALE, type Locale } from './locales';

export interface HreflangLink {
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
