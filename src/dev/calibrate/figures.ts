/** The figures of a calibration as text: for a terminal, and for the file. */
import { TALLIES, type Calibration } from '../../brand/score/calibration';

const HEADINGS = ['check', 'passed', 'partial', 'failed', 'n/a', 'unknown', 'no scope'];

/** JSON with one check on each line, so that changes can be read line by line. */
export function figuresFile({ checks, ...rest }: Calibration): string {
  const lines = checks.map((check) => `    ${JSON.stringify(check)}`).join(',\n');
  const around = JSON.stringify({ ...rest, checks: [] }, null, 2);
  return `${around.replace('"checks": []', () => `"checks": [\n${lines}\n  ]`)}\n`;
}

/** What was compared with others, and why they differ. */
function comparisonLines(comparisons: Calibration['comparisons']): readonly string[] {
  return comparisons.flatMap(({ id, compared, differing }) => [
    `${id.padEnd(14)} ${compared - differing.length} of ${compared}`,
    ...differing.map(({ item, reason }) => `${' '.repeat(15)}${item}: ${reason}`),
  ]);
}

/** A table of the figures, followed by what they say about the checks. */
export function figuresTable(figures: Calibration): string {
  const { rubricVersion, measuredOn, comparisons, pages, checks, unvarying, expectations } = figures;
  const rows = checks.map((check) => [check.id, ...TALLIES.map((tally) => String(check[tally] || '·'))]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  const differing = expectations.differing.map(({ page, field }) => `${page} ${field}`);
  return [
    `Rubric ${rubricVersion}, ${measuredOn}`,
    '',
    ...comparisonLines(comparisons),
    '',
    `${pages.length} pages`,
    '',
    lineOf(HEADINGS),
    ...rows.map(lineOf),
    '',
    `The same on every page: ${unvarying.join(', ') || 'none'}`,
    `Values expected by others: ${expectations.compared}, differing: ${differing.join(', ') || 'none'}`,
    '',
  ].join('\n');
}
