/**
 * Puts reports into this tab's memory: aside while the user signs in, or ready for a comparison. And finds there what was
 * chosen about one.
 */
import type { HandedOn } from '../../brand/sharing/link';
import type { SavedKind } from '../../site/accounts';
import { isRecord } from './failure';
import type { AssessmentResult } from './result';
import { forgetAside, isPutAside, keepInTab, type TabKey } from './tab';

/** What is to be saved: one report, or those of a comparison in the order of its columns. */
export interface Keepsake {
  readonly kind: SavedKind;
  readonly reports: readonly HandedOn[];
}

const written = ({ received, signature }: HandedOn) => ({ report: received, signature });

/** What the tab keeps as JSON; null if that is nothing, or something that other code wrote. */
export function jsonAt(key: TabKey, storage: Storage | null): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The objects of a list that the tab keeps. */
export function listAt(key: TabKey, storage: Storage | null): readonly Readonly<Record<string, unknown>>[] {
  const list = jsonAt(key, storage);
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/**
 * Keeps reports, and that they are to be saved when they are taken back.
 *
 * @returns whether they are kept
 */
export function stashForSignIn({ kind, reports }: Keepsake, storage: Storage | null): boolean {
  return keepInTab(`facet:aside-${kind}`, JSON.stringify({ wish: true, reports: reports.map(written) }), storage);
}

/** Whether the reports could be kept: asked before the user is sent away. */
export function canPutAside(keepsake: Keepsake, storage: Storage | null): boolean {
  // What is there stays until something else takes its place.
  if (isPutAside(keepsake.kind, storage)) return true;
  const isKept = stashForSignIn(keepsake, storage);
  forgetAside(keepsake.kind, storage);
  return isKept;
}

/** Whether what was put aside is to be saved without asking again. That is granted once, even if saving fails. */
export function takeWish(kind: SavedKind, storage: Storage | null): boolean {
  const aside = jsonAt(`facet:aside-${kind}`, storage);
  // What cannot be taken back might be granted again and again.
  return (
    isRecord(aside) &&
    aside['wish'] === true &&
    keepInTab(`facet:aside-${kind}`, JSON.stringify({ ...aside, wish: false }), storage)
  );
}

/** Hands a report to the comparison: a link would be too short for many. Where it is not kept, its URL is measured. */
export function handOver(report: HandedOn, storage: Storage | null): boolean {
  return keepInTab('facet:compared-report', JSON.stringify(written(report)), storage);
}

/** Ways of arrival of what others see as it was measured: a file is among them, since a tab forgets that it was one. */
const OPENED: readonly AssessmentResult['arrival']['from'][] = ['link', 'file', 'published'];

type Named = Pick<AssessmentResult, 'report' | 'arrival'>;

/** Tells reports apart. A link that is opened shows what its maker had, and nothing that was chosen where it was made. */
export function nameInTab({ report: { target, collectedAt }, arrival }: Named): string {
  return `${OPENED.includes(arrival.from) ? 'opened' : 'own'} ${collectedAt} ${target.address}`;
}

/** What the tab keeps about a report, unchecked; undefined if that is nothing. */
export function choicesAt(result: Named, storage: Storage | null): Readonly<Record<string, unknown>> | undefined {
  const name = nameInTab(result);
  return listAt('facet:choices', storage).find((entry) => entry['of'] === name);
}
