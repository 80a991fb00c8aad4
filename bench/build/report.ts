/** The results as text. */
import { figuresOf, median, pairedRatios, scenarioOf, type Reading } from './figures';
import { stepsOf } from './gatsby';
import type { SiteResult } from './scenarios';
import { round, table, times } from './table';

const STEPS_SHOWN = 10;

const HEAD = ['scenario', 'site', 'wall s', 'cpu s', 'peak MB', 'files', 'rewritten', 'changed', 'removed'];

/** Readings shown as ratios. */
const COMPARED: readonly Reading[] = ['seconds', 'cpuSeconds', 'peakMegabytes'];

function figureRow(name: string, result: SiteResult): string[][] {
  const scenario = scenarioOf(result, name);
  if (scenario === undefined) return [];
  const { seconds, cpuSeconds, peakMegabytes, files, rewritten, changed, removed } = figuresOf(scenario);
  const counts = [files, rewritten, changed, removed].map((count) => round(count));
  return [[name, result.site, round(seconds, 1), round(cpuSeconds, 1), round(peakMegabytes), ...counts]];
}

/** The first site over another: for every reading, the ratio of each pair of runs. */
function ratiosOf(name: string, first: SiteResult, other: SiteResult): (readonly number[])[] {
  const [over, under] = [scenarioOf(first, name), scenarioOf(other, name)];
  if (over === undefined || under === undefined) return [];
  return COMPARED.map((reading) => pairedRatios(over, under, reading));
}

/** The ratios of all pairs, if there are several: they show how far to trust the figures. */
function formatPairs(names: readonly string[], [first, ...others]: readonly SiteResult[]): string {
  if (first === undefined || (first.scenarios[0]?.runs.length ?? 0) < 2) return '';
  const rows = names.flatMap((name) =>
    others.map((other) => {
      const [wall = [], cpu = []] = ratiosOf(name, first, other);
      const list = (ratios: readonly number[]) => ratios.map((ratio) => ratio.toFixed(2)).join(' ');
      return [name, `${first.site}/${other.site}`, list(wall), list(cpu)];
    }),
  );
  if (rows.length === 0) return '';
  return `\n\n${table([['each pair', 'ratio of', 'wall', 'cpu'], ...rows])}`;
}

/**
 * The figures of every scenario: medians, and below them the first site over each of the others. A ratio is the median
 * of the ratios of pairs of consecutive runs.
 */
export function formatResults(results: readonly SiteResult[]): string {
  const [first, ...others] = results;
  if (first === undefined) return '';
  const names = first.scenarios.map(({ name }) => name);
  const rows = names.flatMap((name) => [
    ...results.flatMap((result) => figureRow(name, result)),
    ...others.map((other) => [
      name,
      `${first.site}/${other.site}`,
      ...ratiosOf(name, first, other).map((ratios) => times(median(ratios))),
    ]),
  ]);
  const sizes = results.map(
    ({ site, pages, averageBytes }) =>
      `${site}: ${pages} pages, ${round(averageBytes / 1024, 1)} KB of HTML on average`,
  );
  return `${table([HEAD, ...rows])}${formatPairs(names, results)}\n\n${sizes.join('\n')}`;
}

/** Where the time of a Gatsby build goes, as Gatsby reports it. */
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
