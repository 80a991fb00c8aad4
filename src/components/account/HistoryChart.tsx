import { Fragment } from 'react';
import { Day } from '../Time';
import { formatDay, formatList, formatNumber, formatScore, formatShortDay } from '../format';
import { useLocale, useStrings } from '../strings';
import type { HistoryPoint } from './score-history';
import { historyShape } from './history-geometry';

const SCORES = [100, 75, 50, 25, 0] as const;

/** A measurement that came to an overall figure. */
export type ScoredHistoryPoint = HistoryPoint & { readonly overall: NonNullable<HistoryPoint['overall']> };

interface HistoryChartProps {
  /** The oldest first. */
  readonly points: readonly Pick<ScoredHistoryPoint, 'collectedAt' | 'overall' | 'rubricVersion'>[];
}

function useShape(points: HistoryChartProps['points']) {
  return historyShape(
    points.map(({ collectedAt, overall, rubricVersion }, index) => ({
      time: Date.parse(collectedAt),
      ...overall,
      // Compares points that are drawn. Between two of them there may be one without a score.
      rubricChanged: index > 0 && points[index - 1]?.rubricVersion !== rubricVersion,
    })),
  );
}

/** Two or more scores of one URL as a line. Next to a table that says the same. */
export function HistoryChart({ points }: HistoryChartProps) {
  const t = useStrings('account');
  const locale = useLocale();
  const { bands, changes, ...shape } = useShape(points);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <figure className="history">
      <div className="history-plot">
        <ul className="history-scores" aria-hidden>
          {SCORES.map((score) => (
            <li key={score}>{formatNumber(locale, score)}</li>
          ))}
        </ul>
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" role="img" aria-label={t('history.chart')}>
          <Paths className="history-grid" of={SCORES.map((score) => `M0 ${String(score * 10)}H1000`)} />
          <Paths className="history-band" of={bands} />
          <Paths className="history-change" of={changes.map((x) => `M${String(x)} 0V1000`)} />
          <Line {...shape} />
        </svg>
        <p className="history-days" aria-hidden>
          {[first, last].map((point, index) => (
            <Fragment key={index}>{point && <Day date={point.collectedAt} />}</Fragment>
          ))}
        </p>
      </div>
      <figcaption>
        {bands.length > 0 && <p>{t('history.range')}</p>}
        {changes.length > 0 && <p>{t('history.rubric')}</p>}
      </figcaption>
    </figure>
  );
}

/** What the scale of a small line begins and ends at multiples of, per mille. */
const STEP = 250;

/**
 * The last scores of one URL as a small line, one score as a dot. Its scale shows the part that the scores are in, with
 * both ends named. Says itself what it shows.
 */
export function Trend({ points }: HistoryChartProps) {
  const t = useStrings('account');
  const locale = useLocale();
  const values = points.map(({ overall }) => overall.value);
  const low = Math.min(1000 - STEP, Math.floor(Math.min(...values) / STEP) * STEP);
  const high = Math.max(low + STEP, Math.ceil(Math.max(...values) / STEP) * STEP);
  const said = points.map(({ collectedAt, overall }) =>
    t('saved.trendPoint', { score: formatScore(locale, overall.value), date: formatDay(locale, collectedAt) }),
  );
  const ends = [high, low];
  return (
    <div className="history history-plot account-trend">
      <ul className="history-scores" aria-hidden>
        {ends.map((end) => (
          <li key={end}>{formatNumber(locale, end / 10)}</li>
        ))}
      </ul>
      <svg
        viewBox={`0 ${1000 - high} 1000 ${high - low}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('saved.trend', { points: formatList(locale, said) })}
      >
        <Paths className="history-grid" of={ends.map((end) => `M0 ${1000 - end}H1000`)} />
        <Line {...useShape(points)} />
      </svg>
      {points.length > 1 && (
        <p className="history-days" aria-hidden>
          {[points[0], points.at(-1)].map((point, index) => (
            <span key={index}>{point && formatShortDay(locale, point.collectedAt)}</span>
          ))}
        </p>
      )}
    </div>
  );
}

function Line({ lines, points }: Pick<ReturnType<typeof historyShape>, 'lines' | 'points'>) {
  return (
    <>
      <Paths className="history-line" of={lines} />
      <Paths className="history-point" of={points} />
    </>
  );
}

function Paths({ className, of }: { readonly className: string; readonly of: readonly string[] }) {
  return of.map((path, index) => <path key={index} className={className} d={path} />);
}
