/**
 * Where this tab keeps what the user was about to save or to open while they sign in: the way back leads to the tool's
 * page and no further. Here is what a page asks as it opens; `put-aside.ts` and `take-back.ts` come with what is saved.
 */
import type { SavedKind } from '../../site/accounts';

/** Where reports are that are to be saved. */
export function asideKey(kind: SavedKind): string {
  return `facet:aside-${kind}`;
}

/** Where the id is of what is to be opened. */
export function wantedKey(kind: SavedKind): string {
  return `facet:wanted-${kind}`;
}

/** The tab's memory; null if the browser refuses it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    // Switched off together with cookies.
    return null;
  }
}

/** Whether reports are there that were to be saved. */
export function isPutAside(kind: SavedKind, storage: Storage | null): boolean {
  return storage !== null && storage.getItem(asideKey(kind)) !== null;
}

/** Forgets the reports that were to be saved. */
export function forgetAside(kind: SavedKind, storage: Storage | null): void {
  storage?.removeItem(asideKey(kind));
}

/** The id of what was to be opened, or null. It is taken once: from then on the page's URL holds it. */
export function takeWanted(kind: SavedKind, storage: Storage | null): string | null {
  const id = storage?.getItem(wantedKey(kind)) ?? null;
  if (id !== null) storage?.removeItem(wantedKey(kind));
  return id;
}
