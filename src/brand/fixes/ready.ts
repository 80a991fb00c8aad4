/** For which fixes there is a text to paste, as a report's proofs tell: without what writes the texts. */
import type { Proof, Report } from '../report/report';
import { checksOf, type PlanStep } from '../score/plan';

/**
 * Ids of the first checks of steps that a text is shown with: the first step that it answers. None of a report whose
 * texts were not tried.
 */
export function stepsWithText(
  { proofs = [] }: Pick<Report, 'proofs'>,
  steps: readonly PlanStep[],
): ReadonlySet<string> {
  const shown = new Set<Proof>();
  return new Set(
    steps.flatMap((step) => {
      const ids = checksOf(step);
      const own = proofs.filter((proof) => !shown.has(proof) && proof.checks.some((check) => ids.includes(check)));
      for (const proof of own) shown.add(proof);
      return own.length > 0 ? step.check.id : [];
    }),
  );
}
