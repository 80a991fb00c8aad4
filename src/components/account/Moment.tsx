import { formatMoment } from '../report/format';
import { useLocale } from '../strings';

/** Day and minute in UTC, with the zone named. @param time ISO 8601 in UTC, or ms since 1970 */
export function Moment({ time }: { readonly time: string | number }) {
  const iso = new Date(time).toISOString();
  return <time dateTime={iso}>{formatMoment(useLocale(), iso)}</time>;
}
