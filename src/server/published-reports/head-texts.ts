/** A publication's title and description as plain text: for heads of pages and for oEmbed. */
import type { i18n } from 'i18next';
import type { Comparison } from '../../brand/comparison/compare';
import { brandLabel, brandNames } from '../../brand/comparison/compared-brands';
import type { Report } from '../../brand/report/report';
import { headingName, ledTo } from '../../brand/urls/target';
import { rankingText } from '../../components/comparison/ranking';
import { formatDay, formatList, formatScore } from '../../components/format';
import { clipped, plain } from '../../components/published/plain';
import { mostImportantFinding } from '../../components/report/finding';
import { findingText } from '../../components/report/Headline';
import { isolate } from '../../components/report/isolate';
import { translator } from '../../components/strings';
import type { Locale } from '../../site/locales';
import type { PublishedKind } from '../../site/published-reports';

/** The reports of a publication that are shown. */
export type ShownReports = readonly [Report, ...Report[]];

/** Longest name of a brand in a title, in UTF-16 units; of one that is longer stands the host. */
const LONGEST_NAME = 60;

/** Characters of a finding in a description: names of brands may be long. */
const FINDING_CHARACTERS = 160;

/** The name, with what was typed if that is another website, because a title is read on its own. */
function nameOf(report: Report): string {
  const name = plain(headingName(report) ?? '');
  if (name === '' || name.length > LONGEST_NAME) return brandLabel(report);
  return ledTo(report.target)?.isElsewhere === true ? `${name} (${brandLabel(report)})` : name;
}

/** @param strings with the namespace `published` */
export function publicationTitle(strings: i18n, locale: Locale, kind: PublishedKind, reports: ShownReports): string {
  const t = translator(strings, locale, 'published');
  const [{ overall }] = reports;
  if (kind === 'comparison') {
    return plain(t('page.comparisonTitle', { brands: formatList(locale, brandNames(reports).map(isolate)) }));
  }
  const name = isolate(nameOf(reports[0]));
  if (overall === null) return plain(t('page.titleUnscored', { name }));
  return plain(t('page.title', { name, score: formatScore(locale, overall.value) }));
}

/**
 * What was found first of all, or who leads, and when it was measured.
 *
 * @param strings with the namespaces `published`, `report`, `checks` and `comparison-view`
 * @param comparison null of an assessment, and of a comparison of which too little is shown
 */
export function publicationDescription(
  strings: i18n,
  locale: Locale,
  kind: PublishedKind,
  reports: ShownReports,
  comparison: Comparison | null,
): string {
  const t = translator(strings, locale, 'published');
  const [first] = reports;
  const day = formatDay(locale, first.collectedAt);
  if (kind === 'comparison' && comparison === null) return t('page.comparisonDescription', { day });
  const finding =
    comparison === null
      ? findingText(strings, locale, first.rubricVersion, mostImportantFinding(first))
      : rankingText(strings, locale, { reports, comparison });
  const text = plain(t('page.description', { finding: isolate(clipped(finding, FINDING_CHARACTERS)), day }));
  // A sentence that was cut has its end already.
  return text.replace('….', '…');
}
