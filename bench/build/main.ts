/** `npm run bench:build`: how long the site takes to build, beside Astro with the same corpus. See bench/README.md. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '../../src/site/locales';
import { prepareAstro } from './astro';
import { MEASURED_APART, prepareFacet } from './facet';
import { figuresOf, formatResults, formatSteps } from './report';
import { runScenarios, type SiteResult } from './scenarios';
import type { BenchedSite } from './site';

const ROOT = resolve(__dirname, '../..');
const LOGS = join(ROOT, 'node_modules/.cache/facet/bench');

const HELP = `npm run bench:build -- [options]

  --pages N        pages of the corpus over all locales, so N / locales posts in each (default 1000);
                   home, listings, feeds and the site's own pages come on top
  --locales L      how many locales, the first of the table (default 2)
  --only NAME      facet or astro (default both)
  --runs R         builds of each scenario; the median is shown (default 1)
  --astro-plain    Astro without syntax highlighting
  --leave-out LIST outputs of Facet not to be made (default ${MEASURED_APART})
  --json FILE      writes every figure there, too
  --keep           leaves the sites where they were built, and says where
`;

function count(value: string, name: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} takes a whole number above zero.`);
}

function jsonOf(results: readonly SiteResult[]): unknown {
  return results.map(({ scenarios, ...site }) => ({
    ...site,
    scenarios: scenarios.map((scenario) => ({
      name: scenario.name,
      median: figuresOf(scenario),
      runs: scenario.runs.map(({ measured: { output: _, ...measured }, files }) => ({ ...measured, ...files })),
    })),
  }));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '1000' },
      locales: { type: 'string', default: '2' },
      only: { type: 'string' },
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
  const locales = LOCALES.slice(0, count(values.locales, 'locales'));
  const pages = count(values.pages, 'pages');
  const runs = count(values.runs, 'runs');
  const highlight = !values['astro-plain'];
  const makers: Readonly<Record<string, (folder: string, log: string) => BenchedSite>> = {
    facet: (folder, log) => prepareFacet({ root: ROOT, folder, pages, locales, log, leaveOut: values['leave-out'] }),
    astro: (folder, log) => prepareAstro({ root: ROOT, folder, pages, locales, log, highlight }),
  };
  if (values.only !== undefined && makers[values.only] === undefined) throw new Error('--only takes facet or astro.');

  const results: SiteResult[] = [];
  const load = () =>
    `load ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}`;
  console.log(`${pages} pages over ${locales.join(', ')}; ${load()}`);
  mkdirSync(LOGS, { recursive: true });
  for (const [name, make] of Object.entries(makers)) {
    if (values.only !== undefined && values.only !== name) continue;
    const folder = mkdtempSync(join(tmpdir(), `bench-${name}-`));
    const log = join(LOGS, `${name}-${pages}.log`);
    rmSync(log, { force: true });
    const clean = () => rmSync(folder, { recursive: true, force: true });
    if (!values.keep) process.once('exit', clean);
    const site = make(folder, log);
    const result = await runScenarios(site, runs, (line) => console.log(`  ${line} (${load()})`));
    results.push(result);
    if (name === 'facet') console.log(`\n${formatSteps(result)}\n`);
    if (values.keep) console.log(`  ${name} stays in ${folder}`);
    else clean();
  }
  console.log(`\n${formatResults(results)}`);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(jsonOf(results), null, 2));
}

// Leaving by `exit`, which ends what is running and removes the folders.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
