/**
 * The engine of Facet for programs: gather evidence, read facts from it, assess it, compare brands. What is exported here
 * is what `docs/cli.md` promises; the rest of the project is not part of the package's interface.
 */
import { assessEvidence } from '../../brand/engine/assess-evidence';
import { compare as compareReports, type ComparisonResult } from '../../brand/comparison/compare';
import type { Evidence, RequestId } from '../../brand/evidence/evidence';
import type { Facts } from '../../brand/facts/facts';
import type { Report } from '../../brand/report/report';
import { exportText, openExport, type ExportResult } from '../../brand/sharing/export';
import { measure } from '../measuring/measure';
import { measurePage } from '../measuring/measure-page';

export type {
  AnsweredRequest,
  Evidence,
  EvidenceRequest,
  FailedRequest,
  FailureReason,
  RequestId,
  Scope,
  SkippedRequest,
  SkipReason,
} from '../../brand/evidence/evidence';
export type { Facts } from '../../brand/facts/facts';
export type { CheckResult, DimensionId, DimensionResult, Receipt, Report, Score } from '../../brand/report/report';
export type {
  ComparedBrand,
  ComparedCheck,
  Comparison,
  ComparisonProblem,
  ComparisonResult,
} from '../../brand/comparison/compare';
export type { ExportProblem, ExportResult, OpenedExport } from '../../brand/sharing/export';

export interface GatherOptions {
  /** Allows addresses of this computer and of private networks; evidence of scope `preview`. */
  readonly local?: boolean;
  /** The site is not public yet: what only a public site can show is not asked. */
  readonly preview?: boolean;
  /** Header fields, sent only to the site's own host and kept out of the evidence. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** Variables that name proxies and certificate authorities; those of the process where none are given. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Aborting it rejects with its reason. */
  readonly signal?: AbortSignal;
  /** Told of each request as it starts and ends. */
  readonly onRequest?: (progress: {
    readonly id: RequestId;
    readonly state: 'started' | 'answered' | 'failed' | 'skipped';
    readonly ms: number;
  }) => void;
}

/** Nothing could be measured; `code` says why, as `--json` lines of `facet many` do. */
export class NotMeasuredError extends Error {
  constructor(
    readonly code: string,
    /** What was wrong, where it is not the address: a header's name, a proxy, a file. */
    readonly what: string | null,
  ) {
    super(what === null ? code : `${code}: ${what}`);
    this.name = 'NotMeasuredError';
  }
}

/**
 * Asks the site at an address, as the site of Facet and the command do: robots.txt is honoured, and no more requests are
 * made than for any assessment.
 *
 * @param address as people type it: `example.com` or `https://example.com`
 * @throws NotMeasuredError if there is nothing to assess
 */
export async function gather(address: string, options: GatherOptions = {}): Promise<Evidence> {
  const result = await measure(address, {
    local: options.local ?? false,
    preview: options.preview ?? false,
    headers: options.headers ?? [],
    environment: options.environment ?? process.env,
    signal: options.signal ?? new AbortController().signal,
    onRequest: options.onRequest ?? (() => undefined),
  });
  if (!result.ok) throw new NotMeasuredError(result.code, result.what ?? null);
  return result.measured.evidence;
}

/**
 * Evidence of one page, without the network.
 *
 * @param html its text, or its bytes, whose encoding is found as browsers find it
 * @param url where the page belongs; null if that is not known
 */
export function pageEvidence(html: string | Uint8Array, url: string | null = null): Evidence {
  return measurePage(html, url).evidence;
}

/** Reads what the evidence says about the brand: every statement with its source location. */
export function extract(evidence: Evidence): Facts {
  return assessEvidence(evidence).facts;
}

/** Assesses evidence. The same evidence gives the same report, byte for byte as JSON, as on the site. */
export function assess(evidence: Evidence): Report {
  return assessEvidence(evidence).report;
}

/**
 * Compares the reports of two to four brands: only checks that every one of them has a result for count.
 *
 * @returns the comparison, or a code that says why the reports cannot be compared
 */
export function compare(reports: readonly Report[]): ComparisonResult {
  return compareReports(reports);
}

/** The text of a `facet-report.json` with this evidence and its report, which the site and `facet open` read. */
export function toExport(evidence: Evidence): string {
  const { facts, report } = assessEvidence(evidence);
  return exportText({ format: 1, evidence, facts, report: { ...report }, signature: null });
}

/** Reads the text of a `facet-report.json` and makes its report again. */
export function fromExport(text: string): ExportResult {
  return openExport(text, (evidence, ownName) => assessEvidence(evidence, null, ownName));
}
