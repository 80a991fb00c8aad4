/** Writes what a link carries. It is apart from what reads it, which needs the shape of all of a report. */
import { canonicalJson, wellFormed } from './canonical-json';
import type { HandedOn } from './link';
import { withoutReceipts, type ReportJson, type Signature } from './signature';

/** The text a link carries. */
export function linkPayload(report: ReportJson, signature: Signature | null, receipts: 'with' | 'without'): string {
  return canonicalJson(wellFormed({ report: receipts === 'with' ? report : withoutReceipts(report), signature }));
}

/** The text that a link to a comparison carries: what one report's link does, in the order of the columns. */
export function comparisonPayload(reports: readonly HandedOn[], receipts: 'with' | 'without'): string {
  return canonicalJson(
    wellFormed({
      reports: reports.map(({ received, signature }) => ({
        report: receipts === 'with' ? received : withoutReceipts(received),
        signature,
      })),
    }),
  );
}
