import type { i18n } from 'i18next';
import { useContext } from 'react';
import type { Locale } from '../../site/locales';
import { translator, useI18n, useLocale } from '../strings';
import { checkText } from './check-text';
import type { Finding } from './finding';
import { formatList, formatNumber, formatScore } from '../format';
import { isolate, Isolated } from './isolate';
import { ShownRubric } from './shown-rubric';

/** The most important finding as a sentence. */
export function FindingSentence({ finding }: { readonly finding: Finding }) {
  return <Isolated text={findingText(useI18n(), useLocale(), useContext(ShownRubric), finding)} />;
}

/**
 * The finding in words, with untrusted parts between Unicode isolates.
 *
 * @param strings with the namespaces `report` and `checks`
 * @param rubric version of the report
 */
export function findingText(strings: i18n, locale: Locale, rubric: string, finding: Finding): string {
  const t = translator(strings, locale, 'report');
  const { title } = checkText(strings, locale, rubric);
  switch (finding.code) {
    case 'capped':
    case 'gate':
      return t(`headline.${finding.code}`, { check: title(finding.check) });
    case 'names-disagree':
      return t('headline.names-disagree', {
        name: isolate(finding.name),
        agreeing: formatNumber(locale, finding.agreeing),
        total: formatNumber(locale, finding.total),
        count: finding.odd.length,
        others: formatList(
          locale,
          finding.odd.map((statement) =>
            t('headline.nameInPlace', { name: isolate(statement.value), place: t(`place.${statement.kind}`) }),
          ),
        ),
      });
    case 'names-differ':
      return t('headline.names-differ', { names: formatList(locale, finding.names.map(isolate)) });
    case 'names-agree':
      return t('headline.names-agree', { name: isolate(finding.name), count: finding.total });
    case 'name-alone':
    case 'name-inferred':
      return t(`headline.${finding.code}`, { name: isolate(finding.name) });
    case 'weakest':
      return t('headline.weakest', {
        dimension: t(`dimension.${finding.dimension}.name`),
        score: formatScore(locale, finding.score),
      });
    default:
      return t(`headline.${finding.code}`);
  }
}
