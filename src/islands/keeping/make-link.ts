import { LINK_LIMIT, reportFragment } from '../../brand/sharing/fragment';
import { linkPayload } from '../../brand/sharing/link';
import { lacksReceipts, type ReportJson, type Signature } from '../../brand/sharing/signature';
import { pack } from './pack';

export type MadeLink =
  | { readonly state: 'made'; readonly link: string; readonly receipts: 'with' | 'without' }
  /** Longer than a link may be, without its receipts too. */
  | { readonly state: 'too-long' }
  /** The browser cannot compress. */
  | { readonly state: 'unsupported' };

/**
 * Puts a report into a link, without its receipts where it would be too long with them.
 *
 * @param page address of the page that opens it, without a fragment
 */
export async function makeLink(page: string, report: ReportJson, signature: Signature | null): Promise<MadeLink> {
  if (typeof CompressionStream === 'undefined') return { state: 'unsupported' };
  for (const receipts of lacksReceipts(report) ? (['without'] as const) : (['with', 'without'] as const)) {
    const packed = await pack(linkPayload(report, signature, receipts));
    const link = page + reportFragment(packed);
    if (link.length <= LINK_LIMIT) return { state: 'made', link, receipts };
  }
  return { state: 'too-long' };
}
