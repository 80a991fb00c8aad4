import {
  isComparisonFragment,
  LINK_LIMIT,
  packedIn,
  PAYLOAD_LIMIT,
  type Shared,
} from '../../../brand/sharing/fragment';
import { parseComparisonPayload, parsePayload, type SharedReport } from '../../../brand/sharing/link';
import { AssessmentFailure } from '../failure';
import type { AssessmentResult } from '../result';
import { unpack } from '../../../brand/sharing/pack';

async function payloadIn(fragment: string, kind: Shared): Promise<string> {
  const found = packedIn(fragment, kind);
  if (!found.ok) throw new AssessmentFailure(found.code);
  if (fragment.length > LINK_LIMIT) throw new AssessmentFailure('link-too-large');
  const unpacked = await unpack(found.packed, PAYLOAD_LIMIT);
  if (!unpacked.ok) throw new AssessmentFailure(unpacked.code);
  return unpacked.text;
}

function resultOf({ report, received, signature, receiptsLeftOut }: SharedReport): AssessmentResult {
  return { report, received, signature, arrival: { from: 'link', receiptsLeftOut }, basis: { state: 'none' } };
}

/**
 * Reads the reports in a URL's fragment: one, or those of a comparison in the order of its columns. Nothing is asked of
 * anyone.
 *
 * @throws AssessmentFailure with the code of a link's problem
 */
export async function openFragment(fragment: string): Promise<readonly AssessmentResult[]> {
  if (isComparisonFragment(fragment)) {
    const parsed = parseComparisonPayload(await payloadIn(fragment, 'comparison'));
    if (!parsed.ok) throw new AssessmentFailure(parsed.code);
    return parsed.shared.map(resultOf);
  }
  const parsed = parsePayload(await payloadIn(fragment, 'report'));
  if (!parsed.ok) throw new AssessmentFailure(parsed.code);
  return [resultOf(parsed.shared)];
}
