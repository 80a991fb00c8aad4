/**
 * Calibration: how the checks come out over many pages. It shows which checks tell pages apart, and where facts differ
 * from what others read in the same pages. Figures only: nothing a page says is among them.
 */
import type { Expectations } from './expectations';
import type { CheckResult, DimensionId, Report } from './report';

/** The columns of the figures, in the order they are shown. */
export const TALLIES = ['passed', 'partial', 'failed', 'notApplicable', 'unknown', 'outOfScope'] as const;
export type Tally = (typeof TALLIES)[number];

/** On how many pages a check came out how. */
export type CheckFigures = { readonly id: string; readonly dimension: DimensionId } & Readonly<Record<Tally, number>>;

export interface Calibration {
  readonly format: 1;
  readonly rubricVersion: string;
  /** Names of the pages. */
  readonly pages: readonly string[];
  /** Every check of the rubric, in rubric order. */
  readonly checks: readonly CheckFigures[];
  /** Checks that came to the same outcome on every page, and to none `out of scope`: here they tell nothing apart. */
  readonly unvarying: readonly string[];
  readonly expectations: {
    /** Values that others expect of the pages. */
    readonly compared: number;
    /** Those the facts differ from. */
    readonly differing: readonly { readonly page: string; readonly field: string }[];
  };
}

/** A page with its report and with what others expect of it, where they do. */
export interface AssessedPage {
  readonly name: string;
  readonly report: Report;
  readonly expectations: Expectations | null;
}

function tallyOf(score: CheckResult['score']): Tally {
  if (score === 'na') return 'notApplicable';
  if (score === 'unknown') return 'unknown';
  if (score === 'out-of-scope') return 'outOfScope';
  return score >= 1000 ? 'passed' : score > 0 ? 'partial' : 'failed';
}

function figuresOf({ id, dimension }: CheckResult, results: readonly CheckResult[]): CheckFigures {
  const tally = { passed: 0, partial: 0, failed: 0, notApplicable: 0, unknown: 0, outOfScope: 0 };
  for (const { score } of results) tally[tallyOf(score)]++;
  return { id, dimension, ...tally };
}

/**
 * The figures of pages assessed with one rubric.
 * @param pages at least one
 * @throws Error if their reports are of different rubrics
 */
export function calibration(pages: readonly AssessedPage[]): Calibration {
  const first = pages[0]?.report;
  if (first === undefined) throw new Error('there is no page to calibrate with');
  if (pages.some(({ report }) => report.rubricVersion !== first.rubricVersion)) {
    throw new Error('the reports are of different rubrics');
  }
  const byCheck = first.checks.map((check) => ({
    check,
    results: pages.flatMap(({ report }) => report.checks.filter(({ id }) => id === check.id)),
  }));
  return {
    format: 1,
    rubricVersion: first.rubricVersion,
    pages: pages.map(({ name }) => name),
    checks: byCheck.map(({ check, results }) => figuresOf(check, results)),
    unvarying: byCheck
      .filter(
        ({ check, results }) =>
          check.outcome !== 'out-of-scope' && results.every(({ outcome }) => outcome === check.outcome),
      )
      .map(({ check }) => check.id),
    expectations: {
      compared: pages.reduce((sum, { expectations }) => sum + (expectations?.compared ?? 0), 0),
      differing: pages.flatMap(({ name, expectations }) =>
        (expectations?.differing ?? []).map(({ field }) => ({ page: name, field })),
      ),
    },
  };
}
