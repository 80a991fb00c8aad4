/**
 * Calibration: how the checks come out over many pages. It shows which checks tell pages apart, and where facts differ
 * from what others read in the same pages. Figures only: nothing a page says is among them.
 */
import type { Expectations } from './expectations';
import type { CheckResult, DimensionId, Report } from '../report/report';
import { CHECK_POINTS } from './check-points';
import { rubricDigest } from './rubric-digest';

/** The columns of the figures, in the order they are shown. */
export const TALLIES = ['passed', 'partial', 'failed', 'notApplicable', 'unknown', 'outOfScope'] as const;
export type Tally = (typeof TALLIES)[number];

/** On how many pages a check came out how. */
export type CheckFigures = { readonly id: string; readonly dimension: DimensionId } & Readonly<Record<Tally, number>>;

/**
 * What is compared with what others say: whether images, and links, have names (axe-core in Chromium); whether examples
 * break a rule (W3C's ACT rules); whose a page is and whether its names disagree (labels from reading it); titles,
 * languages and addresses (the metascraper project's tool).
 */
export const COMPARISONS = [
  'images',
  'links',
  'act',
  'names',
  'disagreements',
  'titles',
  'languages',
  'addresses',
] as const;
export type ComparisonId = (typeof COMPARISONS)[number];

/** Why we say something else than others do. */
export const DIFFERENCE_REASONS = [
  'hidden',
  'inferred',
  'encoding',
  'unnamed',
  'misnamed',
  'false-alarm',
  'missed',
  'unexplained',
] as const;
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

export interface Difference {
  /** A page, such as `ogs/smile`, or an example. */
  readonly item: string;
  readonly reason: DifferenceReason;
}

export interface Comparison {
  readonly id: ComparisonId;
  /** Pages or examples. */
  readonly compared: number;
  readonly differing: readonly Difference[];
}

export interface Calibration {
  readonly format: 2;
  readonly rubricVersion: string;
  /** State of the rubric they were measured with (`rubric-digest.ts`). */
  readonly rubricDigest: string;
  /** When the figures were measured: an ISO 8601 date. */
  readonly measuredOn: string;
  /** In the order of `COMPARISONS`. */
  readonly comparisons: readonly Comparison[];
  /** Names of the pages. */
  readonly pages: readonly string[];
  /** Every check of the rubric, in rubric order. */
  readonly checks: readonly CheckFigures[];
  /** Checks with the same outcome on every page, except `out of scope`: they distinguish nothing here. */
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
 * The figures of pages assessed with one rubric, and of what was compared with others.
 * @param pages at least one
 * @param measuredOn an ISO 8601 date
 * @throws Error if their reports are of different rubrics
 */
export function calibration(
  pages: readonly AssessedPage[],
  measuredOn: string,
  comparisons: readonly Comparison[] = [],
): Calibration {
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
    format: 2,
    rubricVersion: first.rubricVersion,
    rubricDigest: rubricDigest(),
    measuredOn,
    comparisons: COMPARISONS.flatMap((id) => comparisons.filter((one) => one.id === id)),
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

/** A check with the pages that do not pass it. */
export interface OftenFound {
  readonly id: string;
  readonly dimension: DimensionId;
  /** Pages on which it failed, wholly or in part. */
  readonly found: number;
  /** Pages that it had a verdict on. */
  readonly asked: number;
}

/** Least share of the pages that a check has a verdict on, to be told of all of them. */
const TELLING_SHARE = 0.8;

/** Checks that cost points, by how many of the pages do not pass them, the most first. */
export function oftenFound({ checks, pages }: Pick<Calibration, 'checks' | 'pages'>): readonly OftenFound[] {
  const judged = new Set(CHECK_POINTS.filter(({ standing }) => standing !== null).map(({ id }) => id));
  return checks
    .map(({ id, dimension, passed, partial, failed }) => ({
      id,
      dimension,
      found: partial + failed,
      asked: passed + partial + failed,
    }))
    .filter(({ id, found, asked }) => judged.has(id) && found > 0 && asked >= TELLING_SHARE * pages.length)
    .toSorted((one, other) => other.found / other.asked - one.found / one.asked);
}
