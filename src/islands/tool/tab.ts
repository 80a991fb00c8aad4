/**
 * What this tab keeps, in its session storage: reports that are to be saved while the user signs in; what is to be opened
 * behind a sign-in or in another language, since both lead to the tool's page and no further; the report that goes from
 * its page to a comparison; and the reports shown last, for going back to. Here is what a page asks as it opens;
 * `tab-reports.ts` puts reports there and takes them back.
 */
import type { SavedKind } from '../../site/accounts';
import type { Column } from './state';

/** Fragment of the comparison's page that takes over the report the tab keeps for it. */
export const HANDED_OVER = '#report';

/** Where reports are that are to be saved; what is to be opened; where the report is to be compared; what was shown. */
export type TabKey =
  `facet:aside-${SavedKind}` | `facet:wanted-${SavedKind}` | 'facet:compared-report' | `facet:shown-${number}`;

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
  return keepInTab(`facet:wanted-${kind}`, JSON.stringify(wanted), storage);
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
  try {
    const { place, shown } = JSON.parse(text) as Partial<Record<keyof Wanted, unknown>>;
    return typeof place === 'string' && typeof shown === 'number' ? { place, shown } : null;
  } catch {
    // Written by other code.
    return null;
  }
}

/** Longest text of all reports shown last together, in UTF-16 units: about ten reports; the rest has to fit beside them. */
const SHOWN_LIMIT = 1_000_000;

const SHOWN = /^facet:shown-(\d+)$/;

function numbersShown(storage: Storage): readonly number[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .flatMap((key) => SHOWN.exec(key)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);
}

/** What is shown, as the tab keeps it: reports without evidence and pictures, and why there is none. */
export function shownText(columns: readonly Column[]): string {
  return JSON.stringify(
    columns.flatMap(({ source, name, outcome }) => {
      if (outcome === null) return [];
      if (outcome.state === 'failed') return { source, name, failure: outcome.failure };
      const { received, signature, arrival } = outcome.result;
      return { source, name, from: arrival.from, report: received, signature };
    }),
  );
}

/**
 * Keeps what is shown, in place of the oldest where there is no room.
 *
 * @param number of the history's entry: later ones have higher numbers
 * @returns whether it is kept
 */
export function keepShown(number: number, text: string, storage: Storage | null): boolean {
  if (storage === null || text.length > SHOWN_LIMIT) return false;
  const lengthOf = (each: number) => storage.getItem(`facet:shown-${each}`)?.length ?? 0;
  const others = numbersShown(storage).filter((each) => each !== number);
  let length = text.length + others.reduce((sum, each) => sum + lengthOf(each), 0);
  for (const each of others) {
    if (length <= SHOWN_LIMIT) break;
    length -= lengthOf(each);
    storage.removeItem(`facet:shown-${each}`);
  }
  return keepInTab(`facet:shown-${number}`, text, storage);
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
