/** Numbers, lists, days and names of languages in the reader's locale. */
import { localeFacts, type Locale } from '../site/locales';

/**
 * One formatter for each locale: they are slow to make, and a page asks for several. A script that does not use one leaves
 * it out (`NO_SIDE_EFFECTS`).
 *
 * @param make makes a formatter for a tag that `Intl` takes
 */
/* @__NO_SIDE_EFFECTS__ */
export function perLocale<F>(make: (tag: string) => F): (locale: Locale) => F {
  const made = new Map<Locale, F>();
  return (locale) => {
    const formatter = made.get(locale) ?? make(localeFacts(locale).intl);
    made.set(locale, formatter);
    return formatter;
  };
}

const numberFormat = perLocale((tag) => new Intl.NumberFormat(tag));

/** A list of things that all hold: "a, b and c". */
export const listFormat = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

const scoreFormat = perLocale(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const shareFormat = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent' }));
const secondsFormat = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }),
);
const minutesFormat = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
);
const agoFormat = perLocale((tag) => new Intl.RelativeTimeFormat(tag));
const dayFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));
const shortDayFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));
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

/** By how much a score changed, with its sign: `+5.1`. */
export function formatChange(locale: Locale, perMille: number): string {
  return `${perMille < 0 ? '−' : '+'}${formatScore(locale, Math.abs(perMille))}`;
}

/** A count or a measure. */
export function formatNumber(locale: Locale, value: number): string {
  return numberFormat(locale).format(value);
}

/** Whole minutes: "6 minutes". */
export function formatMinutes(locale: Locale, minutes: number): string {
  return minutesFormat(locale).format(minutes);
}

/** Whole minutes in the past: "6 minutes ago". */
export function formatMinutesAgo(locale: Locale, minutes: number): string {
  return agoFormat(locale).format(-minutes, 'minute');
}

/** A share in per mille as whole per cent. */
export function formatShare(locale: Locale, perMille: number): string {
  return shareFormat(locale).format(perMille / 1000);
}

/** A time in seconds, with the unit's word. */
export function formatSeconds(locale: Locale, seconds: number): string {
  return secondsFormat(locale).format(seconds);
}

/** Day and minute in UTC, with the zone named: the same wherever and whenever the report is opened. */
export function formatMoment(locale: Locale, iso: string): string {
  return momentFormat(locale).format(new Date(iso));
}

/** A calendar day in the locale's long form. `date`: ISO 8601, read as UTC. */
export function formatDay(locale: Locale, date: string): string {
  return dayFormat(locale).format(new Date(date));
}

/** A calendar day where room is scarce. `date`: ISO 8601, read as UTC. */
export function formatShortDay(locale: Locale, date: string): string {
  return shortDayFormat(locale).format(new Date(date));
}

/** `a, b and c` as the language writes it. */
export function formatList(locale: Locale, items: readonly string[]): string {
  return listFormat(locale).format(items);
}

const languageNames = perLocale((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

/** The name of a language as readers of a locale call it: `languageName('de', 'en')` is `Englisch`. */
export function languageName(reader: Locale, language: Locale): string {
  return languageNames(reader).of(language) ?? localeFacts(language).name;
}
