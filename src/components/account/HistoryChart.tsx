import { Fragment } from 'react';
import { Day } from '../Time';
import { formatNumber } from '../format';
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

/** At least so much of the scale, per mille, is shown of a trend: less would make little of it look like much. */
const LEAST_RANGE = 200;

function shapeOf(points: HistoryChartProps['points'], scale: (score: number) => number = (score) => score) {
  return historyShape(
    points.map(({ collectedAt, overall: { value, low, high }, rubricVersion }, index) => ({
      time: Date.parse(collectedAt),
      ...{ value: scale(value), low: scale(low), high: scale(high) },
      // Compares points that are drawn. Between two of them there may be one without a score.
      rubricChanged: index > 0 && points[index - 1]?.rubricVersion !== rubricVersion,
    })),
  );
}

/** Two or more scores of one URL as a small line, without its scale. Next to words that say the last change. */
export function Trend({ points }: HistoryChartProps) {
  const values = points.map(({ overall }) => overall.value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const range = Math.max(most - least, LEAST_RANGE);
  const bottom = (least + most - range) / 2;
  const { lines, points: dots } = shapeOf(points, (score) => ((score - bottom) / range) * 1000);
  return (
    <span className="history trend" aria-hidden>
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
        <Paths className="history-line" of={lines} />
        <Paths className="history-point" of={dots} />
      </svg>
    </span>
  );
}

/** Two or more scores of one URL as a line. Next to a table that says the same. */
export function HistoryChart({ points }: HistoryChartProps) {
  const t = useStrings('account');
  const locale = useLocale();
  const { lines, bands, points: dots, changes } = shapeOf(points);
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
          <Paths className="history-line" of={lines} />
          <Paths className="history-point" of={dots} />
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

function Paths({ className, of }: { readonly className: string; readonly of: readonly string[] }) {
  return of.map((path, index) => <path key={index} className={className} d={path} />);
}
