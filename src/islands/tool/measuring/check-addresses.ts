import { comparedUrlsProblems, lastLabels, type ComparedUrlsProblem } from '../../../brand/compared-urls';
import { parseTypedUrl } from '../../../brand/typed-url';
import type { SavedKind } from '../../../site/accounts';
import { chunk } from '../chunk';
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
 * What is wrong with the URLs in the form's fields: with the only one, or with those of brands to compare. The list of
 * public suffixes is loaded only where two hosts end alike.
 *
 * @param held origins of brands that are compared already
 * @throws AssessmentFailure `view-missing` where the list does not arrive
 */
export async function checkAddresses(
  kind: SavedKind,
  typed: readonly string[],
  held: readonly string[] = [],
): Promise<readonly Problem[]> {
  // Whether a URL may be assessed is the function's to say: it alone knows its sample sites.
  if (kind === 'report') {
    const parsed = parseTypedUrl(typed[0] ?? '');
    return parsed.ok || parsed.code === 'address-refused' ? [] : [problemOf({ code: parsed.code, place: 0 })];
  }
  const find = (siteOf: (hostname: string) => string | null) =>
    comparedUrlsProblems(typed, { held, siteOf }).filter(({ code }) => code !== 'address-refused');
  const rough = find(lastLabels);
  if (!rough.some(({ code }) => code === 'same-site')) return rough.map(problemOf);
  const { siteOf } = await chunk(import('./site-of'));
  return find(siteOf).map(problemOf);
}
