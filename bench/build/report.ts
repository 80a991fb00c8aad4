/** What was measured, as text. */
import { stepsOf } from './facet';
import type { Scenario, SiteResult } from './scenarios';

const STEPS_SHOWN = 10;
const MEGABYTE = 1024 * 1024;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** Medians over the runs of one scenario. */
export interface Figures {
  readonly seconds: number;
  /** Null where the system does not tell. */
  readonly cpuSeconds: number | null;
  readonly peakMegabytes: number | null;
  readonly files: number;
  readonly rewritten: number;
  readonly changed: number;
  readonly removed: number;
}

export function figuresOf({ runs }: Scenario): Figures {
  const over = (read: (run: Scenario['runs'][number]) => number) => median(runs.map(read));
  const told = (read: (run: Scenario['runs'][number]) => number | null) =>
    runs.every((run) => read(run) !== null) ? over((run) => read(run) ?? NaN) : null;
  return {
    seconds: over(({ measured }) => measured.seconds),
    cpuSeconds: told(({ measured }) => measured.cpuSeconds),
    peakMegabytes: told(({ measured: { peakBytes } }) => (peakBytes === null ? null : peakBytes / MEGABYTE)),
    files: over(({ files }) => files.files),
    rewritten: over(({ files }) => files.rewritten),
    changed: over(({ files }) => files.changed),
    removed: over(({ files }) => files.removed),
  };
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function round(value: number | null, digits = 0): string {
  return value === null ? '–' : value.toFixed(digits);
}

/** The figures of every scenario, and of the second site beside the first the ratio of both. */
export function formatResults(results: readonly SiteResult[]): string {
  const head = ['scenario', 'site', 'wall s', 'cpu s', 'peak MB', 'files', 'rewritten', 'changed', 'removed'];
  const [first, second] = results;
  const rows = (first?.scenarios ?? []).flatMap(({ name }) => {
    const lines = results.flatMap(({ site, scenarios }) => {
      const scenario = scenarios.find((other) => other.name === name);
      return scenario === undefined ? [] : [{ site, figures: figuresOf(scenario) }];
    });
    const cells = lines.map(({ site, figures }) => [
      name,
      site,
      round(figures.seconds, 1),
      round(figures.cpuSeconds, 1),
      round(figures.peakMegabytes),
      ...[figures.files, figures.rewritten, figures.changed, figures.removed].map((count) => round(count)),
    ]);
    const [a, b] = lines;
    if (a === undefined || b === undefined) return cells;
    const ratio = (read: (figures: Figures) => number | null) => {
      const [over, under] = [read(a.figures), read(b.figures)];
      return over === null || under === null ? '–' : `× ${(over / under).toFixed(2)}`;
    };
    return [
      ...cells,
      [
        name,
        `${first?.site ?? ''}/${second?.site ?? ''}`,
        ratio((f) => f.seconds),
        ratio((f) => f.cpuSeconds),
        ratio((f) => f.peakMegabytes),
      ],
    ];
  });
  const sizes = results.map(
    ({ site, pages, averageBytes }) =>
      `${site}: ${pages} pages, ${round(averageBytes / 1024, 1)} KB of HTML on average`,
  );
  return `${table([head, ...rows])}\n\n${sizes.join('\n')}`;
}

/** Where the time of a Gatsby build goes, by its own account. */
export function formatSteps({ scenarios }: SiteResult): string {
  return scenarios
    .map(({ name, runs }) => {
      const last = runs.at(-1);
      const steps = last === undefined ? [] : stepsOf(last.measured.output);
      const told = steps.reduce((sum, { seconds }) => sum + seconds, 0);
      const lines = steps
        .slice(0, STEPS_SHOWN)
        .map(({ step, seconds }) => `  ${seconds.toFixed(2).padStart(8)}  ${step}`);
      const rest = (last?.measured.seconds ?? 0) - told;
      return [
        `${name}: the longest steps, in seconds`,
        ...lines,
        `  ${rest.toFixed(2).padStart(8)}  (told in no step)`,
      ].join('\n');
    })
    .join('\n\n');
}
