import type { FixBlock, Refusal } from '../../../brand/fixes/block';
import { fixes, refusals } from '../../../brand/fixes/fixes';
import { seenAfter } from '../../../brand/fixes/seen-after';
import { checksOf, type PlanStep } from '../../../brand/score/plan';
import { faceChanges, type FaceChange } from '../../../brand/previews/face-changes';
import type { Report } from '../../../brand/report/report';
import type { Translate } from '../../string-keys';
import { useStrings } from '../../strings';

/** The texts that answer a step of the plan, and what they change of what others see. */
export interface StepTexts {
  /** Shown with the step: it is the first one they answer. */
  readonly own: readonly FixBlock[];
  /** Shown with an earlier step. */
  readonly elsewhere: readonly FixBlock[];
  /** Why there is no text, or none for all of it. */
  readonly refused: readonly Refusal[];
  readonly changes: readonly FaceChange[];
}

/** Sorts texts to the steps they answer; steps come in the order they are shown in. */
export function textsBySteps(
  report: Report,
  steps: readonly PlanStep[],
  blocks: readonly FixBlock[],
): ReadonlyMap<PlanStep, StepTexts> {
  const shown = new Set<FixBlock>();
  const refused = refusals(report, blocks);
  return new Map(
    steps.map((step) => {
      const ids = checksOf(step);
      const answering = blocks.filter(({ checks }) => checks.some((check) => ids.includes(check)));
      const own = answering.filter((block) => !shown.has(block));
      for (const block of own) shown.add(block);
      const elsewhere = answering.filter((block) => !own.includes(block));
      return [
        step,
        {
          own,
          elsewhere,
          refused: refused.filter(({ checks }) => checks.some((check) => ids.includes(check))),
          changes: faceChanges(report, seenAfter(report, blocks, ids)),
        },
      ];
    }),
  );
}

/** The texts ready to paste that a report gives rise to, what a brand fills in named in the reader's language. */
export function useFixBlocks(report: Report): readonly FixBlock[] {
  return fixBlocks(report, useStrings('fixes'));
}

/** The same where nothing is rendered. */
export function fixBlocks(report: Report, t: Translate<'fixes'>): readonly FixBlock[] {
  return fixes(report, (id) => t(`placeholder.${id}`));
}
