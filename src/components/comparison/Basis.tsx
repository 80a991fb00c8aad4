import type { Comparison } from '../../brand/compare';
import { formatNumber } from '../report/format';
import { useLocale, useStrings } from '../strings';

/** How many checks count and why the others do not, in one sentence. */
export function Basis({ comparison: { shared, leftOut } }: { readonly comparison: Comparison }) {
  const t = useStrings('comparison-view');
  const locale = useLocale();
  return (
    <p className="basis">
      {leftOut === 0
        ? t('basis.all', { number: formatNumber(locale, shared) })
        : t('basis.some', {
            shared: formatNumber(locale, shared),
            total: formatNumber(locale, shared + leftOut),
            count: leftOut,
          })}
    </p>
  );
}
