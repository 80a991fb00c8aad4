import { LINK_LIMIT, type Shared } from '../../../brand/sharing/fragment';
import type { HandedOn } from '../../../brand/sharing/link';
import { packReports, type PackedReports } from '../../../brand/sharing/packed-reports';

export type MadeLink =
  | { readonly state: 'made'; readonly link: string; readonly receipts: PackedReports['receipts'] }
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
  const packed = await packReports(kind, shared, LINK_LIMIT - page.length);
  if (packed === null) return { state: 'too-long' };
  return { state: 'made', link: page + packed.fragment, receipts: packed.receipts };
}
