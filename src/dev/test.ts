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
 * In parallel: the build with all that is tested of it, and the unit tests with the checks of sources. Browsers wait for
 * half of their time, which unit tests use; both are tested to be right however long they are kept waiting.
 */
function lanes(): readonly (readonly Runner[])[] {
  return [
    [building, siteTests([], all), browserTests([], all, makesBuilds())],
    [unitTests([], all), formatting(['.']), linting],
  ];
}

/** A runner's output is shown as a whole, so that two in parallel do not mix. */
function tell({ name }: Runner, { passed, failed, seconds, tail, log }: Outcome): void {
  if (failed > 0) console.log(`\n${tail}\n  Everything it said: ${log}`);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}

async function runLane(runners: readonly Runner[]): Promise<readonly Counts[]> {
  const counts: Counts[] = [];
  for (const runner of runners) {
    const outcome = await runToEnd(runner, false);
    tell(runner, outcome);
    counts.push(outcome);
    // What an earlier build left must not be tested in the place of this one.
    if (runner === building && outcome.failed > 0) break;
  }
  return counts;
}

async function runAll(): Promise<void> {
  console.log('Build, site and end-to-end tests; unit tests, format, lint and types …');
  const counts = (await Promise.all(lanes().map(runLane))).flat();
  const sum = (name: keyof Counts) => counts.reduce((total, each) => total + each[name], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(130));
void runAll();
