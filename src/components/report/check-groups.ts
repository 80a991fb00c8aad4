/** Which checks of a dimension are read first and which stand behind a disclosure. */
import type { CheckResult } from '../../brand/report';

export interface CheckGroups {
  /** Lost points, could not be read, or is told without being judged: always in view. */
  readonly open: readonly CheckResult[];
  /** Passed, or does not apply: nothing to do about them. */
  readonly settled: readonly CheckResult[];
  readonly outOfScope: readonly CheckResult[];
}

/** A check that weighs nothing tells what it found; its score stands for nothing. */
export function isReported({ weight, score }: CheckResult): boolean {
  return weight === 0 && typeof score === 'number';
}

/** Whether there is nothing to do about a check. */
function isSettled(check: CheckResult): boolean {
  return check.score === 'na' || (check.score === 1000 && !isReported(check));
}

/** Sorts checks into groups; the order within each stays. */
export function checkGroups(checks: readonly CheckResult[]): CheckGroups {
  const outOfScope = checks.filter(({ score }) => score === 'out-of-scope');
  const inScope = checks.filter(({ score }) => score !== 'out-of-scope');
  return {
    open: inScope.filter((check) => !isSettled(check)),
    settled: inScope.filter(isSettled),
    outOfScope,
  };
}
