/** `npm run bench:zips`: how large the deployed functions are, and how long a new process of each takes. See bench/README.md. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBundles, unpack, type Bundle } from '../../src/dev/deployed/bundles';
import { functionEnvironment } from '../../src/dev/deployed/environment';

const HELP = `npm run bench:zips -- [options]      after netlify build --offline

  --root F    folder of a project that was built (default: this one)
  --runs R    new processes of each function (default 5)
`;

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: process.cwd() },
    runs: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** Imports the entry point and, as it does with the first request, the function; prints wall and CPU time in ms. */
function codeOf(taskRoot: string): string {
  const entry = join(taskRoot, '___netlify-entry-point.mjs');
  const main = /getLambdaHandler\('(.*?)'\)/.exec(readFileSync(entry, 'utf8'))?.[1] ?? '';
  return `
    globalThis.awslambda = { streamifyResponse: (handler) => handler };
    const began = performance.now();
    await import(${JSON.stringify(entry)});
    await import(${JSON.stringify(join(taskRoot, main))});
    const { user, system } = process.cpuUsage();
    console.log(JSON.stringify([performance.now() - began, (user + system) / 1000]));
    process.exit(0);`;
}

async function measure(bundle: Bundle): Promise<readonly [zip: number, wall: number, cpu: number]> {
  const taskRoot = await unpack(bundle);
  const env = { ...functionEnvironment(bundle.name, 'https://facet.example', 'site', {}), LAMBDA_TASK_ROOT: taskRoot };
  const runs = Array.from({ length: Number(values.runs) + 1 }, () => {
    const args = ['--input-type=module', '--eval', codeOf(taskRoot)];
    return JSON.parse(execFileSync(process.execPath, args, { env, cwd: tmpdir(), encoding: 'utf8' })) as number[];
  });
  // The first one reads the files from the disk.
  const [wall, cpu] = [0, 1].map((column) => median(runs.slice(1).map((run) => run[column] ?? NaN)));
  return [statSync(bundle.file).size, Math.round(wall ?? NaN), Math.round(cpu ?? NaN)];
}

async function main(): Promise<void> {
  console.log('| function | zip, KB | import, ms | its CPU, ms |\n| --- | ---: | ---: | ---: |');
  const sums = [0, 0, 0];
  for (const bundle of readBundles(resolve(values.root))) {
    const figures = await measure(bundle);
    for (const [column, figure] of figures.entries()) sums[column] = (sums[column] ?? 0) + figure;
    console.log(`| ${bundle.name} | ${Math.round(figures[0] / 1000)} | ${figures[1]} | ${figures[2]} |`);
  }
  console.log(`| all | ${Math.round((sums[0] ?? 0) / 1000)} | ${sums[1] ?? 0} | ${sums[2] ?? 0} |`);
}

if (values.help) console.log(HELP);
else void main();
