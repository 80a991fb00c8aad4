/** What the card of a publication says, in the language of its link. */
import type { i18n } from 'i18next';
import { compare, type Comparison } from '../../brand/comparison/compare';
import { brandLabel, brandNames } from '../../brand/comparison/compared-brands';
import { DIMENSION_IDS, type Report } from '../../brand/report/report';
import { rankingText } from '../../components/comparison/ranking';
import { formatScore } from '../../components/format';
import type { ComparisonWords, PictureBrand } from '../../components/report-picture/comparison-picture';
import { bandWords, measuredOn, pictureWords } from '../../components/report-picture/picture-words';
import { scoreIn } from '../../components/report/dimensions';
import { isolate } from '../../components/report/isolate';
import { translator } from '../../components/strings';
import type { Locale } from '../../site/locales';
import { createStrings } from '../platform/strings';
import type { CardWords } from '../platform/services';
import type { ShownPublication } from './shown';

const strings = createStrings(['checks', 'comparison-view', 'report']);

/** @param shown not hidden */
export function cardWords({ record, brands }: Pick<ShownPublication, 'record' | 'brands'>, locale: Locale): CardWords {
  const [first] = brands;
  return record.kind === 'assessment'
    ? { kind: 'assessment', words: pictureWords(strings, locale, first.shared.report) }
    : { kind: 'comparison', words: comparisonWords(strings, locale, brands) };
}

/** A comparison of the brands that are shown; those that are hidden have a line of their own, which says so. */
function comparisonWords(i18n: i18n, locale: Locale, brands: ShownPublication['brands']): ComparisonWords {
  const t = translator(i18n, locale, 'report');
  const view = translator(i18n, locale, 'comparison-view');
  const reports = brands.flatMap(({ shared, answer }) => (answer.isHidden ? [] : [shared.report]));
  const names = brandNames(reports);
  const result = compare(reports);
  const comparison = result.ok ? result.comparison : null;
  const [oldest = ''] = reports.map(({ collectedAt }) => collectedAt).toSorted();
  return {
    locale,
    title: comparison ? rankingText(i18n, locale, { reports, comparison }) : view('uncompared.title'),
    brands: brands.map(({ shared: { report }, answer }): PictureBrand => {
      const host = isolate(brandLabel(report));
      if (answer.isHidden) return { name: host, host, figure: '–', note: { word: view('hidden') }, values: [] };
      const place = reports.indexOf(report);
      const { overall, values } = figuresOf(report, comparison, place);
      const band = bandWords(t, overall);
      return {
        name: isolate(names[place] ?? ''),
        host,
        figure: overall === null ? '–' : formatScore(locale, overall),
        note: band,
        values,
      };
    }),
    facets: DIMENSION_IDS.map((id) => t(`dimension.${id}.name`)),
    foot: measuredOn(t, locale, oldest),
  };
}

/** On the basis of the comparison, as its page shows them; a report's own if there is nothing to compare it with. */
function figuresOf(report: Report, comparison: Comparison | null, place: number) {
  const compared = comparison?.brands[place];
  const overall = compared === undefined ? report.overall : compared.overall;
  return {
    overall: overall?.value ?? null,
    values: DIMENSION_IDS.map((id) =>
      compared === undefined
        ? (scoreIn(report, id)?.value ?? null)
        : (compared.dimensions.find((dimension) => dimension.id === id)?.value ?? null),
    ),
  };
}
