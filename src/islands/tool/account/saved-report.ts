/** Reports in an account and on the way there, as the assessment opens them. Comes with the view of reports. */
import { savedPath } from '../../../site/accounts';
import type { Locale } from '../../../site/locales';
import { AssessmentFailure } from '../failure';
import type { AssessmentResult } from '../result';
import { forgetAside, tabStorage } from '../aside';
import { openSaved } from './open-saved';
import { takeBack } from '../take-back';

export { WayOn } from './WayOn';

/**
 * Asks the account for a report. A comparison is opened on its own page.
 *
 * @throws AssessmentFailure with the code of an opening failure, of the function, or of the connection
 */
export async function openSavedReport(id: string, locale: Locale): Promise<AssessmentResult> {
  const { kind, results } = await openSaved(id);
  const [result] = results;
  if (kind === 'report' && result !== undefined) return result;
  window.location.replace(savedPath(locale, 'comparison', id));
  // Nothing is shown until the other page is.
  return new Promise(() => undefined);
}

/**
 * The report that was put aside while the user signed in.
 *
 * @throws AssessmentFailure `saved-damaged` where it is none, and forgets it
 */
export function reportAside(): AssessmentResult {
  const [result] = takeBack('report', tabStorage());
  if (result !== undefined) return result;
  forgetAside('report', tabStorage());
  throw new AssessmentFailure('saved-damaged');
}
