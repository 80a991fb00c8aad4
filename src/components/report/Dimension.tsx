import type { CheckResult, DimensionResult } from '../../brand/report';
import { checkAnchor, dimensionAnchor } from '../anchors';
import { useLocale, useStrings } from '../strings';
import { useCheckText } from './check-text';
import type { DimensionState } from './dimensions';
import { formatList, formatNumber, formatShare } from '../format';
import { Isolated } from './isolate';
import { outcomeKind, OutcomeMark, ReportedMark } from './Marks';
import { Receipt } from './Receipt';
import { ScoreFigure, ScoreScale } from './Score';
import { CheckSources } from './Sources';

interface DimensionProps {
  readonly dimension: DimensionResult;
  readonly state: DimensionState;
  /** The dimension's checks, in rubric order. */
  readonly checks: readonly CheckResult[];
  /** Checks that count a quarter, each with the one of the same cause that counts in full. */
  readonly eased: ReadonlyMap<string, string>;
}

/** One dimension: its question, its score with interval and coverage, its checks. */
export function Dimension({ dimension, state, checks, eased }: DimensionProps) {
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
      {open.length > 0 && <CheckList checks={open} eased={eased} />}
      {settled.length > 0 && (
        // Browsers open it for users who follow a link into it: HTML, "ancestor details revealing algorithm".
        <details className="settled">
          <Summary settled={settled} />
          <CheckList checks={settled} eased={eased} />
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

function CheckList({ checks, eased }: Pick<DimensionProps, 'checks' | 'eased'>) {
  return (
    <ol className="checks">
      {checks.map((check) => (
        <CheckRow key={check.id} check={check} fullCheck={eased.get(check.id) ?? null} />
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

interface CheckRowProps {
  readonly check: CheckResult;
  /** The check of the same cause that counts in full, where this one counts a quarter. */
  readonly fullCheck: string | null;
}

/** One check: what came out, why, what to do, and behind a disclosure the rule and what was found. */
function CheckRow({ check, fullCheck }: CheckRowProps) {
  const t = useStrings('report');
  const locale = useLocale();
  const text = useCheckText();
  if (check.score === 'out-of-scope') return null;
  const reported = isReported(check);
  const fix = check.score === 1000 || reported ? null : text.fix(check);
  return (
    <li className="check" id={checkAnchor(check.id)}>
      <h4>
        {reported ? <ReportedMark /> : <OutcomeMark outcome={outcomeKind(check.score)} />}
        {text.title(check.id)}
      </h4>
      <p>
        <Isolated text={text.reason(check)} />
      </p>
      {fix !== null && (
        <p className="check-fix">
          <b>{t('check.fix')}</b> <Isolated text={fix} />
        </p>
      )}
      {fullCheck !== null && <p className="found">{t('check.eased', { check: text.title(fullCheck) })}</p>}
      <details>
        <summary>
          {t('check.receipts', { count: check.receipts.length })}
          <span className="check-weight">
            {check.weight === 0
              ? t('check.reported')
              : t('check.weight', { weight: formatNumber(locale, check.weight) })}
          </span>
        </summary>
        <p>
          {text.rule(check.id)}{' '}
          {check.standing && <span className="check-standing">{t(`check.standing.${check.standing}`)}</span>}
          <CheckSources check={check.id} />
        </p>
        {check.receipts.length > 0 && (
          <ol className="receipts">
            {check.receipts.map((receipt, index) => (
              <Receipt key={index} receipt={receipt} />
            ))}
          </ol>
        )}
      </details>
    </li>
  );
}

/** Which checks of a dimension are read first and which are behind a disclosure. */
interface CheckGroups {
  /** Lost points, could not be read, or is told without being judged: always in view. */
  readonly open: readonly CheckResult[];
  /** Passed, or does not apply: nothing to do about them. */
  readonly settled: readonly CheckResult[];
  readonly outOfScope: readonly CheckResult[];
}

/** A check that weighs nothing tells what it found; its score stands for nothing. */
function isReported({ weight, score }: CheckResult): boolean {
  return weight === 0 && typeof score === 'number';
}

/** Whether there is nothing to do about a check. */
function isSettled(check: CheckResult): boolean {
  return check.score === 'na' || (check.score === 1000 && !isReported(check));
}

/** Sorts checks into groups; the order within each stays. */
export function checkGroups(checks: readonly CheckResult[]): CheckGroups {
  const outOfScope = checks.filter(({ score }) => score === 'out-of-scope');
  const inScope = checks.filter(({ score }) => score !== 'out-of-scope');
  return {
    open: inScope.filter((check) => !isSettled(check)),
    settled: inScope.filter(isSettled),
    outOfScope,
  };
}
