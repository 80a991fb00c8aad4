/** Puts reports into this tab's memory: aside while the user signs in, or ready for a comparison. */
import type { HandedOn } from '../../brand/sharing/link';
import type { SavedKind } from '../../site/accounts';
import { isRecord } from './failure';
import { forgetAside, isPutAside, keepInTab, type TabKey } from './tab';

/** What is to be saved: one report, or those of a comparison in the order of its columns. */
export interface Keepsake {
  readonly kind: SavedKind;
  readonly reports: readonly HandedOn[];
}

const written = ({ received, signature }: HandedOn) => ({ report: received, signature });

/** The object that the tab keeps; null if there is none. */
export function jsonAt(key: TabKey, storage: Storage | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isRecord(value) ? value : null;
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
