import { isLocale, localeFacts } from '../site/locales';

/** Attributes for a passage in another language than the page's; none if `lang` is absent. */
export function foreign(lang: string | undefined): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' | 'auto' } {
  if (lang === undefined) return {};
  return { lang, dir: isLocale(lang) ? localeFacts(lang).dir : 'auto' };
}
