import { sharedReport } from '../../brand/sharing/link';
import type { AssessmentResult } from './result';
import { HAND_OVER_KEY } from './hand-over';

/** The report that was handed over last; null if there is none, or something else. It stays, for reloading. */
export function takeOver(storage: Storage): AssessmentResult | null {
  try {
    const text = storage.getItem(HAND_OVER_KEY);
    if (text === null) return null;
    const { report, received, signature, receiptsLeftOut } = sharedReport(JSON.parse(text));
    return { report, received, signature, arrival: { from: 'link', receiptsLeftOut }, basis: { state: 'none' } };
  } catch {
    // Switched off, or written by other code.
    return null;
  }
}
