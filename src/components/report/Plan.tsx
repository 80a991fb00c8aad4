import { Fragment } from 'react';
import { checksOf, plan, unreadChecks, type PlanStep } from '../../brand/plan';
import type { CheckResult, Report } from '../../brand/report';
import { checkAnchor } from '../anchors';
import { useLocale, useStrings } from '../strings';
import { useCheckText } from './check-text';
import { formatScore } from '../format';
import { Isolated } from './isolate';

/** What to repair, the repair that returns most first, and what could not be read. */
export function Plan({ report }: { readonly report: Report }) {
  const t = useStrings('plan');
  const steps = plan(report);
  return (
    <>
      {steps.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <p className="hint">
          {t(report.overall ? 'intro' : 'introWithoutPoints')}
          {steps[0]?.gate && ` ${t('gatesFirst')}`}
        </p>
      )}
      <PlanSteps steps={steps} />
      <UnreadChecks report={report} />
    </>
  );
}

/** Steps in sight; the others are behind a disclosure. */
const IN_SIGHT = 8;

interface PlanStepsProps {
  readonly steps: readonly PlanStep[];
  /** Gives each step a switch: which are on, and what to do when one is turned. */
  readonly choice?: {
    readonly chosen: ReadonlySet<string>;
    readonly onChoose: (check: string, chosen: boolean) => void;
  };
}

/** The steps of a plan in their order, the first ones in sight. */
export function PlanSteps({ steps, choice }: PlanStepsProps) {
  const t = useStrings('plan');
  const rest = steps.slice(IN_SIGHT);
  const item = (step: PlanStep) => <Step key={step.check.id} step={step} {...(choice && { choice })} />;
  return (
    <>
      <ol className="plan">{steps.slice(0, IN_SIGHT).map(item)}</ol>
      {rest.length > 0 && (
        <details>
          <summary>{t('more', { count: rest.length })}</summary>
          <ol className="plan" start={IN_SIGHT + 1}>
            {rest.map(item)}
          </ol>
        </details>
      )}
    </>
  );
}

function Step({ step, choice }: { readonly step: PlanStep } & Pick<PlanStepsProps, 'choice'>) {
  const t = useStrings('plan');
  const locale = useLocale();
  const text = useCheckText();
  const { cause, check, others, points, gate } = step;
  const id = `repair-${check.id}`;
  const repairOf = (one: CheckResult) => text.fix(one) ?? text.reason(one);
  const first = repairOf(check);
  const further = [...new Set(others.map(repairOf))].filter((repair) => repair !== first);
  const repair = (
    <>
      {cause !== null && <b>{text.cause(cause)}: </b>}
      <Isolated text={first} />
    </>
  );
  return (
    <li className={choice && 'plan-choice'}>
      {choice && (
        <input
          type="checkbox"
          id={id}
          checked={choice.chosen.has(check.id)}
          onChange={(event) => choice.onChoose(check.id, event.target.checked)}
        />
      )}
      <span className="score">{points !== null && t('points', { points: formatScore(locale, points) })}</span>
      <div>
        <p>{choice ? <label htmlFor={id}>{repair}</label> : repair}</p>
        {further.map((one) => (
          <p key={one}>
            <Isolated text={one} />
          </p>
        ))}
        {gate && <p className="plan-gate">{t('gate', { limit: formatScore(locale, gate.overallCap) })}</p>}
        {checksOf(step).map((one) => (
          <Fragment key={one}>
            <a href={`#${checkAnchor(one)}`}>{text.title(one)}</a>{' '}
          </Fragment>
        ))}
      </div>
    </li>
  );
}

/** What could not be read, by what would make it readable: one remedy often serves several checks. */
export function UnreadChecks({ report }: { readonly report: Report }) {
  const t = useStrings('plan');
  const locale = useLocale();
  const text = useCheckText();
  const byRemedy = new Map<string, string[]>();
  for (const { check } of unreadChecks(report)) {
    const remedy = text.fix(check) ?? text.reason(check);
    byRemedy.set(remedy, [...(byRemedy.get(remedy) ?? []), check.id]);
  }
  if (byRemedy.size === 0) return null;
  const { overall } = report;
  return (
    <>
      <h4>{t('unread.title')}</h4>
      <p className="hint">
        {overall && overall.high > overall.low
          ? t('unread.intro', { low: formatScore(locale, overall.low), high: formatScore(locale, overall.high) })
          : t('unread.introWithoutInterval')}
      </p>
      <ul className="plan-unread">
        {[...byRemedy].map(([remedy, ids]) => (
          <li key={remedy}>
            <p>
              <Isolated text={remedy} />
            </p>
            {ids.map((id) => (
              <Fragment key={id}>
                <a href={`#${checkAnchor(id)}`}>{text.title(id)}</a>{' '}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
