import { isComparisonIssue, useComparisonIssueText } from '../../components/comparison/ComparisonIssue';
import type { Problem } from './state';
import { useFailureText } from './use-failure-text';

/** Gives the sentence for something that was not taken; URLs in it are isolated, so show it with `Isolated`. */
export function useProblemText(): (problem: Problem) => string {
  const issueText = useComparisonIssueText();
  const failureText = useFailureText();
  return ({ what }) => (isComparisonIssue(what) ? issueText(what) : failureText(what));
}
