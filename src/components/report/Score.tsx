import type { Score } from '../../brand/report/report';
import { BAND_CLASSES, bandOf } from '../band';
import { useLocale, useStrings } from '../strings';
import { formatScore } from '../format';

/** A score from 0 to 100 and, where something could not be read, the interval it may be in. */
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

/** Gives the range a score may be in, in words; null if it is a point or there is no score. */
export function useScoreRange(): (score: Score | null) => string | null {
  const t = useStrings('report');
  const locale = useLocale();
  return (score) => {
    if (score === null || score.high <= score.low) return null;
    return t('score.range', { low: formatScore(locale, score.low), high: formatScore(locale, score.high) });
  };
}

/** Gives a score as text and, where chosen fixes would raise it, what they would make of it. */
export function useScoreChange(): (now: Score, then: Score | null) => string {
  const t = useStrings('plan');
  const locale = useLocale();
  return (now, then) => {
    const value = formatScore(locale, now.value);
    if (then === null || then.value <= now.value) return value;
    return t('whatIf.change', { now: value, then: formatScore(locale, then.value) });
  };
}

/** A score on its scale from 0 to 100, its interval as a soft band. Next to a figure that says the same. */
export function ScoreScale({ score }: { readonly score: Score }) {
  return (
    <svg
      className={`scale ${BAND_CLASSES[bandOf(score.value)]}`}
      viewBox="0 0 1000 12"
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className="scale-line" d="M0 11.5H1000" />
      {score.high > score.low && (
        <rect className="scale-band" x={score.low} width={score.high - score.low} height="12" />
      )}
      <rect className="scale-value" width={score.value} y="5" height="7" />
    </svg>
  );
}
