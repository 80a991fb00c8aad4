import { LINK_LIMIT, packedIn, PAYLOAD_LIMIT, type Shared } from '../../../brand/sharing/fragment';
import { parseComparisonPayload, parsePayload, type SharedReport } from '../../../brand/sharing/link';
import { AssessmentFailure } from '../failure';
import type { AssessmentResult } from '../result';
import { unpack } from './pack';

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
 * Reads the report in a URL's fragment. Nothing is asked of anyone.
 *
 * @throws AssessmentFailure with the code of a link's problem
 */
export async function openFragment(fragment: string): Promise<AssessmentResult> {
  const parsed = parsePayload(await payloadIn(fragment, 'report'));
  if (!parsed.ok) throw new AssessmentFailure(parsed.code);
  return resultOf(parsed.shared);
}

/**
 * Reads the reports of a comparison in a URL's fragment, in the order of its columns.
 *
 * @throws AssessmentFailure with the code of a link's problem
 */
export async function openComparisonFragment(fragment: string): Promise<readonly AssessmentResult[]> {
  const parsed = parseComparisonPayload(await payloadIn(fragment, 'comparison'));
  if (!parsed.ok) throw new AssessmentFailure(parsed.code);
  return parsed.shared.map(resultOf);
}
