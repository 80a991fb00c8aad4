import type { i18n } from 'i18next';
import { bestOf } from '../../brand/comparison/compare';
import { brandNames } from '../../brand/comparison/compared-brands';
import type { Locale } from '../../site/locales';
import { formatList, formatScore } from '../format';
import { isolate } from '../report/isolate';
import { translator } from '../strings';
import type { Compared } from './Brand';

/** Who leads, in a sentence; untrusted parts are isolated. @param strings with namespace `comparison-view` */
export function rankingText(strings: i18n, locale: Locale, { reports, comparison }: Compared): string {
  const t = translator(strings, locale, 'comparison-view');
  const overalls = comparison.brands.map(({ overall }) => overall?.value ?? null);
  const [value = null] = overalls;
  if (value === null) return t('headline.none');
  const best = bestOf(overalls);
  const named = brandNames(reports)
    .filter((_, index) => best.includes(index))
    .map(isolate);
  const [first = ''] = named;
  if (best.length === 0) return t('headline.equal', { score: formatScore(locale, value) });
  const known = overalls.filter((overall) => overall !== null).toSorted((a, b) => b - a);
  const [highest = 0, second = 0] = known;
  return named.length === 1
    ? t('headline.first', { brand: first, points: formatScore(locale, highest - second) })
    : t('headline.shared-first', { brands: formatList(locale, named), score: formatScore(locale, highest) });
}
