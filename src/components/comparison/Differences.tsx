import type { Comparison } from '../../brand/compare';
import type { Report } from '../../brand/report';
import { formatNumber } from '../report/format';
import { useLocale, useStrings } from '../strings';
import { CheckTable } from './CheckTable';

interface DifferencesProps {
  readonly reports: readonly Report[];
  readonly comparison: Comparison;
}

/** What differs first; what all agree on and what does not count stand behind disclosures. */
export function Differences({ reports, comparison: { checks, leftOutChecks } }: DifferencesProps) {
  const t = useStrings('comparison-view');
  const locale = useLocale();
  const different = checks.filter(({ spread }) => spread > 0);
  const equal = checks.filter(({ spread }) => spread === 0);
  return (
    <>
      {different.length === 0 ? (
        <p>{t('differs.none')}</p>
      ) : (
        <CheckTable reports={reports} checks={different} caption={t('differs.caption')} withGrounds />
      )}
      {equal.length > 0 && (
        <details>
          <summary>{t('equal.title', { number: formatNumber(locale, equal.length) })}</summary>
          <CheckTable reports={reports} checks={equal} caption={t('equal.caption')} />
        </details>
      )}
      {leftOutChecks.length > 0 && (
        <details>
          <summary>{t('leftOut.title', { number: formatNumber(locale, leftOutChecks.length) })}</summary>
          <CheckTable reports={reports} checks={leftOutChecks} caption={t('leftOut.caption')} />
        </details>
      )}
    </>
  );
}
