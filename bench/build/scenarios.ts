/** The scenarios every site is built in, one after the other. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from './measure';
import type { BenchedSite } from './site';
import { difference, snapshotOf, type Difference } from './snapshot';

export interface Scenario {
  readonly name: string;
  readonly runs: readonly { readonly measured: Measurement; readonly files: Difference }[];
}

export interface SiteResult {
  readonly site: string;
  /** HTML files of the finished site, and their average size. */
  readonly pages: number;
  readonly averageBytes: number;
  readonly scenarios: readonly Scenario[];
}

/** What comes before each build of a scenario. */
const SCENARIOS: readonly { readonly name: string; readonly prepare: (site: BenchedSite) => void }[] = [
  { name: 'cold', prepare: (site) => site.clear() },
  { name: 'no change', prepare: () => undefined },
  { name: 'body edited', prepare: (site) => site.corpus.edit() },
  { name: 'post added', prepare: (site) => site.corpus.add() },
];

function pagesOf(output: string): { pages: number; averageBytes: number } {
  const sizes = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return { pages: sizes.length, averageBytes: sizes.reduce((sum, size) => sum + size, 0) / sizes.length };
}

/**
 * @param runs how often each scenario is built
 * @param progress told of every build that has ended
 */
export async function runScenarios(
  site: BenchedSite,
  runs: number,
  progress: (line: string) => void,
): Promise<SiteResult> {
  const scenarios: Scenario[] = [];
  for (const { name, prepare } of SCENARIOS) {
    const done: Scenario['runs'][number][] = [];
    for (let run = 1; run <= runs; run += 1) {
      prepare(site);
      const before = snapshotOf(site.output);
      const measured = await site.build();
      done.push({ measured, files: difference(before, snapshotOf(site.output)) });
      progress(`${site.name}, ${name}, run ${run} of ${runs}: ${measured.seconds.toFixed(1)} s`);
    }
    scenarios.push({ name, runs: done });
  }
  return { site: site.name, ...pagesOf(site.output), scenarios };
}
