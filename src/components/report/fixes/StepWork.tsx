import { checksOf, type PlanStep } from '../../../brand/plan';
import { workOf } from '../../../brand/work';
import { useStrings } from '../../strings';

/** Says who repairs a step, what kind of work that is and how long it takes; '' where it is not known. */
export function useStepWork(): (step: PlanStep) => string {
  const t = useStrings('plan');
  return (step) =>
    workOf(checksOf(step))
      .map(({ who, effort, time }) =>
        t('labelled', {
          label: t(`who.${who}`),
          text: t('timed', { work: t(`effort.${effort}`), time: t(`time.${time}`) }),
        }),
      )
      .join(' · ');
}
