import type { DimensionResult } from '../../brand/report/report';
import { BAND_CLASSES, bandOf } from '../band';
import { formatScore } from '../format';
import { useLocale, useStrings } from '../strings';
import type { DimensionState } from './dimensions';
import { ScoreScale } from './Score';

interface DimensionRowProps extends Pick<DimensionResult, 'id' | 'score'> {
  readonly state: DimensionState;
}

/** What is in view of a dimension that opens: its question, bar, score and word. */
export function DimensionRow({ id, score, state }: DimensionRowProps) {
  const t = useStrings('report');
  const locale = useLocale();
  const band = score && bandOf(score.value);
  return (
    <summary className="row">
      <h3>
        <b>{t(`dimension.${id}.name`)}</b>
        <br />
        <span className="hint">{t(`dimension.${id}.question`)}</span>
      </h3>
      {score && <ScoreScale score={score} />}
      <span className="dimension-score">
        {score && <b className="score">{formatScore(locale, score.value)}</b>}{' '}
        {band ? <b className={BAND_CLASSES[band]}>{t(`band.${band}.word`)}</b> : t(`state.${state}`)}
      </span>
    </summary>
  );
}
