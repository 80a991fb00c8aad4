/** `npm run bench build`: how long a build takes, compared with peers on the same corpus. See bench/README.md. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type WrittenLocale } from '../../src/site/locales';
import { prepareAstro } from './astro';
import { prepareEleventy } from './eleventy';
import { MEASURED_APART, prepareFacet } from './facet';
import { figuresOf } from './figures';
import { countFrom, load, LOGS, ROOT, runMain } from './command';
import { formatPageCost, type SizeResult } from './page-cost';
import { formatResults, formatSteps } from './report';
import { checkCorpus, CORPUS_SCENARIOS, runScenarios } from './scenarios';
import type { CorpusSite, SiteOptions } from './site';

const HELP = `npm run bench -- build [options]

  --pages N[,M]    pages of the corpus over all locales, so N / locales posts in each (default 1000);
                   home, listings, feeds and the site's own pages come on top;
                   with two sizes or more, what one more page costs is shown, too
  --locales L      how many locales, the first of the table (default 2)
  --only NAMES     of facet, astro, eleventy, separated by commas (default all)
  --runs R         builds of each scenario, the sites in turns; medians are shown (default 1)
  --astro-plain    Astro without syntax highlighting
  --leave-out LIST outputs of Facet not to be made (default ${MEASURED_APART})
  --json FILE      writes every figure there, too
  --keep           leaves the sites where they were built, and says where
`;

interface Options {
  readonly locales: readonly WrittenLocale[];
  readonly runs: number;
  readonly keep: boolean;
  /** The sites to build, by name. */
  readonly makers: Readonly<Record<string, (options: SiteOptions) => CorpusSite>>;
}

/** Builds all sites with a corpus of one size. */
async function benchSize(pages: number, { locales, runs, keep, makers }: Options): Promise<SizeResult> {
  console.log(`${pages} pages over ${locales.join(', ')}; ${load()}`);
  const folders: string[] = [];
  // At the end: see `setAside`.
  if (!keep)
    process.once('exit', () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
  const prepared = Object.entries(makers).map(([name, make]) => {
    const folder = mkdtempSync(join(tmpdir(), `bench-${name}-`));
    folders.push(folder);
    const log = join(LOGS, `${name}-${pages}.log`);
    rmSync(log, { force: true });
    return make({ root: ROOT, folder, pages, locales, log });
  });
  const sites = await runScenarios({
    sites: prepared,
    scenarios: CORPUS_SCENARIOS,
    runs,
    check: checkCorpus,
    progress: (line) => console.log(`  ${line} (${load()})`),
  });
  if (keep) console.log(`  The sites stay in ${folders.join(', ')}`);
  for (const site of sites) if (site.site === 'facet') console.log(`\n${formatSteps(site)}`);
  console.log(`\n${formatResults(sites)}\n`);
  return { pages, sites };
}

function jsonOf(sizes: readonly SizeResult[]): unknown {
  return sizes.map(({ pages, sites }) => ({
    pages,
    sites: sites.map(({ scenarios, ...site }) => ({
      ...site,
      scenarios: scenarios.map((scenario) => ({
        name: scenario.name,
        median: figuresOf(scenario),
        runs: scenario.runs.map(({ measured: { output: _, ...measured }, files }) => ({ ...measured, ...files })),
      })),
    })),
  }));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '1000' },
      locales: { type: 'string', default: '2' },
      only: { type: 'string', default: 'facet,astro,eleventy' },
      runs: { type: 'string', default: '1' },
      'astro-plain': { type: 'boolean', default: false },
      'leave-out': { type: 'string', default: MEASURED_APART },
      json: { type: 'string' },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const sizes = values.pages.split(',').map((size) => countFrom(size, 'pages'));
  const locales = LOCALES.slice(0, countFrom(values.locales, 'locales'));
  const all: Options['makers'] = {
    facet: (options) => prepareFacet({ ...options, leaveOut: values['leave-out'] }),
    astro: (options) => prepareAstro({ ...options, highlight: !values['astro-plain'] }),
    eleventy: prepareEleventy,
  };
  const names = values.only.split(',');
  if (names.some((name) => !Object.hasOwn(all, name))) {
    throw new Error(`--only takes ${Object.keys(all).join(', ')}, separated by commas.`);
  }
  const makers = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  const runs = countFrom(values.runs, 'runs');
  mkdirSync(LOGS, { recursive: true });

  const results: SizeResult[] = [];
  for (const pages of sizes) results.push(await benchSize(pages, { locales, runs, keep: values.keep, makers }));
  if (results.length > 1) console.log(formatPageCost(results));
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(jsonOf(results), null, 2));
}

runMain(main);
