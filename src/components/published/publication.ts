/** What a published page shows, as its function read it. */
import type { Comparison } from '../../brand/comparison/compare';
import type { Report } from '../../brand/report/report';
import type { PublishedKind, ReportState } from '../../site/published-reports';

/** An assessed site in a publication. */
export interface PublishedBrand {
  readonly report: Report;
  /** One line by the site's owner; empty if the owner wrote none. */
  readonly reply: string;
}

/** What is said about a publication besides what it reports. */
export interface PublicationFacts {
  readonly id: string;
  readonly kind: PublishedKind;
  readonly state: ReportState;
  /** Path of the page, from its locale on. */
  readonly path: string;
  /** Origin of this site, for addresses that are pasted elsewhere. */
  readonly siteUrl: string;
  readonly publishedAt: string;
  readonly expiresAt: string;
  /** The publication that this one measured again; null if it measured none again, or that one is gone. */
  readonly previous: PreviousPublication | null;
  /** Id of the newest that measured this one again. */
  readonly next: string | null;
}

export interface PreviousPublication {
  readonly id: string;
  readonly kind: PublishedKind;
  /** When its first report was measured. */
  readonly collectedAt: string;
  readonly reports: readonly Report[];
}

/** A comparison with the columns that their sites hide left out. */
export interface PublishedBrands {
  /** Shown, in the order of their columns. */
  readonly brands: readonly PublishedBrand[];
  /** Origins of the sites whose owners hide published reports. */
  readonly hidden: readonly string[];
  /** Null if too few are shown, or they cannot be compared. */
  readonly comparison: Comparison | null;
}
