/** What the account page shows, as storage knows it. */
import type { Report } from '../../brand/report';
import type { SavedKind } from '../../site/accounts';

/** One report of what a member saved, without its checks. */
export interface SavedReportFacts {
  readonly origin: string;
  /** Name of the brand as its report has it; null where it states none. */
  readonly name: string | null;
  /** ISO 8601, UTC. */
  readonly collectedAt: string;
  readonly rubricVersion: string;
  readonly scope: Report['scope'];
  /** Per mille. */
  readonly overall: { readonly value: number; readonly low: number; readonly high: number } | null;
}

/** One thing a member saved. */
export interface SavedItem {
  /** Names it in `/api/reports/{id}`, for this member alone. */
  readonly id: string;
  readonly kind: SavedKind;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
  readonly bytes: number;
  /** One report, or those of a comparison in the order of its columns. */
  readonly reports: readonly SavedReportFacts[];
}
