/** What is written of each address of a list: one line of JSON, complete in itself. */
import type { Encoded } from '../../encoding/text';
import type { Scope } from '../../brand/evidence/evidence';
import { DIMENSION_IDS, hasLostPoints, type DimensionId, type Report } from '../../brand/report/report';
import { headingName } from '../../brand/urls/target';
import { jsonFile } from '../../encoding/json';
import type { Measured } from '../measured';
import type { MeasureProblem } from '../measuring/measure';

interface LineHead {
  readonly format: 1;
  /** As written in the list. */
  readonly address: string;
  /** Null for an invalid address. */
  readonly origin: string | null;
  /** Another page than the origin's home page, if it is one. */
  readonly page?: string;
  readonly scope: Scope;
  readonly rubric: string;
  /** Requests that were made for it, redirects included. */
  readonly requests: number;
}

export interface MeasuredLine extends LineHead {
  readonly origin: string;
  readonly ok: true;
  readonly report: Report;
  /** If they were asked for. With them, a line is an export. */
  readonly evidence?: Measured['evidence'];
  readonly facts?: Measured['facts'];
}

export interface FailedLine extends LineHead {
  readonly ok: false;
  readonly code: MeasureProblem;
  /** The header, proxy or file that is wrong. */
  readonly what?: string;
  /** With which the home page was refused. */
  readonly status?: number;
}

export type Line = MeasuredLine | FailedLine;

/** How every line begins. */
export const LINE_START = '{"format":1,"address":';

/** Problems that are of this machine or this moment: the address is measured when the list is taken up again. */
const TRY_AGAIN: readonly MeasureProblem[] = [
  'unexpected',
  'site-resting',
  'header-refused',
  'proxy-malformed',
  'proxy-failed',
  'authorities-unreadable',
];

/** Whether an address needs no measuring again. */
export function isFinished(line: Line): boolean {
  return line.ok || !TRY_AGAIN.includes(line.code);
}

/** The text of a line, its end included. */
export function lineText(line: Line): Encoded<'json'> {
  const { format, address, ...rest } = line;
  return jsonFile({ format, address, ...rest });
}

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false;
  const line: Partial<Record<keyof MeasuredLine | 'code', unknown>> = value;
  if (line.format !== 1 || typeof line.address !== 'string' || typeof line.scope !== 'string') return false;
  if (typeof line.rubric !== 'string' || (line.origin !== null && typeof line.origin !== 'string')) return false;
  return line.ok === true ? typeof line.report === 'object' && line.report !== null : typeof line.code === 'string';
}

/** Reads what this command wrote; null for any other text. */
export function readLine(text: string): Line | null {
  try {
    const value = JSON.parse(text) as unknown;
    return isLine(value) ? value : null;
  } catch {
    return null;
  }
}

/** What the table at the end shows of an address: codes and figures in per mille. */
export type SummaryRow =
  | (Pick<LineHead, 'address' | 'page' | 'requests'> & {
      readonly ok: true;
      readonly origin: string;
      readonly name: string | null;
      readonly overall: Report['overall'];
      readonly dimensions: Readonly<Partial<Record<DimensionId, number | null>>>;
      readonly collectedAt: string;
      /** Checks that lost points. */
      readonly findings: number;
    })
  | (Pick<FailedLine, 'address' | 'page' | 'requests' | 'code' | 'what' | 'status'> & {
      readonly ok: false;
      readonly origin: string | null;
    });

/** What tells a line or row from those of other pages. */
export function keyOf({ address, origin, page }: Pick<LineHead, 'address' | 'origin' | 'page'>): string {
  return page ?? origin ?? address;
}

/** The row of a line. */
export function summaryRow(line: Line): SummaryRow {
  if (!line.ok) {
    const { address, page, requests, origin, code, what, status } = line;
    return {
      address,
      ...(page !== undefined && { page }),
      requests,
      ok: false,
      origin,
      code,
      ...(what !== undefined && { what }),
      ...(status !== undefined && { status }),
    };
  }
  const { address, page, requests, origin, report } = line;
  const valueOf = (id: DimensionId) => report.dimensions.find((one) => one.id === id)?.score?.value ?? null;
  return {
    address,
    ...(page !== undefined && { page }),
    requests,
    ok: true,
    origin,
    name: headingName(report),
    overall: report.overall,
    dimensions: Object.fromEntries(DIMENSION_IDS.map((id) => [id, valueOf(id)] as const)),
    collectedAt: report.collectedAt,
    findings: report.checks.filter(hasLostPoints).length,
  };
}
