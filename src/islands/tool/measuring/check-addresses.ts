import { comparedUrlsProblems, lastLabels, type ComparedUrlsProblem } from '../../../brand/comparison/compared-urls';
import { isForFunction } from '../../../brand/urls/typed-url';
import { isComparisonIssue } from '../../../components/comparison/ComparisonIssue';
import type { SavedKind } from '../../../site/accounts';
import { chunk } from '../chunk';
import type { Problem } from '../state';

function problemOf(problem: ComparedUrlsProblem): Problem {
  const what = isComparisonIssue(problem) ? problem : { code: problem.code, digest: null };
  return { part: 'form', place: problem.place, what };
}

/**
 * What is wrong with the URLs in the form's fields: with the only one, or with those of brands to compare. The list of
 * public suffixes is loaded only where two hosts end alike.
 *
 * @param held pages of brands that are compared already
 * @throws AssessmentFailure `view-missing` if the list does not arrive
 */
export async function checkAddresses(
  kind: SavedKind,
  typed: readonly string[],
  held: readonly string[] = [],
): Promise<readonly Problem[]> {
  // The function says what is wrong with a single one, and what was probably meant, where its report would stand.
  if (kind === 'report') {
    const isEmpty = (typed[0] ?? '').trim() === '';
    return isEmpty ? [{ part: 'form', place: 0, what: { code: 'address-empty', digest: null } }] : [];
  }
  const find = (siteOf: (hostname: string) => string | null) =>
    // Whether a URL may be assessed is the function's to say: only it knows its sample sites.
    comparedUrlsProblems(typed, { held, siteOf }).filter(({ code }) => !isForFunction(code));
  const rough = find(lastLabels);
  if (!rough.some(({ code }) => code === 'same-site')) return rough.map(problemOf);
  const { siteOf } = await chunk(import('./site-of'));
  return find(siteOf).map(problemOf);
}
