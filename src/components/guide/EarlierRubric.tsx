import { formatDay } from '../format';
import { useLocale, useStrings } from '../strings';

/** Beside figures of the calibration if the rubric has changed since: they do not claim to be of today's. */
export function EarlierRubric({ measuredOn }: { readonly measuredOn: string }) {
  const t = useStrings('content');
  const locale = useLocale();
  return (
    <p>
      <strong>{t('calibration.earlier', { date: formatDay(locale, measuredOn) })}</strong>
    </p>
  );
}
