/** Reads what a link carries: a report with its signature, as JSON. */
import { MAX_BRANDS, MIN_BRANDS } from '../comparison/compared-brands';
import type { Report } from '../report/report';
import type { LinkProblem } from './fragment';
import { reportShape } from './report-shape';
import { isJsonObject, ShapeError } from './json';
import { orNull } from './shape';
import { lacksReceipts, type ReportJson, type Signature } from './signature';
import { signatureShape } from './signature-shape';

/** A report as it was received. */
export interface SharedReport {
  /** What is shown of it. */
  readonly report: Report;
  /** All of it, for verifying and passing on. */
  readonly received: ReportJson;
  readonly signature: Signature | null;
  /** The link had no room for the receipts. */
  readonly receiptsLeftOut: boolean;
}

/**
 * Reads what a link or a file says is a report with its signature.
 *
 * @throws ShapeError if the value is not one
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

type Parsed<T> = { readonly ok: true; readonly shared: T } | { readonly ok: false; readonly code: LinkProblem };

/** Whether a value has a format later than ours. */
function isOfLaterFormat(value: unknown): boolean {
  const format = isJsonObject(value) && isJsonObject(value['report']) ? value['report']['format'] : null;
  return typeof format === 'number' && format !== 1;
}

function parsed<T>(payload: string, isLater: (value: unknown) => boolean, read: (value: unknown) => T): Parsed<T> {
  try {
    const value: unknown = JSON.parse(payload);
    if (isLater(value)) return { ok: false, code: 'link-version' };
    return { ok: true, shared: read(value) };
  } catch (cause) {
    if (cause instanceof ShapeError || cause instanceof SyntaxError || cause instanceof RangeError) {
      return { ok: false, code: 'link-malformed' };
    }
    throw cause;
  }
}

/** Reads the payload of a link to a report. */
export function parsePayload(payload: string): Parsed<SharedReport> {
  return parsed(payload, isOfLaterFormat, sharedReport);
}

/** A report as it is passed on: as received, with its signature. */
export type HandedOn = Pick<SharedReport, 'received' | 'signature'>;

function reportsIn(value: unknown): readonly unknown[] {
  const reports = isJsonObject(value) ? value['reports'] : null;
  return Array.isArray(reports) ? reports : [];
}

/** Reads the payload of a link to a comparison: two to four reports, each as a link of its own would hold it. */
export function parseComparisonPayload(payload: string): Parsed<readonly SharedReport[]> {
  return parsed(
    payload,
    (value) => reportsIn(value).some(isOfLaterFormat),
    (value) => {
      const reports = reportsIn(value);
      if (reports.length < MIN_BRANDS || reports.length > MAX_BRANDS) throw new ShapeError('two to four reports');
      return reports.map(sharedReport);
    },
  );
}
