import { BAND_CLASSES, GOOD, UNEVEN } from '../band';
import { formatNumber } from '../format';
import { useLocale, useStrings } from '../strings';

/** For writers: the bands of scores, what they mean and where they start. */
export function Bands() {
  const t = useStrings('report');
  const locale = useLocale();
  return (
    <>
      <dl className="bands">
        {(['good', 'uneven', 'weak'] as const).map((band) => (
          <div key={band}>
            <dt>
              <b className={BAND_CLASSES[band]}>{t(`band.${band}.word`)}</b>
            </dt>
            <dd>{t(`band.${band}.meaning`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('band.from', { good: formatNumber(locale, GOOD / 10), uneven: formatNumber(locale, UNEVEN / 10) })}</p>
    </>
  );
}
