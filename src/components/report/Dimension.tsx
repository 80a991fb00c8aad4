import type { CheckResult, DimensionResult } from '../../brand/report';
import { useLocale, useStrings } from '../strings';
import { CheckRow } from './CheckRow';
import { useCheckText } from './check-text';
import { formatList, formatShare } from './format';
import { ScoreFigure } from './ScoreFigure';
import { ScoreScale } from './ScoreScale';

interface DimensionProps {
  readonly dimension: DimensionResult;
  /** The dimension's checks, in rubric order. */
  readonly checks: readonly CheckResult[];
}

/** One dimension: its question, its score with interval and coverage, its checks. */
export function Dimension({ dimension, checks }: DimensionProps) {
  const t = useStrings('report');
  const locale = useLocale();
  const text = useCheckText();
  const { id, score, coverage, cappedBy, state } = dimension;
  const outOfScope = checks.filter((check) => check.score === 'out-of-scope');
  return (
    <section className="dimension">
      <h3>{t(`dimension.${id}.name`)}</h3>
      <p className="dimension-question">{t(`dimension.${id}.question`)}</p>
      {score && <ScoreScale score={score} />}
      <p className="dimension-score">
        {score ? <ScoreFigure score={score} /> : t(`state.${state === 'notApplicable' ? state : 'notAssessed'}`)}
      </p>
      {coverage < 1000 && state !== 'notApplicable' && (
        <p>{t('dimension.coverage', { share: formatShare(locale, coverage) })}</p>
      )}
      {cappedBy !== null && <p>{t('score.capped', { check: text.title(cappedBy) })}</p>}
      <ol className="checks">
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </ol>
      {outOfScope.length > 0 && (
        <p className="out-of-scope">
          {t('dimension.outOfScope', {
            checks: formatList(
              locale,
              outOfScope.map((check) => text.title(check.id)),
            ),
          })}
        </p>
      )}
    </section>
  );
}
