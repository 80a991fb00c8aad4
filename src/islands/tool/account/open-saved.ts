/** Opens what the user saved in their account. */
import { MAX_BRANDS } from '../../../brand/comparison/compared-brands';
import { sharedReport } from '../../../brand/sharing/link';
import { ShapeError } from '../../../brand/sharing/json';
import { SAVED_KINDS, type SavedKind } from '../../../site/accounts';
import { AssessmentFailure, isRecord } from '../failure';
import type { AssessmentResult } from '../result';
import { readFromAccount, savedAs, type NoAnswer } from './account-answers';

export interface Opened {
  readonly kind: SavedKind;
  /** One report, or those of a comparison in the order of its columns. */
  readonly results: readonly AssessmentResult[];
}

function failureOf(answer: NoAnswer): AssessmentFailure {
  if (answer.state === 'signed-out') return new AssessmentFailure('saved-signed-out');
  if (answer.state === 'off') return new AssessmentFailure('saved-off');
  const { code, digest } = answer.failure;
  return new AssessmentFailure(code === 'not-found' ? 'saved-missing' : code, { digest });
}

/**
 * Reads what `GET /api/reports/{id}` answered.
 *
 * @throws ShapeError if it is nothing that was saved, or of another version
 */
export function openedSaved(value: unknown): Opened {
  const saved = savedAs(value);
  const kind = isRecord(value) ? SAVED_KINDS.find((known) => known === value['kind']) : undefined;
  if (saved === null || !isRecord(value) || kind === undefined) throw new ShapeError('something saved');
  const reports: unknown = value['reports'];
  if (!Array.isArray(reports) || reports.length === 0 || reports.length > MAX_BRANDS) {
    throw new ShapeError('saved reports');
  }
  const results = reports.map((each: unknown, place): AssessmentResult => {
    const { report, received, signature, receiptsLeftOut } = sharedReport(each);
    const item = { ...saved, place, of: reports.length };
    return { report, received, signature, arrival: { from: 'saved', receiptsLeftOut, item }, basis: { state: 'none' } };
  });
  return { kind, results };
}

/**
 * Asks the account for something saved.
 *
 * @throws AssessmentFailure with the code of an opening failure, of the function, or of the connection
 */
export async function openSaved(id: string): Promise<Opened> {
  const answer = await readFromAccount(id);
  if (answer.state !== 'read') throw failureOf(answer);
  try {
    return openedSaved(answer.value);
  } catch (cause) {
    throw new AssessmentFailure('saved-damaged', { cause });
  }
}
