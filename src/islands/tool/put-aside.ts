/** Puts aside, in this tab's memory, what the user wants to save or to open and has to sign in for. */
import type { HandedOn } from '../../brand/sharing/link';
import type { SavedKind } from '../../site/accounts';
import { asideKey, forgetAside, isPutAside, wantedKey } from './aside';

/** What is to be saved: one report, or those of a comparison in the order of its columns. */
export interface Keepsake {
  readonly kind: SavedKind;
  readonly reports: readonly HandedOn[];
}

/** Longest text that is kept, in UTF-16 units: four reports with their receipts; browsers give a site five million. */
const LIMIT = 2_000_000;

function put(key: string, text: string, storage: Storage | null): boolean {
  if (storage === null || text.length > LIMIT) return false;
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    // Full.
    return false;
  }
}

/**
 * Keeps reports, and that they are to be saved when they are taken back.
 *
 * @returns whether they are kept
 */
export function putAside({ kind, reports }: Keepsake, storage: Storage | null): boolean {
  const kept = reports.map(({ received, signature }) => ({ report: received, signature }));
  return put(asideKey(kind), JSON.stringify({ wish: true, reports: kept }), storage);
}

/** Whether the reports could be kept: asked before the user is sent away. */
export function canPutAside(keepsake: Keepsake, storage: Storage | null): boolean {
  // What is there stays until something else takes its place.
  if (isPutAside(keepsake.kind, storage)) return true;
  const isKept = putAside(keepsake, storage);
  forgetAside(keepsake.kind, storage);
  return isKept;
}

/** Keeps the id of what is to be opened. @returns whether it is kept */
export function putWanted(kind: SavedKind, id: string, storage: Storage | null): boolean {
  return put(wantedKey(kind), id, storage);
}
