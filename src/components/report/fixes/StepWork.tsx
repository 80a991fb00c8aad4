import { checksOf, type PlanStep } from '../../../brand/score/plan';
import { workOf } from '../../../brand/checks/remedies';
import type { Translate } from '../../string-keys';
import { useStrings } from '../../strings';

interface StepWork {
  /** Who repairs a step and how long it takes; '' if it is not known. */
  readonly brief: (step: PlanStep) => string;
  /** The same with what kind of work it is. */
  readonly whole: (step: PlanStep) => string;
}

/** Says what work a step is. */
export function useStepWork(): StepWork {
  return stepWork(useStrings('plan'));
}

/** The same where nothing is rendered. */
export function stepWork(t: Translate<'plan'>): StepWork {
  return {
    brief: (step) =>
      workOf(checksOf(step))
        .map(({ who, time }) => t('labelled', { label: t(`who.${who}`), text: t(`time.${time}`) }))
        .join(' · '),
    whole: (step) =>
      workOf(checksOf(step))
        .map(({ who, effort, time }) =>
          t('labelled', {
            label: t(`who.${who}`),
            text: t('timed', { work: t(`effort.${effort}`), time: t(`time.${time}`) }),
          }),
        )
        .join(' · '),
  };
}
