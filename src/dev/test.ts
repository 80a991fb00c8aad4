/**
 * `npm test`: all checks and tests; `npm run test:all` (`--all`): the slow ones of what rarely changes, too. All of
 * them run even if some fail. The last line adds everything up, and the exit code is 1 if anything failed or a runner
 * ran no test at all.
 */
import { filesForBuilds } from './check/builds-of-their-own';
import {
  browserTests,
  building,
  formatting,
  linting,
  runToEnd,
  siteTests,
  unitTests,
  type Outcome,
  type Runner,
} from './runners';
import { ROOT } from './site';
import type { Counts } from './test-counts';

/** By their names in reports. */
const TESTS_OF_BUILD = [siteTests([]).name, browserTests([]).name];

const all = process.argv.includes('--all');

/** Whether all builds of their own are made, and says so if not. */
function makesBuilds(): boolean {
  const files = all ? null : filesForBuilds(ROOT);
  if (files?.length !== 0) return true;
  console.log(
    'Nothing changed that builds are made from: npm run test:all makes a preview, an edit and a deploy of their own.',
  );
  return false;
}

/**
 * In parallel what does not wait for others: the build with the tests of its files, which use one processor, beside the
 * checks of sources and the unit tests. Browsers come last: beside others they would take a seventh more in all.
 */
function phases(): readonly (readonly (readonly Runner[])[])[] {
  return [
    [
      [building, siteTests([], all)],
      [formatting(['.']), linting, unitTests([], all)],
    ],
    [[browserTests([], all, makesBuilds())]],
  ];
}

/** A runner's output is shown as a whole, so that two in parallel do not mix. */
function tell({ name }: Runner, { passed, failed, seconds, tail, log }: Outcome): void {
  if (failed > 0) console.log(`\n${tail}\n  Everything it said: ${log}`);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}

/** Whether there is a build to test: what an earlier one left must not be tested in the place of this one. */
let isBuilt = true;

async function runLane(runners: readonly Runner[]): Promise<readonly Counts[]> {
  const counts: Counts[] = [];
  for (const runner of runners) {
    if (!isBuilt && TESTS_OF_BUILD.includes(runner.name)) continue;
    const outcome = await runToEnd(runner, false);
    tell(runner, outcome);
    counts.push(outcome);
    if (runner === building && outcome.failed > 0) isBuilt = false;
  }
  return counts;
}

async function runAll(): Promise<void> {
  console.log('Build, site and end-to-end tests; unit tests, format, lint and types …');
  const counts: Counts[] = [];
  for (const lanes of phases()) counts.push(...(await Promise.all(lanes.map(runLane))).flat());
  const sum = (name: keyof Counts) => counts.reduce((total, each) => total + each[name], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(130));
void runAll();
