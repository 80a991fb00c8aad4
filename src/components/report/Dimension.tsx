import { lossOf } from '../../brand/score/plan';
import { workOf } from '../../brand/checks/remedies';
import { pathTo } from '../../site/routes';
import {
  hasLostPoints,
  isSettled,
  type CheckResult,
  type DimensionResult,
  type Report,
} from '../../brand/report/report';
import { checkAnchor, dimensionAnchor } from '../anchors';
import { useLocale, useStrings } from '../strings';
import { useCheckText } from './check-text';
import { DimensionRow } from './DimensionRow';
import { dimensionState, failsRequired } from './dimensions';
import { formatList, formatShare } from '../format';
import { Isolated } from './isolate';
import { outcomeKind, OutcomeMark, ReportedMark } from './Marks';
import { Receipt } from './Receipt';
import { ScoreFigure } from './Score';
import { CheckSources } from './Sources';

interface DimensionProps {
  readonly dimension: DimensionResult;
  readonly report: Report;
  /** Checks that count a quarter, each with the one of the same cause that counts in full. */
  readonly eased: ReadonlyMap<string, string>;
  /** Whether its checks are in view as the report opens. */
  readonly open: boolean;
}

/** One dimension as a row: its question, bar, score and word. Its checks are one step away. */
export function Dimension({ dimension, report, eased, open: isOpen }: DimensionProps) {
  const t = useStrings('report');
  const locale = useLocale();
  const text = useCheckText();
  const { id, score, coverage, cappedBy } = dimension;
  const checks = report.checks.filter((check) => check.dimension === id);
  const { first, rest, settled, outOfScope } = checkGroups(checks);
  const required = checks.filter(failsRequired).length;
  return (
    <details className="dimension" open={isOpen}>
      <DimensionRow id={id} score={score} state={dimensionState(report, id)} />
      {/* Browsers open a row for a link to what is in it: HTML, "ancestor details revealing algorithm". */}
      <div id={dimensionAnchor(id)}>
        {required > 0 && <p>{t('dimension.required', { count: required })}</p>}
        {score && score.high > score.low && (
          <p>
            <ScoreFigure score={score} />
          </p>
        )}
        {coverage < 1000 && dimension.state !== 'notApplicable' && (
          <p>{t('dimension.coverage', { share: formatShare(locale, coverage) })}</p>
        )}
        {cappedBy !== null && (
          <p>
            <Isolated text={t('score.capped', { check: text.title(cappedBy) })} />
          </p>
        )}
        {first.length > 0 && <CheckList checks={first} eased={eased} />}
        {rest.length > 0 && (
          <details>
            <summary>{t('dimension.more', { count: rest.length })}</summary>
            <CheckList checks={rest} eased={eased} />
          </details>
        )}
        {settled.length > 0 && (
          <details className="settled">
            <SettledSummary settled={settled} />
            <CheckList checks={settled} eased={eased} />
          </details>
        )}
        {outOfScope.length > 0 && (
          <p className="hint">
            <Isolated
              text={t(report.scope === 'preview' ? 'dimension.outOfPreview' : 'dimension.outOfScope', {
                checks: formatList(
                  locale,
                  outOfScope.map((check) => text.title(check.id)),
                ),
              })}
            />
          </p>
        )}
      </div>
    </details>
  );
}

interface CheckListProps extends Pick<DimensionProps, 'eased'> {
  /** In rubric order. */
  readonly checks: readonly CheckResult[];
}

function CheckList({ checks, eased }: CheckListProps) {
  return (
    <ol className="checks">
      {checks.map((check) => (
        <CheckRow key={check.id} check={check} fullCheck={eased.get(check.id) ?? null} />
      ))}
    </ol>
  );
}

/** How many passed, and how many do not apply, in a sentence. */
export function SettledSummary({ settled }: { readonly settled: readonly CheckResult[] }) {
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

/** One check: its outcome and what was found; on opening it, what to do, the rule and the receipts. */
function CheckRow({ check, fullCheck }: CheckRowProps) {
  const t = useStrings('report');
  const text = useCheckText();
  if (check.score === 'out-of-scope') return null;
  const fix = check.score === 1000 ? null : text.fix(check);
  return (
    <li className="check" id={checkAnchor(check.id)}>
      <details>
        <summary className="row">
          <CheckFinding check={check} />
        </summary>
        {text.why(check.id) !== '' && (
          <p>
            <Isolated text={text.why(check.id)} />
          </p>
        )}
        {fix !== null && (
          <p>
            <b>{t('check.fix')}</b> <Isolated text={fix} />
          </p>
        )}
        {fullCheck !== null && (
          <p className="found">
            <Isolated text={t('check.eased', { check: text.title(fullCheck) })} />
          </p>
        )}
        <p>
          <Isolated text={text.rule(check.id)} /> <CheckSources check={check.id} /> <GuideLink check={check.id} />{' '}
          <code>{check.id}</code>
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

/** What came out of a check and what was found; nothing where it was not asked. */
export function CheckFinding({ check }: { readonly check: CheckResult }) {
  const t = useStrings('report');
  const text = useCheckText();
  if (check.score === 'out-of-scope') return null;
  return (
    <>
      <h4>
        {isReported(check) ? <ReportedMark /> : <OutcomeMark outcome={outcomeKind(check.score)} />}
        <Isolated text={text.title(check.id)} />
      </h4>{' '}
      <span className="hint">
        {check.weight === 0 ? t('check.reported') : check.standing && t(`check.standing.${check.standing}`)}
      </span>{' '}
      <span className="check-finding">
        <Isolated text={text.reason(check)} />
      </span>
    </>
  );
}

/** Leads to the page that explains a check; a check of an earlier rubric has none. */
function GuideLink({ check }: { readonly check: string }) {
  const t = useStrings('report');
  const locale = useLocale();
  if (workOf([check]).length === 0) return null;
  return <a href={pathTo(locale, 'guide-check', { check })}>{t('check.guide')}</a>;
}

/** Which checks of a dimension are read first and which are behind a disclosure. */
interface CheckGroups {
  /** Lost most: in view. */
  readonly first: readonly CheckResult[];
  /** Lost less, could not be read, or is reported without being judged. */
  readonly rest: readonly CheckResult[];
  /** Passed, or does not apply: nothing to do about them. */
  readonly settled: readonly CheckResult[];
  readonly outOfScope: readonly CheckResult[];
}

/** A check that weighs nothing tells what it found; its score means nothing. */
function isReported({ weight, score }: CheckResult): boolean {
  return weight === 0 && typeof score === 'number';
}

/** How many checks of a dimension are in view. */
const IN_VIEW = 3;

/** Sorts checks into groups: the first ones those that are required, then by what they lost; the others in their order. */
export function checkGroups(checks: readonly CheckResult[]): CheckGroups {
  const outOfScope = checks.filter(({ score }) => score === 'out-of-scope');
  const inScope = checks.filter(({ score }) => score !== 'out-of-scope');
  const first = inScope
    .filter(hasLostPoints)
    .toSorted((a, b) => Number(failsRequired(b)) - Number(failsRequired(a)) || lossOf(b) - lossOf(a))
    .slice(0, IN_VIEW);
  return {
    first,
    rest: inScope.filter((check) => !isSettled(check) && !first.includes(check)),
    settled: inScope.filter(isSettled),
    outOfScope,
  };
}
