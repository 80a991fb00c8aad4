import { useState } from 'react';
import { checksOf, plan, whatIf } from '../../../brand/plan';
import type { Report } from '../../../brand/report';
import { Plan, PlanSteps, UnreadChecks } from '../../../components/report/Plan';
import { useStrings } from '../../../components/strings';
import { DimensionTally, Tally } from './Tally';

const NONE: ReadonlySet<string> = new Set();

/** The plan with a switch at each step: what the figures would be if it were repaired. */
export function WhatIfPlan({ report }: { readonly report: Report }) {
  const t = useStrings('plan');
  const [chosen, setChosen] = useState(NONE);
  const steps = plan(report);
  if (steps.length === 0) return <Plan report={report} />;

  const assumed = whatIf(report, steps.filter(({ check }) => chosen.has(check.id)).flatMap(checksOf));
  // The order stays while steps are chosen; what the others return is reckoned anew.
  const left = new Map(plan(assumed).map(({ check, points }) => [check.id, points]));
  const shown = steps.map((step) => ({ ...step, points: left.get(step.check.id) ?? null }));
  const choose = (check: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, check] : [...before].filter((id) => id !== check)));
  const isAll = chosen.size === steps.length;
  return (
    <>
      <p className="hint">
        {t(report.overall ? 'whatIf.intro' : 'introWithoutPoints')}
        {steps[0]?.gate && ` ${t('gatesFirst')}`} {t('whatIf.limits')}
      </p>
      <DimensionTally measured={report} assumed={assumed} />
      <Tally measured={report} assumed={assumed} count={chosen.size} />
      <p>
        <button
          type="button"
          className="button-quiet"
          onClick={() => setChosen(isAll ? NONE : new Set(steps.map(({ check }) => check.id)))}
        >
          {t(isAll ? 'whatIf.allOff' : 'whatIf.allOn')}
        </button>
      </p>
      <PlanSteps steps={shown} choice={{ chosen, onChoose: choose }} />
      <UnreadChecks report={report} />
    </>
  );
}
