import type { i18n } from 'i18next';
import { bestOf } from '../../brand/comparison/compare';
import { brandNames } from '../../brand/comparison/compared-brands';
import { DIMENSION_IDS } from '../../brand/report/report';
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

/**
 * Who leads in which dimension, and the dimension in which brands are furthest apart, a sentence
 * each; untrusted parts are isolated. @param strings with namespaces `comparison-view` and `report`
 */
export function leadTexts(strings: i18n, locale: Locale, { reports, comparison }: Compared): readonly string[] {
  const t = translator(strings, locale, 'comparison-view');
  const words = translator(strings, locale, 'report');
  const dimensions = DIMENSION_IDS.flatMap((id) => {
    const values = comparison.brands.map(
      (brand) => brand.dimensions.find((dimension) => dimension.id === id)?.value ?? null,
    );
    const known = values.filter((value) => value !== null);
    return known.length < 2
      ? []
      : [
          {
            name: words(`dimension.${id}.name`),
            best: bestOf(values),
            low: Math.min(...known),
            high: Math.max(...known),
          },
        ];
  });
  const leads = brandNames(reports).flatMap((name, index) => {
    const led = dimensions.filter(({ best }) => best.length === 1 && best[0] === index);
    const brand = isolate(name);
    if (led.length === 0) return [];
    const [other, ...more] = dimensions.filter((dimension) => !led.includes(dimension));
    if (other === undefined && led.length > 1) return [t('leads.all', { brand })];
    if (other !== undefined && more.length === 0 && led.length > 2) {
      return [t(other.best.includes(index) ? 'leads.tied' : 'leads.but', { brand, dimension: other.name })];
    }
    return [
      t('leads.some', {
        brand,
        dimensions: formatList(
          locale,
          led.map((dimension) => dimension.name),
        ),
      }),
    ];
  });
  const [widest] = dimensions.toSorted((a, b) => b.high - b.low - (a.high - a.low));
  const gap =
    widest !== undefined && widest.high > widest.low
      ? [
          t('leads.gap', {
            dimension: widest.name,
            low: formatScore(locale, widest.low),
            high: formatScore(locale, widest.high),
          }),
        ]
      : [];
  return [...leads, ...gap];
}
