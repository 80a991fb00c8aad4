import { LINK_LIMIT, sharedFragment, type Shared } from '../../../brand/sharing/fragment';
import type { HandedOn } from '../../../brand/sharing/link';
import { comparisonPayload, linkPayload } from '../../../brand/sharing/payload';
import { lacksReceipts } from '../../../brand/sharing/signature';
import { pack } from './pack';

export type MadeLink =
  | { readonly state: 'made'; readonly link: string; readonly receipts: 'with' | 'without' }
  /** Longer than a link may be, without its receipts too. */
  | { readonly state: 'too-long' }
  /** The browser cannot compress. */
  | { readonly state: 'unsupported' };

/**
 * Puts a report or a comparison into a link, without receipts where it would be too long with them.
 *
 * @param page URL of the page that opens it, without a fragment
 * @param shared one report, or those of a comparison in the order of its columns
 */
export async function makeLink(page: string, kind: Shared, shared: readonly HandedOn[]): Promise<MadeLink> {
  if (typeof CompressionStream === 'undefined') return { state: 'unsupported' };
  const hasReceipts = shared.some(({ received }) => !lacksReceipts(received));
  for (const receipts of hasReceipts ? (['with', 'without'] as const) : (['without'] as const)) {
    const link = page + sharedFragment(kind, await pack(payload(kind, shared, receipts)));
    if (link.length <= LINK_LIMIT) return { state: 'made', link, receipts };
  }
  return { state: 'too-long' };
}

function payload(kind: Shared, shared: readonly HandedOn[], receipts: 'with' | 'without'): string {
  const [first] = shared;
  if (kind === 'comparison' || first === undefined) return comparisonPayload(shared, receipts);
  return linkPayload(first.received, first.signature, receipts);
}
