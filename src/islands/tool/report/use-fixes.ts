import { useEffect, useState } from 'react';
import { checksOf, plan, whatIf } from '../../../brand/score/plan';
import type { Report } from '../../../brand/report/report';
import type { FixDetails } from '../../../components/report/fixes/FixStep';
import type { WhatIf } from '../../../components/report/what-if';
import { stepsWithText } from '../../../brand/fixes/ready';
import type { Copy } from '../../../components/report/fixes/FixText';
import { useStrings } from '../../../components/strings';
import { useFixWriting } from './use-fix-writing';

interface LiveFixes {
  readonly whatIf: WhatIf;
  readonly details: FixDetails;
}

/**
 * The fixes a reader chooses, for as long as the report stays the same, and what there is about each.
 *
 * @param keptFixes those they chose before, as the tab keeps them
 */
export function useFixes(report: Report, keptFixes: readonly string[], copy: Copy): LiveFixes {
  const t = useStrings('fixes');
  const [writing, load] = useFixWriting();
  const [{ of, chosen }, setChosen] = useState<{ of: Report; chosen: ReadonlySet<string> }>({
    of: report,
    chosen: new Set(keptFixes),
  });
  const kept: ReadonlySet<string> = of === report ? chosen : new Set();
  const choose = (ids: Iterable<string>) => setChosen({ of: report, chosen: new Set(ids) });
  const planned = plan(report);
  // An earlier version of this page may have known others.
  const taken = planned.filter(({ check }) => kept.has(check.id));
  const repaired = taken.flatMap(checksOf);
  const isTried = repaired.length > 0;
  // Where it does not arrive, the next choice tries again.
  useEffect(() => {
    if (isTried && writing === null) load();
  });
  const assumed = whatIf(report, repaired);
  // The order stays while steps are chosen; what the others return is calculated again, the chosen keep what they won.
  const left = new Map(plan(assumed).map(({ check, points }) => [check.id, points]));
  const steps = planned.map((step) => ({ ...step, points: left.get(step.check.id) ?? step.points }));
  return {
    whatIf: {
      chosen: new Set(taken.map(({ check }) => check.id)),
      assumed,
      seen: isTried && writing !== null ? writing.seenAfter(report, writing.fixBlocks(report, t), repaired) : report,
      onChoose: (check, on) => choose(on ? [...kept, check] : [...kept].filter((id) => id !== check)),
      onChooseAll: (on) => choose(on ? planned.map(({ check }) => check.id) : []),
    },
    details: {
      steps,
      withText: stepsWithText(report, steps),
      more: writing === null ? () => null : writing.fixMore(report, steps, t, copy),
      onOpen: load,
    },
  };
}
