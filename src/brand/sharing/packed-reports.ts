/** Reports packed into the fragment of a private link: what the link carries, and what a form without script publishes. */
import { sharedFragment, type Shared } from './fragment';
import type { HandedOn } from './link';
import { pack } from './pack';
import { comparisonPayload, linkPayload } from './payload';
import { lacksReceipts } from './signature';

export interface PackedReports {
  /** With its number sign. */
  readonly fragment: string;
  readonly receipts: 'with' | 'without';
}

/**
 * Packs a report or a comparison, without receipts where it would be too long with them.
 *
 * @param shared one report, or those of a comparison in the order of its columns
 * @param room most characters the fragment may have
 * @returns null if it is too long without receipts, too
 * @throws TypeError if the host does not know the format
 */
export async function packReports(
  kind: Shared,
  shared: readonly HandedOn[],
  room: number,
): Promise<PackedReports | null> {
  const hasReceipts = shared.some(({ received }) => !lacksReceipts(received));
  for (const receipts of hasReceipts ? (['with', 'without'] as const) : (['without'] as const)) {
    const fragment = sharedFragment(kind, await pack(payload(kind, shared, receipts)));
    if (fragment.length <= room) return { fragment, receipts };
  }
  return null;
}

function payload(kind: Shared, shared: readonly HandedOn[], receipts: 'with' | 'without'): string {
  const [first] = shared;
  if (kind === 'comparison' || first === undefined) return comparisonPayload(shared, receipts);
  return linkPayload(first.received, first.signature, receipts);
}
