/**
 * What this tab keeps, in its session storage: reports that are to be saved and the id of something that is to be opened
 * while the user signs in, since the way back leads to the tool's page and no further; and the report that goes from its
 * page to a comparison. Here is what a page asks as it opens; `tab-reports.ts` puts reports there and takes them back.
 */
import type { SavedKind } from '../../site/accounts';

/** Fragment of the comparison's page that takes over the report the tab keeps for it. */
export const HANDED_OVER = '#report';

/** Where reports are that are to be saved; where the id is of what is to be opened; where the report is to be compared. */
export type TabKey = `facet:aside-${SavedKind}` | `facet:wanted-${SavedKind}` | 'facet:compared-report';

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

/** Keeps the id of what is to be opened. @returns whether it is kept */
export function putWanted(kind: SavedKind, id: string, storage: Storage | null): boolean {
  return keepInTab(`facet:wanted-${kind}`, id, storage);
}

/** Whether the id of something is there that is to be opened. */
export function isWanted(kind: SavedKind, storage: Storage | null): boolean {
  return storage !== null && storage.getItem(`facet:wanted-${kind}`) !== null;
}

/** The id of what was to be opened, or null. It is taken once: from then on the page's URL holds it. */
export function takeWanted(kind: SavedKind, storage: Storage | null): string | null {
  const id = storage?.getItem(`facet:wanted-${kind}`) ?? null;
  if (id !== null) storage?.removeItem(`facet:wanted-${kind}`);
  return id;
}
