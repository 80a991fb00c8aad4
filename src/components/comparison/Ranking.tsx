import { brandLabel } from '../../brand/compared-brands';
import type { Comparison } from '../../brand/compare';
import type { Report } from '../../brand/report';
import { formatList, formatScore } from '../report/format';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import { bestOf } from './best-of';

interface RankingProps {
  readonly reports: readonly Report[];
  readonly comparison: Comparison;
}

/** Who comes first, as a sentence. */
export function Ranking({ reports, comparison }: RankingProps) {
  const t = useStrings('comparison-view');
  const locale = useLocale();
  const overalls = comparison.brands.map(({ overall }) => overall?.value ?? null);
  const [value = null] = overalls;
  if (value === null) return t('headline.none');
  const best = bestOf(overalls);
  const named = reports.filter((_, index) => best.includes(index)).map((report) => isolate(brandLabel(report)));
  const [first = ''] = named;
  if (best.length === 0) return t('headline.equal', { score: formatScore(locale, value) });
  const score = formatScore(locale, Math.max(...overalls.map((overall) => overall ?? 0)));
  return (
    <Isolated
      text={
        named.length === 1
          ? t('headline.first', { brand: first, score })
          : t('headline.shared-first', { brands: formatList(locale, named), score })
      }
    />
  );
}
