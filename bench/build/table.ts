/** Figures as lines of text. */

/** Columns as wide as their widest cell; all but the first two are numbers. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function round(value: number | null, digits = 0): string {
  return value === null ? '–' : value.toFixed(digits);
}

export function times(ratio: number): string {
  return Number.isFinite(ratio) ? `× ${ratio.toFixed(2)}` : '–';
}
