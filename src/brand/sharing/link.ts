/** What a link carries: a report with its signature, as JSON. */
import type { Report } from '../report';
import { canonicalJson, wellFormed } from './canonical-json';
import type { LinkProblem } from './fragment';
import { reportShape } from './report-shape';
import { isJsonObject, orNull, ShapeError } from './shape';
import { lacksReceipts, signatureShape, withoutReceipts, type ReportJson, type Signature } from './signature';

/** A report as it came from somebody. */
export interface SharedReport {
  /** What is shown of it. */
  readonly report: Report;
  /** All of it, for verifying and handing on. */
  readonly received: ReportJson;
  readonly signature: Signature | null;
  /** The link had no room for the receipts. */
  readonly receiptsLeftOut: boolean;
}

/** The text a link carries. */
export function linkPayload(report: ReportJson, signature: Signature | null, receipts: 'with' | 'without'): string {
  return canonicalJson(wellFormed({ report: receipts === 'with' ? report : withoutReceipts(report), signature }));
}

/**
 * Reads what a link or a file says is a report with its signature.
 *
 * @throws ShapeError where it is none
 */
export function sharedReport(value: unknown): SharedReport {
  if (!isJsonObject(value) || !isJsonObject(value['report'])) throw new ShapeError('a report');
  const received = value['report'];
  return {
    report: reportShape(received),
    received,
    signature: orNull(signatureShape)(value['signature']),
    receiptsLeftOut: lacksReceipts(received),
  };
}

/** Reads a link's payload. */
export function parsePayload(
  payload: string,
): { readonly ok: true; readonly shared: SharedReport } | { readonly ok: false; readonly code: LinkProblem } {
  try {
    const value: unknown = JSON.parse(payload);
    const format = isJsonObject(value) && isJsonObject(value['report']) ? value['report']['format'] : null;
    if (typeof format === 'number' && format !== 1) return { ok: false, code: 'link-version' };
    return { ok: true, shared: sharedReport(value) };
  } catch (cause) {
    if (cause instanceof ShapeError || cause instanceof SyntaxError || cause instanceof RangeError) {
      return { ok: false, code: 'link-malformed' };
    }
    throw cause;
  }
}
