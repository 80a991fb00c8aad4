/** `npm run bench:comparison`: four slow sites at once, compared with the slowest alone. See bench/README.md. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { parseTypedUrl } from '../../src/brand/urls/typed-url';
import { assessSite } from '../../src/server/assessing/assess-site';
import { testServices, TEST_ENVIRONMENT } from '../../src/server/platform/testing/services';
import { memoryStorage } from '../../src/server/platform/testing/memory-storage';
import type { Services } from '../../src/server/platform/services';
import { serveSlowly, type SlowSite } from './sites';

const HELP = `npm run bench:comparison -- [options]

  --delay MS    what the slowest site thinks about each answer; the others think three, two and one quarter (default 600)
  --runs R      measured runs of each; the median is shown (default 5)
`;

/** The longest that four at once may take, as a multiple of the slowest alone. */
const MOST = 1.25;

const { values } = parseArgs({
  options: {
    delay: { type: 'string', default: '600' },
    runs: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

function count(value: string, name: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} takes a whole number above zero.`);
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** Measures sites as the function does, with a new storage. @returns milliseconds */
async function time(sites: readonly SlowSite[], services: Services): Promise<number> {
  const sampleHosts = Object.keys(services.environment.sampleHosts);
  const start = performance.now();
  await Promise.all(
    sites.map(async ({ host }) => {
      const target = parseTypedUrl(host, { sampleHosts });
      if (!target.ok) throw new Error(`${host}: ${target.code}`);
      const signal = new AbortController().signal;
      const assessment = await assessSite(target, services, { signal, onRequest: () => undefined });
      if (assessment.state !== 'done' || !assessment.outcome.ok) throw new Error(`${host} was not measured`);
    }),
  );
  return performance.now() - start;
}

async function main(): Promise<void> {
  if (values.help) {
    console.log(HELP);
    return;
  }
  const delay = count(values.delay, 'delay');
  const runs = count(values.runs, 'runs');
  const sites = [4, 3, 2, 1].map((quarters): SlowSite => {
    return { host: `slow-${String(quarters)}.example`, delay: (delay * quarters) / 4 };
  });
  const served = await serveSlowly(sites);
  const fresh = () =>
    testServices({
      environment: { ...TEST_ENVIRONMENT, sampleHosts: served.sampleHosts },
      storage: memoryStorage(),
      now: () => new Date(),
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      report: (error) => {
        throw error;
      },
    });
  try {
    // Neither figure includes loading and compiling at first use.
    await time(sites, fresh());
    const alone: number[] = [];
    const together: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      alone.push(await time(sites.slice(0, 1), fresh()));
      together.push(await time(sites, fresh()));
    }
    const ratio = median(together) / median(alone);
    console.log(
      [
        `median of ${String(runs)} runs, load ${(loadavg()[0] ?? NaN).toFixed(1)}`,
        '',
        `slowest alone   ${median(alone).toFixed(0).padStart(7)} ms`,
        `four at once    ${median(together).toFixed(0).padStart(7)} ms ${ratio.toFixed(2).padStart(6)} × (at most ${String(MOST)})`,
      ].join('\n'),
    );
    if (ratio > MOST) process.exitCode = 1;
  } finally {
    await served.close();
  }
}

void main();
