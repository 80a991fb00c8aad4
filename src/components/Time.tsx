import type { Locale } from '../site/locales';
import { perLocale } from './formatters';
import { formatMoment } from './report/format';
import { useLocale } from './strings';

/** A calendar day in the locale's long form. `date`: ISO 8601, read as UTC. */
export function formatDay(locale: Locale, date: string): string {
  return dayFormat(locale).format(new Date(date));
}

const dayFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));

/** A day in the reader's language, with its machine-readable form. */
export function Day({ date }: { readonly date: string }) {
  const locale = useLocale();
  return <time dateTime={date.slice(0, 10)}>{formatDay(locale, date)}</time>;
}

/** Day and minute in UTC, with the zone named. @param time ISO 8601 in UTC, or ms since 1970 */
export function Moment({ time }: { readonly time: string | number }) {
  const iso = new Date(time).toISOString();
  return <time dateTime={iso}>{formatMoment(useLocale(), iso)}</time>;
}
