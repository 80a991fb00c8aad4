import type { FixBlock } from '../../../brand/fixes/block';
import { fixes } from '../../../brand/fixes/fixes';
import { checksOf, type PlanStep } from '../../../brand/plan';
import type { Report } from '../../../brand/report';
import { useStrings } from '../../strings';

/** The texts that answer a step of the plan. */
export interface StepTexts {
  /** Shown with the step: it is the first one they answer. */
  readonly own: readonly FixBlock[];
  /** Shown with an earlier step. */
  readonly elsewhere: readonly FixBlock[];
}

/** Sorts texts to the steps they answer; steps come in the order they are shown in. */
export function textsBySteps(
  steps: readonly PlanStep[],
  blocks: readonly FixBlock[],
): ReadonlyMap<PlanStep, StepTexts> {
  const shown = new Set<FixBlock>();
  return new Map(
    steps.map((step) => {
      const ids = checksOf(step);
      const answering = blocks.filter(({ checks }) => checks.some((check) => ids.includes(check)));
      const own = answering.filter((block) => !shown.has(block));
      for (const block of own) shown.add(block);
      return [step, { own, elsewhere: answering.filter((block) => !own.includes(block)) }];
    }),
  );
}

/** The texts ready to paste that a report gives rise to, what a brand fills in named in the reader's language. */
export function useFixBlocks(report: Report): readonly FixBlock[] {
  const t = useStrings('fixes');
  return fixes(report, (id) => t(`placeholder.${id}`));
}
