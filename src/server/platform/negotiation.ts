/** Which of the site's locales an answer is in. */
import { LANGUAGE_COOKIE } from '../../site/endpoints';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales';
import { localeOf } from '../../site/routes';
import { weightedValues } from './accept';

/** The locale a language range means: itself, or the one of its language, regardless of region and script. */
function localeFor(range: string): Locale | undefined {
  const language = range.split('-')[0];
  return LOCALES.find((locale) => locale === range) ?? LOCALES.find((locale) => locale === language);
}

/**
 * The locale that fits an Accept-Language header best: the heaviest range that names one of our languages, in any
 * regional or script variant (`de-AT`, `ar-Arab-EG`); one ruled out by `q=0` only where all are. RFC 9110 §12.5.4, RFC 4647 lookup.
 */
export function negotiateLocale(acceptLanguage: string | null): Locale {
  const ranges = weightedValues(acceptLanguage);
  const refused = ranges.filter(({ weight }) => weight === 0).map(({ value }) => value);
  const open = [DEFAULT_LOCALE, ...LOCALES].filter((locale) => !refused.includes(locale));
  for (const { value, weight } of ranges) {
    if (weight === 0) break;
    const locale = value === '*' ? open[0] : localeFor(value);
    if (locale && !refused.includes(locale)) return locale;
  }
  return open[0] ?? DEFAULT_LOCALE;
}

/**
 * The locale a visitor chose and a cookie remembers, or null.
 * @param locales those the site was built in; by default, the written ones
 */
export function rememberedLocale(cookieHeader: string | null, locales: readonly Locale[] = LOCALES): Locale | null {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    const known = locales.find((locale) => locale === value);
    if (name === LANGUAGE_COOKIE && known !== undefined) return known;
  }
  return null;
}

function localeOfReferrer(request: Request, locales: readonly Locale[]): Locale | null {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  return url.origin === new URL(request.url).origin ? localeOf(url.pathname, locales) : null;
}

/**
 * The locale of a response. In this order: what the body asks for, the address's path or query, the page that the
 * request came from, the remembered locale, what the browser prefers.
 *
 * @param locales the locales that the site was built in; by default, the written ones
 */
export function answerLocale(request: Request, body: unknown, locales: readonly Locale[] = LOCALES): Locale {
  const asked: unknown = typeof body === 'object' && body !== null && 'locale' in body ? body.locale : undefined;
  const { pathname, searchParams } = new URL(request.url);
  return (
    locales.find((locale) => locale === asked) ??
    localeOf(pathname, locales) ??
    locales.find((locale) => locale === searchParams.get('locale')) ??
    localeOfReferrer(request, locales) ??
    rememberedLocale(request.headers.get('cookie'), locales) ??
    negotiateLocale(request.headers.get('accept-language'))
  );
}
