/**
 * Reports in this tab's memory: put aside while the user signs in, handed from a report's page to a comparison, and
 * shown before.
 */
import { MAX_BRANDS } from '../../brand/compared-brands';
import { sharedReport, type HandedOn } from '../../brand/sharing/link';
import { isJsonObject, ShapeError, type Json } from '../../brand/sharing/shape';
import type { SavedKind } from '../../site/accounts';
import { AssessmentFailure, isRecord, parseFailure } from './failure';
import { isMadeHere, type AssessmentResult, type Arrival, type MadeHere } from './result';
import { SOURCES, type OpenedColumn } from './state';
import { forgetAside, isPutAside, keepInTab, type TabKey } from './tab';

/** What is to be saved: one report, or those of a comparison in the order of its columns. */
export interface Keepsake {
  readonly kind: SavedKind;
  readonly reports: readonly HandedOn[];
}

const written = ({ received, signature }: HandedOn) => ({ report: received, signature });

function read(value: unknown, from: 'aside' | 'link' | MadeHere): AssessmentResult {
  const { report, received, signature, receiptsLeftOut } = sharedReport(value);
  const arrival: Arrival = isMadeHere(from) ? { from } : { from, receiptsLeftOut };
  return { report, received, signature, arrival, basis: { state: 'none' } };
}

function jsonAt(key: TabKey, storage: Storage | null): Json | null {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isJsonObject(value) ? value : null;
  } catch {
    // Written by other code.
    return null;
  }
}

/**
 * Keeps reports, and that they are to be saved when they are taken back.
 *
 * @returns whether they are kept
 */
export function putAside({ kind, reports }: Keepsake, storage: Storage | null): boolean {
  return keepInTab(`facet:aside-${kind}`, JSON.stringify({ wish: true, reports: reports.map(written) }), storage);
}

/** Whether the reports could be kept: asked before the user is sent away. */
export function canPutAside(keepsake: Keepsake, storage: Storage | null): boolean {
  // What is there stays until something else takes its place.
  if (isPutAside(keepsake.kind, storage)) return true;
  const isKept = putAside(keepsake, storage);
  forgetAside(keepsake.kind, storage);
  return isKept;
}

/**
 * The reports that were put aside, in the order of their columns. They stay, for reloading.
 *
 * @throws AssessmentFailure `saved-damaged` where they are none, and forgets them
 */
export function takeBack(kind: SavedKind, storage: Storage | null): readonly AssessmentResult[] {
  try {
    const reports: unknown = jsonAt(`facet:aside-${kind}`, storage)?.['reports'];
    if (Array.isArray(reports) && reports.length > 0 && reports.length <= MAX_BRANDS) {
      return reports.map((each: unknown) => read(each, 'aside'));
    }
  } catch {
    // No reports, or those of another version.
  }
  forgetAside(kind, storage);
  throw new AssessmentFailure('saved-damaged');
}

/** Whether what was put aside is to be saved without asking again. That is granted once, even if saving fails. */
export function takeWish(kind: SavedKind, storage: Storage | null): boolean {
  const aside = jsonAt(`facet:aside-${kind}`, storage);
  // What cannot be taken back might be granted again and again.
  return (
    aside?.['wish'] === true && keepInTab(`facet:aside-${kind}`, JSON.stringify({ ...aside, wish: false }), storage)
  );
}

/** Hands a report to the comparison: a link would be too short for many. Where it is not kept, its URL is measured. */
export function handOver(report: HandedOn, storage: Storage | null): boolean {
  return keepInTab('facet:compared-report', JSON.stringify(written(report)), storage);
}

/** The report that was handed over last; null if there is none, or something else. It stays, for reloading. */
export function takeOver(storage: Storage | null): AssessmentResult | null {
  try {
    return read(jsonAt('facet:compared-report', storage), 'link');
  } catch {
    return null;
  }
}

/** What was shown in an entry of the tab's history; null if the tab no longer has it. It stays, for reloading. */
export function takeShown(number: number, storage: Storage | null): readonly Omit<OpenedColumn, 'id'>[] | null {
  try {
    const columns: unknown = JSON.parse(storage?.getItem(`facet:shown-${number}`) ?? 'null');
    return Array.isArray(columns) && columns.length > 0 ? columns.map(shownColumn) : null;
  } catch {
    // Written by other code.
    return null;
  }
}

/** @throws ShapeError if it is none */
function shownColumn(value: unknown): Omit<OpenedColumn, 'id'> {
  if (!isRecord(value)) throw new ShapeError('a column');
  const source = SOURCES.find((known) => known === value['source']);
  const { name, from } = value;
  if (source === undefined || typeof name !== 'string') throw new ShapeError('a column');
  const failure = parseFailure(value['failure']);
  if (failure !== null) return { source, name, outcome: { state: 'failed', failure } };
  // What came from elsewhere is as doubtful as it was.
  const result = read(value, isMadeHere(from) || from === 'aside' ? from : 'link');
  return { source, name, outcome: { state: 'done', result } };
}
