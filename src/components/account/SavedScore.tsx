import { formatScore } from '../report/format';
import { useLocale, useStrings } from '../strings';
import type { SavedReportFacts } from './account-facts';

/** An overall score with the range it may lie in, or that there is none. */
export function SavedScore({ overall }: Pick<SavedReportFacts, 'overall'>) {
  const t = useStrings('report');
  const locale = useLocale();
  if (overall === null) return <span className="hint">{t('overall.none')}</span>;
  const { value, low, high } = overall;
  return (
    <>
      <b>{formatScore(locale, value)}</b>
      {high > low && (
        <>
          {' '}
          <span className="hint">
            {t('score.range', { low: formatScore(locale, low), high: formatScore(locale, high) })}
          </span>
        </>
      )}
    </>
  );
}
