/** The scenarios that sites are built in, one after the other; in each of them the sites take turns. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from './measure';
import type { BenchedSite, CorpusSite } from './site';
import { difference, snapshotOf, type Difference } from './snapshot';

export interface Run {
  readonly measured: Measurement;
  readonly files: Difference;
}

export interface Scenario {
  readonly name: string;
  readonly runs: readonly Run[];
}

export interface SiteResult {
  readonly site: string;
  /** HTML files of the finished site, and their average size. */
  readonly pages: number;
  readonly averageBytes: number;
  readonly scenarios: readonly Scenario[];
}

/** What is done before each build of a scenario. */
export interface Preparation<Site extends BenchedSite> {
  readonly name: string;
  readonly prepare: (site: Site) => void;
}

export const COLD: Preparation<BenchedSite> = { name: 'cold', prepare: (site) => site.clear() };
export const NO_CHANGE: Preparation<BenchedSite> = { name: 'no change', prepare: () => undefined };

export const CORPUS_SCENARIOS: readonly Preparation<CorpusSite>[] = [
  COLD,
  NO_CHANGE,
  { name: 'body edited', prepare: (site) => site.corpus.edit() },
  { name: 'post added', prepare: (site) => site.corpus.add() },
];

function pagesOf(output: string): { pages: number; averageBytes: number } {
  const sizes = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return { pages: sizes.length, averageBytes: sizes.reduce((sum, size) => sum + size, 0) / sizes.length };
}

/** @throws Error if a page of the corpus is missing or does not show its text: then no complete build was measured */
export function checkCorpus({ name, corpus, output }: CorpusSite): void {
  const wrong = [...corpus.texts].filter(([page, text]) => {
    const file = join(output, page);
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(text);
  });
  if (wrong.length === 0) return;
  const [[page, text] = []] = wrong;
  throw new Error(`${name} built ${wrong.length} pages of the corpus without their text, ${page} without “${text}”.`);
}

export interface RunOptions<Site extends BenchedSite> {
  readonly sites: readonly Site[];
  readonly scenarios: readonly Preparation<Site>[];
  /** How often each scenario is built. */
  readonly runs: number;
  /** Checks what a build made. @throws Error if it cannot be right */
  readonly check?: (site: Site) => void;
  /** Called after every build. */
  readonly progress: (line: string) => void;
}

/** Builds the sites in turns, so that what disturbs the machine disturbs them all: each run builds each site once. */
export async function runScenarios<Site extends BenchedSite>(options: RunOptions<Site>): Promise<SiteResult[]> {
  const { sites, scenarios, runs, check, progress } = options;
  const built = sites.map((site) => ({ site, scenarios: [] as { name: string; runs: Run[] }[] }));
  for (const { name, prepare } of scenarios) {
    for (const entry of built) entry.scenarios.push({ name, runs: [] });
    for (let run = 1; run <= runs; run += 1) {
      for (const entry of built) {
        prepare(entry.site);
        const before = snapshotOf(entry.site.output);
        const measured = await entry.site.build();
        entry.scenarios.at(-1)?.runs.push({ measured, files: difference(before, snapshotOf(entry.site.output)) });
        check?.(entry.site);
        progress(`${entry.site.name}, ${name}, run ${run} of ${runs}: ${measured.seconds.toFixed(1)} s`);
      }
    }
  }
  return built.map(({ site, scenarios: done }) => ({ site: site.name, ...pagesOf(site.output), scenarios: done }));
}
