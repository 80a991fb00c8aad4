/** A report in the fragment of an address: what stands there, apart from how it is compressed. */
import type { Report } from '../report';
import { canonicalJson, wellFormed } from './canonical-json';
import { reportShape } from './report-shape';
import { isJsonObject, orNull, ShapeError } from './shape';
import { lacksReceipts, signatureShape, withoutReceipts, type ReportJson, type Signature } from './signature';

const NAME = 'r';
const VERSION = '1';

/** Longest address that is handed out, in characters: what mail programs and messengers leave whole. */
export const LINK_LIMIT = 8_000;

/** Most bytes a payload is inflated to. */
export const PAYLOAD_LIMIT = 1_000_000;

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

export type LinkProblem = 'link-malformed' | 'link-version' | 'link-too-large';

export type FragmentResult =
  { readonly ok: true; readonly packed: string } | { readonly ok: false; readonly code: LinkProblem };

/** Whether a fragment is meant to hold a report. */
export function isReportFragment(fragment: string): boolean {
  return fragment.startsWith(`#${NAME}=`);
}

/** @param packed compressed payload in base64url */
export function reportFragment(packed: string): string {
  return `#${NAME}=${VERSION}.${packed}`;
}

/** Takes the packed payload out of a fragment, or says why it cannot be read. */
export function packedIn(fragment: string): FragmentResult {
  const [, version, packed] = /^#r=(\d{1,6})\.(.*)$/s.exec(fragment) ?? [];
  if (version === undefined || packed === undefined) return { ok: false, code: 'link-malformed' };
  if (version !== VERSION) return { ok: false, code: 'link-version' };
  return { ok: true, packed };
}

/** The fragment of a link somebody pasted, whatever stands around it; null where it holds no report. */
export function fragmentOf(link: string): string | null {
  return /#r=[\w.-]*/.exec(link.trim())?.[0] ?? null;
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
