import { LINK_LIMIT, sharedFragment, type Shared } from '../../../brand/sharing/fragment';
import { comparisonPayload, linkPayload, type HandedOn } from '../../../brand/sharing/link';
import { lacksReceipts } from '../../../brand/sharing/signature';
import { pack } from './pack';

export type MadeLink =
  | { readonly state: 'made'; readonly link: string; readonly receipts: 'with' | 'without' }
  /** Longer than a link may be, without its receipts too. */
  | { readonly state: 'too-long' }
  /** The browser cannot compress. */
  | { readonly state: 'unsupported' };

type Receipts = 'with' | 'without';

async function shortEnough(
  page: string,
  kind: Shared,
  choices: readonly Receipts[],
  payload: (receipts: Receipts) => string,
): Promise<MadeLink> {
  if (typeof CompressionStream === 'undefined') return { state: 'unsupported' };
  for (const receipts of choices) {
    const link = page + sharedFragment(kind, await pack(payload(receipts)));
    if (link.length <= LINK_LIMIT) return { state: 'made', link, receipts };
  }
  return { state: 'too-long' };
}

function choicesFor(reports: readonly HandedOn[]): readonly Receipts[] {
  return reports.every(({ received }) => lacksReceipts(received)) ? ['without'] : ['with', 'without'];
}

/**
 * Puts a report into a link, without its receipts where it would be too long with them.
 *
 * @param page URL of the page that opens it, without a fragment
 */
export function makeLink(page: string, shared: HandedOn): Promise<MadeLink> {
  const { received, signature } = shared;
  return shortEnough(page, 'report', choicesFor([shared]), (receipts) => linkPayload(received, signature, receipts));
}

/** Puts a comparison into a link: as `makeLink` does with one report. */
export function makeComparisonLink(page: string, shared: readonly HandedOn[]): Promise<MadeLink> {
  return shortEnough(page, 'comparison', choicesFor(shared), (receipts) => comparisonPayload(shared, receipts));
}
