import { checksOf, plan, whatIf, type PlanStep } from '../../brand/plan';
import type { Report } from '../../brand/report';
import { checkAnchor, PLAN_ID } from '../anchors';
import { formatScore } from '../format';
import { useLocale, useStrings } from '../strings';
import { useCheckText } from './check-text';
import { Isolated } from './isolate';

/** How many fixes stand before all others. */
const SHOWN = 3;

/** The fixes that win most, as cards; nothing where nothing lost points. */
export function TopFixes({ report }: { readonly report: Report }) {
  const t = useStrings('plan');
  const locale = useLocale();
  const steps = plan(report).slice(0, SHOWN);
  if (steps.length === 0) return null;
  const then = whatIf(report, steps.flatMap(checksOf)).overall;
  return (
    <section className="top-fixes">
      <h3>
        {then === null
          ? t('top.titleWithoutPoints')
          : t('top.title', { count: steps.length, score: formatScore(locale, then.value) })}
      </h3>
      <ol>
        {steps.map((step) => (
          <FixCard key={step.check.id} step={step} />
        ))}
      </ol>
      <p>
        <a href={`#${PLAN_ID}`}>{t('top.all')}</a>
      </p>
    </section>
  );
}

function FixCard({ step: { cause, check, points } }: { readonly step: PlanStep }) {
  const t = useStrings('plan');
  const locale = useLocale();
  const text = useCheckText();
  const title = text.title(check.id);
  return (
    <li>
      {points !== null && points > 0 && <p className="score">{t('points', { points: formatScore(locale, points) })}</p>}
      <h4>{cause === null ? title : text.cause(cause)}</h4>
      <p>
        <Isolated text={text.fix(check) ?? text.reason(check)} />
      </p>
      <p className="found">
        <a href={`#${checkAnchor(check.id)}`}>{t('top.check', { check: title })}</a>
      </p>
    </li>
  );
}
