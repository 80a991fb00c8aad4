import type { CheckResult, DimensionResult } from '../../brand/report';
import { useLocale, useStrings } from '../strings';
import { dimensionAnchor } from './anchors';
import { checkGroups } from './check-groups';
import { CheckRow } from './CheckRow';
import { useCheckText } from './check-text';
import type { DimensionState } from './dimension-state';
import { formatList, formatShare } from './format';
import { ScoreFigure } from './ScoreFigure';
import { ScoreScale } from './ScoreScale';

interface DimensionProps {
  readonly dimension: DimensionResult;
  readonly state: DimensionState;
  /** The dimension's checks, in rubric order. */
  readonly checks: readonly CheckResult[];
}

/** One dimension: its question, its score with interval and coverage, its checks. */
export function Dimension({ dimension, state, checks }: DimensionProps) {
  const t = useStrings('report');
  const locale = useLocale();
  const text = useCheckText();
  const { id, score, coverage, cappedBy } = dimension;
  const { open, settled, outOfScope } = checkGroups(checks);
  return (
    <section className="dimension" id={dimensionAnchor(id)}>
      <h3>{t(`dimension.${id}.name`)}</h3>
      <p className="dimension-question">{t(`dimension.${id}.question`)}</p>
      {score && <ScoreScale score={score} />}
      <p className="dimension-score">{score ? <ScoreFigure score={score} /> : t(`state.${state}`)}</p>
      {coverage < 1000 && dimension.state !== 'notApplicable' && (
        <p>{t('dimension.coverage', { share: formatShare(locale, coverage) })}</p>
      )}
      {cappedBy !== null && <p>{t('score.capped', { check: text.title(cappedBy) })}</p>}
      {open.length > 0 && <CheckList checks={open} />}
      {settled.length > 0 && (
        // Browsers open it for whoever follows a link into it: HTML, "ancestor details revealing algorithm".
        <details className="settled">
          <Summary settled={settled} />
          <CheckList checks={settled} />
        </details>
      )}
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

function CheckList({ checks }: { readonly checks: readonly CheckResult[] }) {
  return (
    <ol className="checks">
      {checks.map((check) => (
        <CheckRow key={check.id} check={check} />
      ))}
    </ol>
  );
}

/** How many passed, and how many do not apply. */
function Summary({ settled }: { readonly settled: readonly CheckResult[] }) {
  const t = useStrings('report');
  const notApplicable = settled.filter(({ score }) => score === 'na').length;
  const passed = settled.length - notApplicable;
  const parts = [
    ...(passed > 0 ? [t('dimension.passed', { count: passed })] : []),
    ...(notApplicable > 0 ? [t('dimension.notApplicable', { count: notApplicable })] : []),
  ];
  return <summary>{parts.join(' · ')}</summary>;
}
