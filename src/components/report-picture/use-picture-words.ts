import { DIMENSION_IDS, type Report } from '../../brand/report';
import { bandOf } from '../band';
import { formatDay, formatScore } from '../format';
import { facetsOf } from '../report/dimensions';
import { mostImportantFinding } from '../report/finding';
import { useFindingText } from '../report/Headline';
import { useReportName } from '../report/Hero';
import { isolate } from '../report/isolate';
import { SITE_NAME } from '../../site/page-metadata';
import { useLocale, useStrings } from '../strings';
import type { PictureWords } from './report-picture';

/** What a report's picture says, in the page's language. Its strings are the namespaces of `ReportView`. */
export function usePictureWords(report: Report): PictureWords {
  const t = useStrings('report');
  const locale = useLocale();
  const nameOf = useReportName();
  const finding = useFindingText(mostImportantFinding(report));
  const { overall, target, scope, collectedAt } = report;
  const facets = facetsOf(report);
  const band = overall && bandOf(overall.value);
  return {
    locale,
    name: isolate(nameOf(report)),
    address: (scope === 'site' ? target.origin : target.address).replace(/^https:\/\//, ''),
    figure: overall && formatScore(locale, overall.value),
    note: noteOf(),
    band: band && { is: band, word: t(`band.${band}.word`) },
    finding,
    foot: `${SITE_NAME} · ${t('facts.collectedAt')} ${formatDay(locale, collectedAt)}`,
    facets: DIMENSION_IDS.flatMap((id, index) => {
      const facet = facets[index];
      const score = report.dimensions.find((dimension) => dimension.id === id)?.score ?? null;
      if (facet === undefined) return [];
      return [{ facet, name: t(`dimension.${id}.name`), score: score ? formatScore(locale, score.value) : '–' }];
    }),
  };

  function noteOf(): string {
    if (overall === null) return t('overall.none');
    const { low, high } = overall;
    if (high === low) return t('score.of');
    return t('score.interval', { low: formatScore(locale, low), high: formatScore(locale, high) });
  }
}
