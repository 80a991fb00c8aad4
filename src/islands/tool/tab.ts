/**
 * What this tab keeps, in its session storage: reports that are to be saved while the user signs in; what is to be opened
 * after a sign-in or in another language, since both lead to the tool's page and no further; the report that goes from
 * its page to a comparison; and the reports shown last, for going back to. Here is what a page asks as it opens;
 * `tab-reports.ts` puts reports there and takes them back.
 */
import type { SavedKind } from '../../site/accounts';
import type { Column } from './state';

/** Fragment of the comparison's page that takes over the report the tab keeps for it. */
export const HANDED_OVER = '#report';

/** Where reports are that are to be saved; what is to be opened; where the report is to be compared; what was shown; what was
 * chosen about reports; what was shared or published; for how long something was shared last. */
export type TabKey =
  | `facet:aside-${SavedKind}`
  | `facet:wanted-${SavedKind}`
  | 'facet:compared-report'
  | `facet:shown-${number}`
  | 'facet:choices'
  | 'facet:published'
  | 'facet:share-days';

/** Longest text that is kept, in UTF-16 units: four reports with their receipts; browsers give a site five million. */
const LIMIT = 2_000_000;

/** The tab's memory; null if the browser refuses it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    // Switched off together with cookies.
    return null;
  }
}

/** @returns whether it is kept */
export function keepInTab(key: TabKey, text: string, storage: Storage | null): boolean {
  if (storage === null || text.length > LIMIT) return false;
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    // Full.
    return false;
  }
}

/** Whether reports are there that were to be saved. */
export function isPutAside(kind: SavedKind, storage: Storage | null): boolean {
  return storage !== null && storage.getItem(`facet:aside-${kind}`) !== null;
}

/** Forgets the reports that were to be saved. */
export function forgetAside(kind: SavedKind, storage: Storage | null): void {
  storage?.removeItem(`facet:aside-${kind}`);
}

/** What is to be opened. */
export interface Wanted {
  /** The part of a URL that names it, from the question mark on. */
  readonly place: string;
  /** Where the tab keeps what was shown there; 0 if nowhere. */
  readonly shown: number;
}

/** Keeps what is to be opened. @returns whether it is kept */
export function putWanted(kind: SavedKind, wanted: Wanted, storage: Storage | null): boolean {
  return keepInTab(`facet:wanted-${kind}`, `${wanted.shown}${wanted.place}`, storage);
}

/** Whether something is there that is to be opened. */
export function isWanted(kind: SavedKind, storage: Storage | null): boolean {
  return storage !== null && storage.getItem(`facet:wanted-${kind}`) !== null;
}

/** What was to be opened, or null. It is taken once: from then on the tab's history holds it. */
export function takeWanted(kind: SavedKind, storage: Storage | null): Wanted | null {
  const text = storage?.getItem(`facet:wanted-${kind}`) ?? null;
  if (text === null) return null;
  storage?.removeItem(`facet:wanted-${kind}`);
  return { place: text.replace(/^\d+/, ''), shown: Number.parseInt(text, 10) || 0 };
}

/** What is shown, as the tab keeps it: reports without evidence and pictures, or why there is no report. */
function shownText(columns: readonly Column[]): string {
  return JSON.stringify(
    columns.flatMap(({ source, name, previous, outcome }) => {
      if (outcome === null) return [];
      const column = { source, name, previous };
      if (outcome.state === 'failed') return { ...column, failure: outcome.failure };
      const { received, signature, arrival } = outcome.result;
      return { ...column, from: arrival.from, report: received, signature };
    }),
  );
}

/** Number of entries of the tab's history whose reports are kept. */
const MOST_SHOWN = 8;

/**
 * Keeps what is shown, in place of what was shown first.
 *
 * @param number of the history's entry: the time it was made, in ms since 1970
 * @returns whether it is kept
 */
export function keepShown(number: number, columns: readonly Column[], storage: Storage | null): boolean {
  const key: TabKey = `facet:shown-${number}`;
  const others = Object.keys(storage ?? {}).filter((other) => other.startsWith('facet:shown-') && other !== key);
  // Times of one length compare as text.
  for (const oldest of others.sort().slice(0, 1 - MOST_SHOWN)) storage?.removeItem(oldest);
  return keepInTab(key, shownText(columns), storage);
}

/**
 * Where the tab keeps what this entry of its history showed; 0 if nowhere; null for an entry that the page did not make,
 * as a link within the page does.
 */
export function shownHere(): number | null {
  const state: unknown = window.history.state;
  const shown = typeof state === 'object' && state !== null && 'shown' in state ? state.shown : null;
  return typeof shown === 'number' ? shown : null;
}

/** State of an entry that nothing is kept of yet. */
export const NOTHING_SHOWN = { shown: 0 };

/** Notes in the tab's history where it keeps what is shown. */
export function noteShown(shown: number): void {
  window.history.replaceState({ shown }, '');
}
