/**
 * What an export is made of, part by part, for the schema that other programs read. Apart from what parses exports: no
 * page needs it.
 */
import { MAX_BRANDS } from '../comparison/compared-brands';
import { evidenceShape, EVIDENCE_PARTS, ownNameShape } from './export';
import { jsonSchemas, type JsonSchema } from './json-schema';
import { moment, reportShape, REPORT_PARTS, target } from './report-shape';
import { integer, list, object, oneOf, optional, orNull, text } from './shape';
import { signatureShape } from './signature-shape';

/**
 * Facts are not read back from an export but made again from its evidence. Their other members follow the rubric that
 * reads them, so that these alone are promised.
 */
export const factsShape = object({ format: oneOf([1]), target, collectedAt: moment });

export const reportExportShape = object({
  format: oneOf([1]),
  evidence: evidenceShape,
  facts: factsShape,
  report: reportShape,
  signature: orNull(signatureShape),
  ownName: optional(ownNameShape),
  reusedUntil: optional(moment),
  leftOut: optional(oneOf([true])),
});

const failedSite = object({
  address: text(Number.MAX_SAFE_INTEGER),
  code: text(60),
  retryAfterSeconds: optional(integer(0, Number.MAX_SAFE_INTEGER)),
  place: optional(integer(1, Number.MAX_SAFE_INTEGER)),
  ticket: optional(text(80)),
});

export const comparisonExportShape = object({
  format: oneOf([1]),
  reports: list(MAX_BRANDS, reportExportShape),
  failed: optional(list(MAX_BRANDS, failedSite)),
});

/** By the names that schemas know them by. */
export const EXPORT_PARTS = {
  ReportExport: reportExportShape,
  ComparisonExport: comparisonExportShape,
  FailedSite: failedSite,
  Evidence: evidenceShape,
  ...EVIDENCE_PARTS,
  Facts: factsShape,
  Report: reportShape,
  ...REPORT_PARTS,
  Signature: signatureShape,
} as const;

/**
 * The schema of a file: `facet-report.json` or `facet-comparison.json`, as this version reads it.
 *
 * @param id URL under which the schema is published
 */
export function exportSchema(of: 'ReportExport' | 'ComparisonExport', id: string): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    $ref: `#/$defs/${of}`,
    $defs: jsonSchemas(EXPORT_PARTS, 'read', '#/$defs/'),
  };
}
