import { formatDay, formatMoment } from './format';
import { useLocale } from './strings';

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
