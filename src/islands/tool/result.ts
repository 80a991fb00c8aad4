/** A report as the page holds it, with how it came here and what it was made from. */
import type { Evidence } from '../../brand/evidence/evidence';
import type { Facts } from '../../brand/facts/facts';
import type { Report } from '../../brand/report/report';
import type { SitePictures } from '../../brand/evidence/site-pictures';
import type { Remade } from '../../brand/sharing/export';
import type { ReportJson, Signature } from '../../brand/sharing/signature';
import type { Verdict } from '../../brand/sharing/verify';
import type { ReportState } from '../../site/published-reports';

/** What a report was made from. */
export type Basis =
  | { readonly state: 'here'; readonly facts: Facts; readonly evidence: Evidence }
  /** The evidence follows the report. */
  | { readonly state: 'awaited'; readonly facts: Facts }
  /** The answer broke off after the report. */
  | { readonly state: 'lost' }
  /** A link carries none, and accounts keep none. */
  | { readonly state: 'none' };

/** Something in an account, and which of its reports this is. */
export interface SavedPart {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
  /** From 0, in the order of the columns. */
  readonly place: number;
  /** Number of its reports. */
  readonly of: number;
}

/** Something that has an address, and which of its reports this is. */
export interface PublishedPart {
  readonly id: string;
  readonly state: ReportState;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  readonly expiresAt: string;
  /** From 0, in the order of the columns. */
  readonly place: number;
  /** Number of its reports. */
  readonly of: number;
}

/** How a report came to this page. */
export type Arrival =
  /** `network`: the function measured the site. `html`: made here from what was pasted. */
  | { readonly from: 'network' | 'html' }
  /** Recorded evidence of an invented brand. */
  | { readonly from: 'example' }
  | { readonly from: 'link'; readonly receiptsLeftOut: boolean }
  /** Its reader's account. */
  | { readonly from: 'saved'; readonly receiptsLeftOut: boolean; readonly item: SavedPart }
  /** A page that everyone can open, or whoever has its address. */
  | { readonly from: 'published'; readonly receiptsLeftOut: boolean; readonly item: PublishedPart }
  /** This tab, which kept it while its reader signed in. */
  | { readonly from: 'aside'; readonly receiptsLeftOut: boolean }
  | { readonly from: 'file'; readonly remade: Remade };

/** Ways of arrival of what this page made itself, so that there is nothing to verify. */
const MADE_HERE = ['network', 'html', 'example'] as const satisfies readonly Arrival['from'][];

export type MadeHere = (typeof MADE_HERE)[number];

export function isMadeHere(from: unknown): from is MadeHere {
  return MADE_HERE.some((known) => known === from);
}

/** The brand's right name as a reader put it in, and what the report is with it. */
export interface Correction {
  readonly name: string;
  readonly report: Report;
}

export interface AssessmentResult {
  readonly report: Report;
  /** All of the report as it came, for verifying and passing on. */
  readonly received: ReportJson;
  readonly signature: Signature | null;
  readonly arrival: Arrival;
  readonly basis: Basis;
  /** Of a report that was opened, where it was found before it was shown. */
  readonly verification?: Verification;
  /** Of the site as it was measured just now; kept in this page's memory and nowhere else. */
  readonly pictures?: SitePictures;
  /** For an existing report: when its site can be measured again, in ISO 8601. Kept only in this page's memory. */
  readonly reusedUntil?: string;
  /** A query or a fragment was typed and is no part of what was measured. Kept only in this page's memory. */
  readonly leftOut?: true;
  /** Part of a saved file, beside the report as it was measured; no link and no account holds it. */
  readonly correction?: Correction;
}

/** What can be said about a report that was opened: whether this site measured it. */
export type Verification =
  | Verdict
  /** It has no signature. */
  | 'unsigned'
  /** It rests on HTML the user pasted, which this site has not seen. */
  | 'pasted'
  /** It is of a site that was not public yet, measured on somebody's own machine. */
  | 'preview'
  /** Its figures do not follow from its checks. */
  | 'inconsistent'
  /** The keys could not be loaded. */
  | 'unreachable';

/** A result, and the rest of what it was made from where that comes later: null if it does not come. */
export interface Production {
  readonly result: AssessmentResult;
  readonly evidence?: Promise<Evidence | null>;
}
