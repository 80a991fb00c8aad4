/**
 * What a reader chose about a report, as this tab keeps it: the fixes they ticked and the name they put in, so that they
 * are there again after going back, in another language and after reloading. A name comes back with its report, which
 * `tab-reports.ts` restores.
 */
import type { AssessmentResult, Correction } from '../result';
import { choicesAt, listAt, nameInTab } from '../stash-for-sign-in';
import { keepInTab } from '../tab';

export interface Choices {
  /** Ids of the checks that the ticked steps of the plan begin with. */
  readonly fixes: readonly string[];
  /** Null while the report is shown as it was measured. */
  readonly correction: Correction | null;
}

/** Number of reports whose choices are kept: as many as entries of the tab's history. */
const MOST_REPORTS = 8;

/** Names put in on this page, by the report as it came: what the page shows again is the same object. */
const putIn = new WeakMap<object, Correction | null>();

/** Keeps what was chosen, in place of what was chosen first. */
export function keepChoices(result: AssessmentResult, { fixes, correction }: Choices, storage: Storage | null): void {
  putIn.set(result.received, correction);
  const name = nameInTab(result);
  const others = listAt('facet:choices', storage).filter((entry) => entry['of'] !== name);
  const own = fixes.length > 0 || correction !== null ? [{ of: name, fixes, correction }] : [];
  const all = [...others.slice(own.length - MOST_REPORTS), ...own];
  // Corrected reports are long: where there is no room for all, this one is what its reader has in sight.
  if (!keepInTab('facet:choices', JSON.stringify(all), storage)) {
    keepInTab('facet:choices', JSON.stringify(own), storage);
  }
}

/** What was chosen before a report is shown; of a name only what came with it or was put in on this page. */
export function choicesBefore(result: AssessmentResult, storage: Storage | null): Choices {
  const { received, correction = null } = result;
  const fixes = choicesAt(result, storage)?.['fixes'];
  return {
    fixes: Array.isArray(fixes) ? fixes.filter((id) => typeof id === 'string') : [],
    correction: putIn.has(received) ? (putIn.get(received) ?? null) : correction,
  };
}
