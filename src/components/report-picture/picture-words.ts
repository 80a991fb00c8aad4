/** What pictures of a report say, in the reader's language. */
import type { i18n } from 'i18next';
import { DIMENSION_IDS, type Report } from '../../brand/report/report';
import { targetText } from '../../brand/urls/target';
import type { Locale } from '../../site/locales';
import { bandOf, type Band } from '../band';
import { formatDay, formatScore } from '../format';
import { facetsOf, scoreIn } from '../report/dimensions';
import { mostImportantFinding } from '../report/finding';
import { findingText } from '../report/Headline';
import { reportName } from '../report/Hero';
import { isolate } from '../report/isolate';
import type { Translate } from '../string-keys';
import { translator } from '../strings';
import type { PictureWords } from './report-picture';

/** @param strings with the namespaces `report` and `checks` */
export function pictureWords(strings: i18n, locale: Locale, report: Report): PictureWords {
  const t = translator(strings, locale, 'report');
  const { overall, target, scope, collectedAt, rubricVersion } = report;
  const facets = facetsOf(report);
  return {
    locale,
    name: isolate(reportName(t, report)),
    address: (scope === 'page' ? target.address : targetText(target)).replace(/^https:\/\//, ''),
    figure: overall && formatScore(locale, overall.value),
    note: noteOf(t, locale, overall),
    band: bandWords(t, overall?.value ?? null),
    finding: findingText(strings, locale, rubricVersion, mostImportantFinding(report)),
    foot: measuredOn(t, locale, collectedAt),
    facets: DIMENSION_IDS.flatMap((id, index) => {
      const [facet, score] = [facets[index], scoreIn(report, id)];
      if (facet === undefined) return [];
      return [{ facet, name: t(`dimension.${id}.name`), score: score ? formatScore(locale, score.value) : '–' }];
    }),
  };
}

/** What a figure is out of, or why there is no figure. */
function noteOf(t: Translate<'report'>, locale: Locale, overall: Report['overall']): string {
  if (overall === null) return t('overall.none');
  const { low, high } = overall;
  if (high === low) return t('score.of');
  return t('score.interval', { low: formatScore(locale, low), high: formatScore(locale, high) });
}

/** The band of a score with its word. @param score per mille; null if there is no score */
export function bandWords(
  t: Translate<'report'>,
  score: number | null,
): { readonly is: Band; readonly word: string } | null {
  if (score === null) return null;
  const band = bandOf(score);
  return { is: band, word: t(`band.${band}.word`) };
}

/** On which day it was measured; the wordmark says by whom. */
export function measuredOn(t: Translate<'report'>, locale: Locale, collectedAt: string): string {
  return `${t('facts.collectedAt')} ${formatDay(locale, collectedAt)}`;
}
