/**
 * The engine of Facet for programs: gather evidence, read facts from it, assess it, compare brands. What is exported here
 * is what `docs/cli.md` promises; the rest of the project is not part of the package's interface.
 */
import { assessEvidence } from '../../brand/assess-evidence';
import { compare as compareReports, type ComparisonResult } from '../../brand/compare';
import type { Evidence } from '../../brand/evidence';
import type { Facts } from '../../brand/facts';
import type { Report } from '../../brand/report';
import { exportText, openExport, type ExportResult } from '../../brand/sharing/export';

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
} from '../../brand/evidence';
export type { Facts } from '../../brand/facts';
export type { CheckResult, DimensionId, DimensionResult, Receipt, Report, Score } from '../../brand/report';
export type {
  ComparedBrand,
  ComparedCheck,
  Comparison,
  ComparisonProblem,
  ComparisonResult,
} from '../../brand/compare';
export type { ExportProblem, ExportResult, OpenedExport } from '../../brand/sharing/export';

/** Reads what the evidence says of the brand: every statement with the place where it stands. */
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
