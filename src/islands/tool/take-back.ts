/** Takes back what was put aside while the user signed in. */
import { MAX_BRANDS } from '../../brand/compared-brands';
import { sharedReport } from '../../brand/sharing/link';
import { isJsonObject, type Json } from '../../brand/sharing/shape';
import type { SavedKind } from '../../site/accounts';
import type { AssessmentResult } from './result';
import { asideKey } from './aside';

function asideIn(kind: SavedKind, storage: Storage | null): Json | null {
  try {
    const value: unknown = JSON.parse(storage?.getItem(asideKey(kind)) ?? 'null');
    return isJsonObject(value) ? value : null;
  } catch {
    // Written by other code.
    return null;
  }
}

/** The reports that were put aside; none if there are none, or something else. They stay, for reloading. */
export function takeBack(kind: SavedKind, storage: Storage | null): readonly AssessmentResult[] {
  const reports: unknown = asideIn(kind, storage)?.['reports'];
  if (!Array.isArray(reports) || reports.length > MAX_BRANDS) return [];
  try {
    return reports.map((each: unknown): AssessmentResult => {
      const { report, received, signature, receiptsLeftOut } = sharedReport(each);
      return { report, received, signature, arrival: { from: 'aside', receiptsLeftOut }, basis: { state: 'none' } };
    });
  } catch {
    // No reports, or those of another version.
    return [];
  }
}

/** Whether what was put aside is to be saved without asking again. That is granted once, even if saving fails. */
export function takeWish(kind: SavedKind, storage: Storage | null): boolean {
  const aside = asideIn(kind, storage);
  if (storage === null || aside?.['wish'] !== true) return false;
  try {
    storage.setItem(asideKey(kind), JSON.stringify({ ...aside, wish: false }));
    return true;
  } catch {
    // What cannot be taken back might be granted again and again.
    return false;
  }
}
