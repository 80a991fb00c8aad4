import type { i18n } from 'i18next';
import { useContext } from 'react';
import type { ComparisonCsvWords } from '../../brand/comparison/comparison-csv';
import type { Locale } from '../../site/locales';
import { checkText } from '../report/check-text';
import { ShownRubric } from '../report/shown-rubric';
import { translator, useI18n, useLocale } from '../strings';

/** The words of a comparison's CSV in the reader's language. */
export function useComparisonCsvWords(): ComparisonCsvWords {
  return comparisonCsvWords(useI18n(), useLocale(), useContext(ShownRubric));
}

/**
 * The same where nothing is rendered.
 *
 * @param strings with the namespaces `comparison-view`, `report` and `checks`
 * @param rubric version of the reports
 */
export function comparisonCsvWords(strings: i18n, locale: Locale, rubric: string): ComparisonCsvWords {
  const t = translator(strings, locale, 'comparison-view');
  const words = translator(strings, locale, 'report');
  const { title } = checkText(strings, locale, rubric);
  return {
    head: {
      check: t('csv.check'),
      title: t('checks.check'),
      dimension: t('dimensions.dimension'),
      weight: t('checks.weight'),
      counts: t('csv.counts'),
      outcome: (brand) => t('csv.outcome', { brand }),
      score: (brand) => t('csv.score', { brand }),
    },
    title,
    dimension: (id) => words(`dimension.${id}.name`),
    counts: t('csv.yes'),
    leftOut: t('csv.no'),
  };
}
