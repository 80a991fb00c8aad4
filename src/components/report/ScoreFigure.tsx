import type { Score } from '../../brand/report';
import { useLocale, useStrings } from '../strings';
import { formatScore } from './format';

/** A score from 0 to 100 and, where something could not be read, the interval it may lie in. */
export function ScoreFigure({ score }: { readonly score: Score }) {
  const t = useStrings('report');
  const locale = useLocale();
  return (
    <>
      <span className="score">{formatScore(locale, score.value)}</span>{' '}
      {score.high > score.low ? (
        <span className="interval">
          {t('score.interval', { low: formatScore(locale, score.low), high: formatScore(locale, score.high) })}
        </span>
      ) : (
        <span className="score-of">{t('score.of')}</span>
      )}
    </>
  );
}
