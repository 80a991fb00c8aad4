/** Comparisons in an account and on the way there, as the comparison opens them. Comes with the view of comparisons. */
import { AssessmentFailure } from '../failure';
import type { AssessmentResult } from '../result';
import { forgetAside, tabStorage } from '../aside';
import { takeBack } from '../take-back';

export { openSaved } from './open-saved';
export { WayOn } from './WayOn';

/**
 * The reports that were put aside while the user signed in, in the order of their columns.
 *
 * @throws AssessmentFailure `saved-damaged` where they are none, and forgets them
 */
export function reportsAside(): readonly AssessmentResult[] {
  const results = takeBack('comparison', tabStorage());
  if (results.length > 0) return results;
  forgetAside('comparison', tabStorage());
  throw new AssessmentFailure('saved-damaged');
}
