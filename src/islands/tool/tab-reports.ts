/** Takes reports back from this tab's memory: what `stash-for-sign-in.ts` put there, and what was shown before. */
import { MAX_BRANDS } from '../../brand/comparison/compared-brands';
import { sharedReport } from '../../brand/sharing/link';
import { ShapeError } from '../../brand/sharing/json';
import type { SavedKind } from '../../site/accounts';
import { EXAMPLE_IDS, examplePictures } from '../../site/examples';
import { AssessmentFailure, isRecord, parseFailure } from './failure';
import { choicesAt, jsonAt } from './stash-for-sign-in';
import { isMadeHere, type AssessmentResult, type Arrival, type MadeHere } from './result';
import { SOURCES, type OpenedColumn } from './state';
import { forgetAside } from './tab';

function read(value: unknown, from: 'aside' | 'link' | MadeHere): AssessmentResult {
  const { report, received, signature, receiptsLeftOut } = sharedReport(value);
  const arrival: Arrival = isMadeHere(from) ? { from } : { from, receiptsLeftOut };
  return { report, received, signature, arrival, basis: { state: 'none' } };
}

/** The report with the name that its reader put in, where the tab keeps one. */
function withCorrection(result: AssessmentResult, storage: Storage | null): AssessmentResult {
  const kept = choicesAt(result, storage)?.['correction'];
  if (!isRecord(kept) || typeof kept['name'] !== 'string') return result;
  try {
    const { report } = sharedReport({ report: kept['report'], signature: null });
    return { ...result, correction: { name: kept['name'], report } };
  } catch {
    // Of another version.
    return result;
  }
}

/**
 * The reports that were put aside, in the order of their columns. They stay stored, for reloading.
 *
 * @throws AssessmentFailure `saved-damaged` if they are not reports; they are then forgotten
 */
export function restoreStash(kind: SavedKind, storage: Storage | null): readonly AssessmentResult[] {
  try {
    const aside = jsonAt(`facet:aside-${kind}`, storage);
    const reports = isRecord(aside) ? aside['reports'] : null;
    if (Array.isArray(reports) && reports.length > 0 && reports.length <= MAX_BRANDS) {
      return reports.map((each: unknown) => withCorrection(read(each, 'aside'), storage));
    }
  } catch {
    // No reports, or those of another version.
  }
  forgetAside(kind, storage);
  throw new AssessmentFailure('saved-damaged');
}

/** The report that was handed over last; null if it is missing or not a report. It stays stored, for reloading. */
export function adoptReport(storage: Storage | null): AssessmentResult | null {
  try {
    return read(jsonAt('facet:compared-report', storage), 'link');
  } catch {
    return null;
  }
}

/** What was shown in an entry of the tab's history; null if the tab no longer has it. It stays, for reloading. */
export function takeShown(number: number, storage: Storage | null): readonly Omit<OpenedColumn, 'id'>[] | null {
  try {
    const columns = jsonAt(`facet:shown-${number}`, storage);
    return Array.isArray(columns) && columns.length > 0 ? columns.map((column) => shownColumn(column, storage)) : null;
  } catch {
    // None of ours, or of another version.
    return null;
  }
}

/** @throws ShapeError if the value is not one */
function shownColumn(value: unknown, storage: Storage | null): Omit<OpenedColumn, 'id'> {
  if (!isRecord(value)) throw new ShapeError('a column');
  const source = SOURCES.find((known) => known === value['source']);
  const { name, from } = value;
  if (source === undefined || typeof name !== 'string') throw new ShapeError('a column');
  const previous = typeof value['previous'] === 'string' ? value['previous'] : null;
  const failure = parseFailure(value['failure']);
  if (failure !== null) return { source, name, previous, outcome: { state: 'failed', failure } };
  // What came from elsewhere is as doubtful as it was.
  const opened = withCorrection(read(value, isMadeHere(from) || from === 'aside' ? from : 'link'), storage);
  // Those of an example are files of this site.
  const example = source === 'example' ? EXAMPLE_IDS.find((id) => id === name) : undefined;
  const result = example === undefined ? opened : { ...opened, pictures: examplePictures(example) };
  return { source, name, previous, outcome: { state: 'done', result } };
}
