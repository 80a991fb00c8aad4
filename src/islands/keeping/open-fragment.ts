import { LINK_LIMIT, packedIn, PAYLOAD_LIMIT } from '../../brand/sharing/fragment';
import { parsePayload } from '../../brand/sharing/link';
import { AssessmentFailure } from '../assessing/failure';
import type { AssessmentResult } from '../assessing/result';
import { unpack } from './pack';

/**
 * Reads the report in an address's fragment. Nothing is asked of anyone.
 *
 * @throws AssessmentFailure with the code of a link's problem
 */
export async function openFragment(fragment: string): Promise<AssessmentResult> {
  const found = packedIn(fragment);
  if (!found.ok) throw new AssessmentFailure(found.code);
  if (fragment.length > LINK_LIMIT) throw new AssessmentFailure('link-too-large');
  const unpacked = await unpack(found.packed, PAYLOAD_LIMIT);
  if (!unpacked.ok) throw new AssessmentFailure(unpacked.code);
  const parsed = parsePayload(unpacked.text);
  if (!parsed.ok) throw new AssessmentFailure(parsed.code);
  const { report, received, signature, receiptsLeftOut } = parsed.shared;
  return { report, received, signature, arrival: { from: 'link', receiptsLeftOut }, basis: { state: 'none' } };
}
