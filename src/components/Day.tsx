import { LOCALE_FACTS, type Locale } from '../site/locales';
import { useLocale } from './strings';

/** A calendar day in the locale's long form. `date`: ISO 8601, read as UTC. */
export function formatDay(locale: Locale, date: string): string {
  return new Intl.DateTimeFormat(LOCALE_FACTS[locale].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

/** A day in the reader's language, with its machine-readable form. */
export function Day({ date }: { readonly date: string }) {
  const locale = useLocale();
  return <time dateTime={date.slice(0, 10)}>{formatDay(locale, date)}</time>;
}
