/** `npm run bench hostile`: what the costliest pages that anybody can submit cost. See bench/README.md. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { loadavg } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import type { Figures } from './measure';
import { PAGES, PAGE_BYTES } from './pages';

const HELP = `npm run bench -- hostile [options]

  --only TEXT    cases with this in their name
  --all          a line for every case as it is measured, not for the worst alone
`;

/** What is promised of each input (docs/security.md): ms, MB, ms; the median is of all inputs. */
const PROMISED = { medianCpu: 1000, cpu: 5000, memory: 256, blocked: 50 };

/** Growth is only measured from this much CPU, in ms: below it is what any input takes. */
const GROWTH_FROM = 200;

/** Shown of each figure. */
const WORST = 8;

interface Row extends Figures {
  readonly name: string;
  /** CPU of the whole input by that of half of it; null if both are little. */
  readonly growth: number | null;
}

const run = promisify(execFile);

async function measure(name: string, bytes: number): Promise<Figures> {
  const script = join(__dirname, 'measure.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, name, String(bytes)], {
    timeout: 120_000,
  });
  return JSON.parse(stdout) as Figures;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function line({ name, result, cpu, growth, memory, blocked }: Row): string {
  const figures = [cpu.toFixed(0), growth?.toFixed(1) ?? '–', memory.toFixed(0), blocked.toFixed(0)];
  return `${name.padEnd(36)} ${figures.map((figure) => figure.padStart(9)).join('')}  ${result}`;
}

const HEADING = `${''.padEnd(36)} ${['CPU ms', '× half', 'MB', 'block ms'].map((one) => one.padStart(9)).join('')}`;

/** @returns what is not as promised */
function report(rows: readonly Row[]): readonly string[] {
  const worstOf = (key: 'cpu' | 'growth' | 'memory' | 'blocked') =>
    rows.toSorted((a, b) => (b[key] ?? 0) - (a[key] ?? 0));
  const most = (key: 'cpu' | 'memory' | 'blocked') => worstOf(key)[0]?.[key] ?? NaN;
  console.log(`\n${rows.length} hostile pages, load ${(loadavg()[0] ?? NaN).toFixed(1)}\n\n${HEADING}`);
  for (const key of ['cpu', 'memory', 'blocked', 'growth'] as const) {
    console.log(`\nby ${key}`);
    for (const row of worstOf(key).slice(0, WORST)) console.log(line(row));
  }
  const medianCpu = median(rows.map(({ cpu }) => cpu));
  const figures = { medianCpu, cpu: most('cpu'), memory: most('memory'), blocked: most('blocked') };
  console.log(
    `\nmedian CPU ${medianCpu.toFixed(0)} ms, worst ${figures.cpu.toFixed(0)} ms, ` +
      `memory ${figures.memory.toFixed(0)} MB, blocked ${figures.blocked.toFixed(0)} ms`,
  );
  return (Object.keys(PROMISED) as (keyof typeof PROMISED)[])
    .filter((key) => !(figures[key] <= PROMISED[key]))
    .map((key) => `${key} is ${figures[key].toFixed(0)}, promised ${PROMISED[key]}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const rows: Row[] = [];
  for (const name of [...PAGES.keys()].filter((one) => one.includes(values.only))) {
    const whole = await measure(name, PAGE_BYTES);
    const growth = whole.cpu < GROWTH_FROM ? null : whole.cpu / (await measure(name, PAGE_BYTES / 2)).cpu;
    const row = { name, ...whole, growth };
    rows.push(row);
    if (values.all) console.log(line(row));
  }
  const broken = report(rows);
  for (const one of broken) console.error(one);
  if (broken.length > 0) process.exitCode = 1;
}

void main();
