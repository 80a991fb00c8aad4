/** What a publication is called where only text can stand: titles of pages, of cards and in oEmbed. */
import type { i18n } from 'i18next';
import { brandLabel, brandNames } from '../../brand/compared-brands';
import type { Report } from '../../brand/report';
import { formatList, formatScore } from '../../components/format';
import { plain } from '../../components/published/plain';
import { isolate } from '../../components/report/isolate';
import { translator } from '../../components/strings';
import type { Locale } from '../../site/locales';
import type { PublishedKind } from '../../site/published-reports';

/** Longest name of a brand in a title, in UTF-16 units; of one that is longer stands the host. */
const LONGEST_NAME = 60;

function nameOf(report: Report): string {
  const name = plain(report.portrait.name ?? '');
  return name === '' || name.length > LONGEST_NAME ? brandLabel(report) : name;
}

/**
 * @param strings with the namespace `published`
 * @param reports those that are shown
 */
export function publicationTitle(
  strings: i18n,
  locale: Locale,
  kind: PublishedKind,
  reports: readonly [Report, ...Report[]],
): string {
  const t = translator(strings, locale, 'published');
  const [first] = reports;
  if (kind === 'comparison') {
    return plain(t('page.comparisonTitle', { brands: formatList(locale, brandNames(reports).map(isolate)) }));
  }
  const name = isolate(nameOf(first));
  if (first.overall === null) return plain(t('page.titleUnscored', { name }));
  return plain(t('page.title', { name, score: formatScore(locale, first.overall.value) }));
}
