/** What the pages of a report and of a comparison show in their forms when they ask again. */
import type { i18n } from 'i18next';
import { MAX_BRANDS } from '../../brand/comparison/compared-brands';
import { formatNumber } from '../../components/format';
import { minutes } from '../../components/minutes';
import { translator } from '../../components/strings';
import type { ErrorCode } from '../../site/errors';
import type { Locale } from '../../site/locales';

/** As many fields as a comparison has brands, with what was typed in the first of them. */
export function comparedRows(typed: readonly string[], tickets: ReadonlyMap<number, string | undefined> = new Map()) {
  const count = Math.max(MAX_BRANDS, typed.length);
  return Array.from({ length: count }, (_, place) => ({
    key: String(place),
    value: typed[place] ?? '',
    ticket: tickets.get(place),
  }));
}

interface Why {
  readonly code: ErrorCode;
  /** When it is worth trying again, if that is known. */
  readonly retryAfterSeconds?: number;
  /** Place in the line. */
  readonly place?: number;
}

/**
 * Why an address was not accepted or could not be assessed, in a sentence.
 *
 * @param strings with the namespaces `assessment` and `errors`
 */
export function problemText(strings: i18n, locale: Locale, { code, retryAfterSeconds, place }: Why): string {
  const words = translator(strings, locale, 'errors');
  const sentences = { title: words(`${code}.title`), detail: words(`${code}.detail`) };
  return [
    translator(strings, locale, 'assessment')('problem', sentences),
    ...(place === undefined ? [] : [words('place', { place: formatNumber(locale, place) })]),
    ...(retryAfterSeconds === undefined ? [] : [words('again', { count: minutes(retryAfterSeconds) })]),
  ].join(' ');
}
