import { comparedUrlsProblems, lastLabels, type ComparedUrlsProblem } from '../../../brand/compared-urls';
import { loadSites } from '../load-comparison';
import type { Problem } from '../state';

function problemOf(problem: ComparedUrlsProblem): Problem {
  switch (problem.code) {
    case 'address-empty':
    case 'address-malformed':
    case 'address-refused':
      return { part: 'form', place: problem.place, what: { code: problem.code, digest: null } };
    case 'too-few':
    case 'too-many':
      return { part: 'form', place: null, what: { code: problem.code } };
    default:
      return { part: 'form', place: problem.place, what: problem };
  }
}

/**
 * What is wrong with the URLs in the form's fields. The list of public suffixes is loaded only where two hosts
 * end alike.
 *
 * @param held origins of brands that are compared already
 * @throws AssessmentFailure `view-missing` where the list does not arrive
 */
export async function checkAddresses(typed: readonly string[], held: readonly string[]): Promise<readonly Problem[]> {
  // Whether a URL may be assessed is the function's to say: it alone knows its sample sites.
  const find = (siteOf: (hostname: string) => string | null) =>
    comparedUrlsProblems(typed, { held, siteOf }).filter(({ code }) => code !== 'address-refused');
  const rough = find(lastLabels);
  const found = rough.some(({ code }) => code === 'same-site') ? find(await loadSites()) : rough;
  return found.map(problemOf);
}
