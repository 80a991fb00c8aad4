import type { CheckResult } from '../../brand/report';
import type { OutcomeKind } from '../OutcomeMark';

/** The mark of a check's result. What a scope does not ask for has none: it is only listed. */
export function outcomeKind(score: Exclude<CheckResult['score'], 'out-of-scope'>): OutcomeKind {
  if (typeof score === 'string') return score;
  if (score >= 1000) return 'pass';
  return score > 0 ? 'partial' : 'fail';
}
