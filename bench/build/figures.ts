/** Figures of measured runs: medians, and ratios of consecutive runs. */
import type { Run, Scenario, SiteResult } from './scenarios';

const MEGABYTE = 1024 * 1024;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** The readings of one run; null if the system does not provide one. */
export const READINGS = {
  seconds: ({ measured }: Run) => measured.seconds,
  cpuSeconds: ({ measured }: Run) => measured.cpuSeconds,
  peakMegabytes: ({ measured: { peakBytes } }: Run) => (peakBytes === null ? null : peakBytes / MEGABYTE),
  files: ({ files }: Run) => files.files,
  rewritten: ({ files }: Run) => files.rewritten,
  changed: ({ files }: Run) => files.changed,
  removed: ({ files }: Run) => files.removed,
} as const;

export type Reading = keyof typeof READINGS;

/** The median over a scenario's runs; null if the system does not provide the reading. */
export function medianOf({ runs }: Scenario, reading: Reading): number | null {
  const values = runs.map(READINGS[reading]);
  return values.some((value) => value === null) ? null : median(values.map(Number));
}

/** Medians of all readings of one scenario's runs. */
export function figuresOf(scenario: Scenario): Readonly<Record<Reading, number | null>> {
  const names = Object.keys(READINGS) as Reading[];
  return Object.fromEntries(names.map((name) => [name, medianOf(scenario, name)])) as Record<Reading, number | null>;
}

/** Ratios of two sites' runs in one scenario, in the order they were made. */
export function pairedRatios(over: Scenario, under: Scenario, reading: Reading): readonly number[] {
  return over.runs.flatMap((run, index) => {
    const beside = under.runs[index];
    const [a, b] = [READINGS[reading](run), beside === undefined ? null : READINGS[reading](beside)];
    return a === null || b === null ? [] : [a / b];
  });
}

export function scenarioOf({ scenarios }: SiteResult, name: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name);
}
