/**
 * What a reader chose about a report, as this tab keeps it: the fixes they ticked and the name they put in, so that they
 * are there again after reloading, after going back and in another language.
 */
import { sharedReport } from '../../../brand/sharing/link';
import { isRecord } from '../failure';
import type { Arrival, AssessmentResult, Correction } from '../result';
import { keepInTab } from '../tab';

/** A report as it was measured, and how it came. */
type Arrived = Pick<AssessmentResult, 'report' | 'arrival'>;

export interface Choices {
  /** Ids of the checks that the ticked steps of the plan begin with. */
  readonly fixes: readonly string[];
  /** Null while the report is shown as it was measured. */
  readonly correction: Correction | null;
}

/** Number of reports whose choices are kept: as many as entries of the tab's history. */
const MOST_REPORTS = 8;

const KEY = 'facet:choices';

/** Ways of arrival of what others see as it was measured: a file is among them, since a tab forgets that it was one. */
const OPENED: readonly Arrival['from'][] = ['link', 'file', 'published'];

/** Tells reports apart. A link that is opened shows what its maker had, and nothing that was chosen where it was made. */
function nameOf({ report: { target, collectedAt }, arrival }: Arrived): string {
  return `${OPENED.includes(arrival.from) ? 'opened' : 'own'} ${collectedAt} ${target.address}`;
}

/** What the tab keeps of all reports, the newest last; nothing of what is none of ours. */
function entries(storage: Storage | null): readonly Readonly<Record<string, unknown>>[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecord) : [];
  } catch {
    // Written by other code.
    return [];
  }
}

/** Keeps what was chosen, in place of what was chosen first. */
export function keepChoices(about: Arrived, { fixes, correction }: Choices, storage: Storage | null): void {
  const name = nameOf(about);
  const others = entries(storage).filter((entry) => entry['of'] !== name);
  const own = fixes.length > 0 || correction !== null ? [{ of: name, fixes, correction }] : [];
  const all = [...others.slice(own.length - MOST_REPORTS), ...own];
  // Corrected reports are long: where there is no room for all, this one is what its reader has in sight.
  if (!keepInTab(KEY, JSON.stringify(all), storage)) keepInTab(KEY, JSON.stringify(own), storage);
}

/** What was chosen; nothing where the tab keeps nothing of this report. */
export function keptChoices(about: Arrived, storage: Storage | null): Choices {
  const entry = entries(storage).find((each) => each['of'] === nameOf(about));
  const fixes = Array.isArray(entry?.['fixes']) ? entry['fixes'].filter((id) => typeof id === 'string') : [];
  const kept = entry?.['correction'];
  try {
    if (!isRecord(kept) || typeof kept['name'] !== 'string') return { fixes, correction: null };
    const corrected = sharedReport({ report: kept['report'], signature: null }).report;
    return { fixes, correction: { name: kept['name'], report: corrected } };
  } catch {
    // Of another version: what was ticked belongs to a report that is no longer shown.
    return { fixes: [], correction: null };
  }
}
