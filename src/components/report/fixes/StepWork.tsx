import { checksOf, type PlanStep } from '../../../brand/plan';
import { workOf } from '../../../brand/work';
import { useStrings } from '../../strings';

/** Says who repairs a step, and what kind of work that is; '' where it is not known. */
export function useStepWork(): (step: PlanStep) => string {
  const t = useStrings('plan');
  return (step) =>
    workOf(checksOf(step))
      .map(({ who, effort }) => t('labelled', { label: t(`who.${who}`), text: t(`effort.${effort}`) }))
      .join(' · ');
}
