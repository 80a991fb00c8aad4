/** Reports to be saved, for tests. */
import type { Report } from '../../../brand/report/report';
import { sampleBrand } from '../../../brand/testing/compared-brands';
import { canonicalJson } from '../../../brand/sharing/canonical-json';
import { OUTLINE } from '../../../brand/score/rubric-outline';

export const SIGNATURE = { key: 'k1', receipts: 'r'.repeat(43), value: 'v'.repeat(86) };

/** A report as JSON. @param changes members to replace or add */
export function reportJson(host: string, changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const report: Report = sampleBrand(host, [], OUTLINE.version);
  return JSON.parse(canonicalJson({ ...report, ...changes })) as Record<string, unknown>;
}

/** A body that saves one report. */
export function reportBody(host: string, changes: Readonly<Record<string, unknown>> = {}) {
  return { kind: 'report', report: reportJson(host, changes), signature: SIGNATURE } as const;
}

/** A body that saves a comparison. */
export function comparisonBody(...hosts: readonly string[]) {
  const reports = hosts.map((host) => ({ report: reportJson(host), signature: SIGNATURE }));
  return { kind: 'comparison', reports } as const;
}

/** A report of about the given number of bytes, padded with members no version knows. */
export function largeBody(host: string, bytes: number) {
  return reportBody(host, { later: 'x'.repeat(bytes - canonicalJson(reportBody(host)).length) });
}
