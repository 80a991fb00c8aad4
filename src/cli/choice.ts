/** A report reduced to some of its checks. Pure. */
import type { Report } from '../brand/report/report';

/** Ids of checks; null for all. */
export type Choice = ReadonlySet<string> | null;

/** How many checks of a report are shown; null for all. */
export interface Shown {
  readonly shown: number;
  readonly total: number;
}

/**
 * The report with the chosen checks alone. It has no overall score, which all checks make together, and the scores of
 * those dimensions alone whose checks are all chosen.
 */
export function narrowed(report: Report, choice: Choice): Report {
  if (choice === null) return report;
  const isWhole = (id: string) => report.checks.every((check) => check.dimension !== id || choice.has(check.id));
  return {
    ...report,
    overall: null,
    dimensions: report.dimensions.filter(({ id }) => isWhole(id)),
    checks: report.checks.filter(({ id }) => choice.has(id)),
  };
}

export function shownOf(report: Report, choice: Choice): Shown | null {
  if (choice === null) return null;
  return { shown: report.checks.filter(({ id }) => choice.has(id)).length, total: report.checks.length };
}
