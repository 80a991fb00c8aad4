/** `npm run bench many`: a long list of addresses, whole and killed in the middle. See bench/README.md. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLine } from '../../src/cli/many/lines';
import { LIMITS } from '../../src/site/limits';
import type { Told } from './run';
import { serveSites, type Sites } from './sites';

const HELP = `npm run bench -- many [options]

  --sites N    addresses in the list (default 500)
  --ms N       how long each answer takes (default 20)
`;

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '500' },
    ms: { type: 'string', default: '20' },
    help: { type: 'boolean', default: false },
  },
});

const COUNT = Number(values.sites);
const HEAPS = 10;

function start(list: string, output: string): ChildProcess {
  return fork(join(__dirname, 'run.ts'), [list, output, String(Math.floor(COUNT / HEAPS))], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
}

interface Run {
  readonly seconds: number;
  /** Megabytes after a collection, over the run. */
  readonly heaps: readonly number[];
  readonly results: number;
}

/** @param killedAfter results, null where it ends by itself */
async function run(list: string, output: string, killedAfter: number | null): Promise<Run> {
  const child = start(list, output);
  const began = performance.now();
  const heaps: number[] = [];
  let results = 0;
  child.on('message', ({ heap }: Told) => {
    results += 1;
    if (heap !== null) heaps.push(heap);
    if (results === killedAfter) child.kill('SIGKILL');
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0 && killedAfter === null) throw new Error(`the run ended with ${String(code)}`);
  return { seconds: (performance.now() - began) / 1000, heaps, results };
}

const shown = (figure: number) => figure.toFixed(1);

function finishedIn(output: string): readonly string[] {
  const lines = readFileSync(output, 'utf8').split('\n');
  return lines.map(readLine).flatMap((line) => (line?.ok === true ? [line.address] : []));
}

function requestFigures({ addresses, asked, shared }: Sites): string {
  const counts = addresses.map((address) => asked.get(address) ?? 0);
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const most = Math.max(...counts);
  return `${shown(mean)} on average, ${String(most)} at most (of ${String(LIMITS.requestsPerAssessment)}); of the third party all name ${String(shared())} (of ${String(LIMITS.neighbourRequests)} in ten minutes)`;
}

async function whole(folder: string): Promise<void> {
  const sites = await serveSites(COUNT, Number(values.ms));
  const list = join(folder, 'whole.txt');
  const output = join(folder, 'whole.ndjson');
  writeFileSync(list, sites.addresses.join('\n'));
  const { seconds, heaps } = await run(list, output, null);
  sites.server.close();
  console.log(`${String(COUNT)} sites, answers of ${values.ms} ms: ${shown(seconds)} s`);
  console.log(`results: ${String(finishedIn(output).length)}, ${shown(statSync(output).size / 1e6)} MB`);
  console.log(`heap after a collection, MB: ${heaps.map(shown).join(', ')}`);
  console.log(`requests per site: ${requestFigures(sites)}`);
}

async function killed(folder: string): Promise<void> {
  const sites = await serveSites(COUNT, Number(values.ms));
  const list = join(folder, 'killed.txt');
  const output = join(folder, 'killed.ndjson');
  writeFileSync(list, sites.addresses.join('\n'));
  await run(list, output, Math.floor(COUNT / 2));
  const finished = finishedIn(output);
  const before = new Map(sites.asked);
  const again = await run(list, output, null);
  sites.server.close();
  const twice = finished.filter((address) => sites.asked.get(address) !== before.get(address));
  console.log(
    `killed after ${String(finished.length)} results, then ${String(again.results)} more in ${shown(again.seconds)} s`,
  );
  console.log(`results: ${String(new Set(finishedIn(output)).size)} of ${String(COUNT)}`);
  console.log(`finished sites that were asked again: ${String(twice.length)}`);
}

async function main(): Promise<void> {
  if (values.help) {
    console.log(HELP);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'facet-many-'));
  try {
    await whole(folder);
    await killed(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void main();
