import type { i18n } from 'i18next';
import { useContext } from 'react';
import { isCauseId } from '../../brand/score/causes';
import { NAME_KINDS, VISIBLE_KINDS } from '../../brand/facts/facts';
import { isSettled, type CheckResult, type Params } from '../../brand/report/report';
import { isBeforeRubric2 } from '../../brand/score/rubric-versions';
import { standingIn } from '../../encoding/sentences';
import type { Locale } from '../../site/locales';
import { languageKey } from '../../site/stand-ins';
import type { StringKey } from '../string-keys';
import { translator, useI18n, useLocale } from '../strings';
import { formatDay, formatNumber } from '../format';
import { isolate } from './isolate';
import { ShownRubric } from './shown-rubric';

/** The words of checks. Sentences hold untrusted values between isolates: show them with `Isolated`. */
export interface CheckText {
  readonly title: (id: string) => string;
  /** What several checks have in common. */
  readonly cause: (id: string) => string;
  /** What the check asks for; '' while rules are not there, and of checks of an earlier rubric. */
  readonly rule: (id: string) => string;
  /** Why that matters to the brand; '' while rules are not there, and of checks of an earlier rubric. */
  readonly why: (id: string) => string;
  /** What was found and what it means; '' while rules are not there, if there is nothing to do about it. */
  readonly reason: (check: CheckResult) => string;
  /** What to do about it; null if there is nothing to do. */
  readonly fix: (check: CheckResult) => string | null;
}

/** Values as sentences take them: strings isolated, numbers in the locale's form, `count` as it is for plurals. */
function interpolated(locale: Locale, params: Params): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'string') return [name, name === 'date' ? dayIn(locale, value) : isolate(value)];
      return [name, name === 'count' ? value : formatNumber(locale, value)];
    }),
  );
}

/** An ISO 8601 date as a day in the locale's form; anything else a report may hold, as it is. */
function dayIn(locale: Locale, date: string): string {
  return /^[0-9]{4}-[0-9]{2}-[0-9]{2}/.test(date) && !Number.isNaN(Date.parse(date))
    ? formatDay(locale, date)
    : isolate(date);
}

/** What people call the sources that sentences name; `checks` has them with what goes before them in each language. */
const NAMED_SOURCES: readonly (readonly [source: RegExp, name: string])[] = [
  [/^meta:robots$/, 'robots'],
  [/^meta:googlebot$/, 'googlebot'],
  [/^header:x-robots-tag$/, 'x-robots-tag'],
  [/^(?:link:canonical|header:link)$/, 'canonical'],
  [/^meta:og:url$/, 'og-url'],
  [/^meta:og:site_name$/, 'og-site-name'],
  [/^meta:application-name$/, 'application-name'],
  [/^meta:apple-mobile-web-app-title$/, 'apple-title'],
  [/^manifest(?::|$)/, 'manifest'],
  [/^html:/, 'html-lang'],
  [/^meta:og:locale$/, 'og-locale'],
  [/^(?:header|meta):content-language$/, 'content-language'],
  [/^(?:jsonld|microdata|rdfa):/, 'structured-data'],
];

/** A source as sentences name it; nothing of one that has no name. */
function sourceIn(words: CheckWords, { source }: Params): { readonly source?: string } {
  const name = NAMED_SOURCES.find(([code]) => code.test(String(source)))?.[1];
  return name === undefined ? {} : { source: words(`namedSource.${name}`) };
}

/** What people call the kind of place that a finding is about, as sentences begin with it; of earlier reports its code. */
function placeIn(words: CheckWords, { place, source }: Params): { readonly place?: string } {
  // A report may come from anyone: its codes lead to no other words.
  const isKnown = [...NAME_KINDS, ...VISIBLE_KINDS].some((kind) => kind === place);
  if (isKnown) return { place: words(`namedPlace.${String(place)}`) };
  return typeof source === 'string' ? { place: isolate(source) } : {};
}

/** As in `isolate.tsx`: a constant of each module alone is left out with all that depends on it. */
const MARKS_ENGLISH = typeof ENGLISH_STANDS_IN === 'undefined' || ENGLISH_STANDS_IN;

type CheckWords = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/**
 * The words of checks in the reader's language; of a report made before rubric 2.0 only titles that are still known.
 * Which keys exist is the rubric's matter, and a test of it proves them. `Isolated` marks those that are English.
 */
export function useCheckText(): CheckText {
  const strings = useI18n();
  return checkText(MARKS_ENGLISH ? markingEnglish(strings) : strings, useLocale(), useContext(ShownRubric));
}

/** The same strings, those that are English for want of words as `standingIn` makes them known. */
function markingEnglish(strings: i18n): i18n {
  const getFixedT = (locale: Locale, namespace: string): CheckWords => {
    const words = strings.getFixedT(locale, namespace) as unknown as CheckWords;
    return (key, options) => {
      const text = words(key, options);
      return words(languageKey(key), { ...options, defaultValue: '' }) === '' ? text : standingIn(text);
    };
  };
  return { getFixedT } as unknown as i18n;
}

/** The same where nothing is rendered, and for what is not part of the page. @param rubric version of the report */
export function checkText(strings: i18n, locale: Locale, rubric: string): CheckText {
  // Outcomes of then may have the names of today's and mean something else.
  const isBefore = isBeforeRubric2(rubric);
  // Ids and outcomes are data here, so the keys cannot be known to the type checker.
  const t = translator(strings, locale, 'checks') as unknown as CheckWords;
  const rules = translator(strings, locale, 'rules');
  const report = translator(strings, locale, 'report');
  const ruleNow = (part: 'check' | 'why', id: string) => {
    const rule: unknown = rules(`${part}.${id}` as StringKey<'rules'>, { defaultValue: '' });
    // A report may come from anyone: an id may be what every object has.
    return typeof rule === 'string' ? rule : '';
  };
  const words = (check: CheckResult, part: string) => {
    if (isBefore) return '';
    // A report may come from anyone: its parameters are values for the words and must not become options of the lookup.
    const replace = {
      ...interpolated(locale, check.params),
      ...sourceIn(report as unknown as CheckWords, check.params),
      ...placeIn(report as unknown as CheckWords, check.params),
    };
    // The addresses of a sitemap are counted in sentences, too.
    const { entries, count = entries } = check.params;
    const plural = typeof count === 'number' ? { count } : {};
    const options = { replace, ...plural, defaultValue: '' };
    return (
      t(`${check.id}.outcomes.${check.outcome}.${part}`, options) ||
      (rules as unknown as CheckWords)(`settled.${check.id}.${check.outcome}.${part}`, options)
    );
  };
  return {
    // A report of another rubric has checks and outcomes without words here: their ids say more than nothing.
    title: (id) => t(`${id}.title`, { defaultValue: id }),
    cause: (id) => (isCauseId(id) ? report(`cause.${id}`) : id),
    rule: (id) => (isBefore ? '' : ruleNow('check', id)),
    why: (id) => (isBefore ? '' : ruleNow('why', id)),
    reason: (check) => words(check, 'reason') || (isSettled(check) && !isBefore ? '' : check.outcome),
    fix: (check) => words(check, 'fix') || null,
  };
}
