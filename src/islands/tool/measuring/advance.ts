/** How an assessment moves on, as plain data. */
import type { Evidence } from '../../../brand/evidence';
import type { AssessmentResult } from '../result';
import type { Progress } from './stream-line';

/** Requests in the order they were first heard of, each as it is last. */
export function withProgress(requests: readonly Progress[], progress: Progress): readonly Progress[] {
  return requests.some((known) => known.id === progress.id)
    ? requests.map((known) => (known.id === progress.id ? progress : known))
    : [...requests, progress];
}

/** A result with what came behind its report: null if nothing did. */
export function withEvidence(result: AssessmentResult, evidence: Evidence | null): AssessmentResult {
  const { basis } = result;
  if (basis.state !== 'awaited') return result;
  return {
    ...result,
    basis: evidence === null ? { state: 'lost' } : { state: 'here', facts: basis.facts, evidence },
  };
}
