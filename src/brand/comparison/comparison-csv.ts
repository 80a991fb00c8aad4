/** A comparison as a table for spreadsheets. Codes stay codes; only titles and heads are in words. */
import { brandLabel } from './compared-brands';
import type { Comparison, LeftOutCheck } from './compare';
import { csvRows, type Cell } from '../../encoding/csv';
import type { Piece } from '../../encoding/text';
import type { CheckResult, DimensionId, Report } from '../report/report';

/** Words of the file, in the reader's language. */
export interface ComparisonCsvWords {
  readonly head: {
    /** Columns: the check's id, its title, its dimension, its weight, whether it counts. */
    readonly check: string;
    readonly title: string;
    readonly dimension: string;
    readonly weight: string;
    readonly counts: string;
    /** Column of a brand's outcome codes. */
    readonly outcome: (brand: string) => string;
    /** Column of a brand's scores, in per mille. */
    readonly score: (brand: string) => string;
  };
  readonly title: (check: string) => string;
  readonly dimension: (id: DimensionId) => string;
  /** How the table marks a check that all brands have a verdict on, and one that is left out. */
  readonly counts: string;
  readonly leftOut: string;
}

function resultCells({ outcome, score }: CheckResult): readonly Cell[] {
  return [outcome, score];
}

/**
 * One row for each check that is compared, the ones that count first, in the comparison's order.
 *
 * @param reports the reports compared, in the comparison's order
 * @returns the file's text without a byte order mark
 */
export function comparisonCsv(
  reports: readonly Report[],
  comparison: Comparison,
  words: ComparisonCsvWords,
): Piece<'csv'> {
  const { head } = words;
  const row = ({ id, dimension, weight, results }: LeftOutCheck, counts: string): readonly Cell[] => [
    id,
    words.title(id),
    words.dimension(dimension),
    weight,
    counts,
    ...results.flatMap(resultCells),
  ];
  return csvRows([
    [
      head.check,
      head.title,
      head.dimension,
      head.weight,
      head.counts,
      ...reports.map(brandLabel).flatMap((brand) => [head.outcome(brand), head.score(brand)]),
    ],
    ...comparison.checks.map((check) => row(check, words.counts)),
    ...comparison.leftOutChecks.map((check) => row(check, words.leftOut)),
  ]);
}
