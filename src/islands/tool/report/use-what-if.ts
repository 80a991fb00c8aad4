import { useState } from 'react';
import { seenAfter } from '../../../brand/fixes/seen-after';
import { checksOf, plan, whatIf } from '../../../brand/score/plan';
import type { Report } from '../../../brand/report/report';
import { useFixBlocks } from '../../../components/report/fixes/fix-texts';
import type { WhatIf } from '../../../components/report/what-if';

/**
 * The fixes a reader chooses, for as long as the report stays the same.
 *
 * @param keptFixes those they chose before, as the tab keeps them
 */
export function useWhatIf(report: Report, keptFixes: readonly string[]): WhatIf {
  const [{ of, chosen }, setChosen] = useState<{ of: Report; chosen: ReadonlySet<string> }>({
    of: report,
    chosen: new Set(keptFixes),
  });
  const kept: ReadonlySet<string> = of === report ? chosen : new Set();
  const choose = (ids: Iterable<string>) => setChosen({ of: report, chosen: new Set(ids) });
  const steps = plan(report);
  // An earlier version of this page may have known others.
  const taken = steps.filter(({ check }) => kept.has(check.id));
  const repaired = taken.flatMap(checksOf);
  const assumed = whatIf(report, repaired);
  const blocks = useFixBlocks(report);
  // The order stays while steps are chosen; what the others return is calculated again, the chosen keep what they won.
  const left = new Map(plan(assumed).map(({ check, points }) => [check.id, points]));
  return {
    steps: steps.map((step) => ({ ...step, points: left.get(step.check.id) ?? step.points })),
    chosen: new Set(taken.map(({ check }) => check.id)),
    assumed,
    seen: repaired.length === 0 ? report : seenAfter(report, blocks, repaired),
    onChoose: (check, on) => choose(on ? [...kept, check] : [...kept].filter((id) => id !== check)),
    onChooseAll: (on) => choose(on ? steps.map(({ check }) => check.id) : []),
  };
}
