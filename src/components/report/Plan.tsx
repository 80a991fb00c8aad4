import { plan } from '../../brand/plan';
import type { Report } from '../../brand/report';
import { useStrings } from '../strings';
import { PlanSteps } from './PlanSteps';
import { UnreadChecks } from './UnreadChecks';

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
