/** Numbers and moments of a report in the reader's locale. */
import type { Locale } from '../../site/locales';
import { listFormat, numberFormat, perLocale } from '../formatters';

const scoreFormat = perLocale(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const shareFormat = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent' }));
const momentFormat = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    }),
);

/** A score as shown, 0–100: 734 per mille is `73.4`. One decimal, so that what is shown is what was computed. */
export function formatScore(locale: Locale, perMille: number): string {
  return scoreFormat(locale).format(perMille / 10);
}

/** A count or a measure. */
export function formatNumber(locale: Locale, value: number): string {
  return numberFormat(locale).format(value);
}

/** A share in per mille as whole per cent. */
export function formatShare(locale: Locale, perMille: number): string {
  return shareFormat(locale).format(perMille / 1000);
}

/** Day and minute in UTC, with the zone named: the same wherever and whenever the report is opened. */
export function formatMoment(locale: Locale, iso: string): string {
  return momentFormat(locale).format(new Date(iso));
}

/** `a, b and c` as the language writes it. */
export function formatList(locale: Locale, items: readonly string[]): string {
  return listFormat(locale).format(items);
}
