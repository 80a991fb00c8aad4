/**
 * `npm test`: every check of the project, one after the other. All of them run whatever fails; the last line adds
 * them up, and the exit code is 1 where anything failed or one of them ran no test at all.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from './children';
import { LOGS, QUIET, ROOT } from './site';
import { jestCounts, playwrightCounts, type Counts } from './test-counts';

interface Runner {
  readonly name: string;
  /** Below `node_modules`. */
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The report it writes and how to read it; a runner without one counts as one test. */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => Counts };
}

const JEST_REPORT = join(LOGS, 'jest.json');
const PLAYWRIGHT_REPORT = join(LOGS, 'playwright.json');

const RUNNERS: readonly Runner[] = [
  { name: 'format', script: 'prettier/bin/prettier.cjs', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', script: 'eslint/bin/eslint.js', args: ['--max-warnings', '0', '.'] },
  { name: 'typecheck', script: 'typescript/bin/tsc', args: ['--noEmit'] },
  {
    name: 'unit tests',
    script: 'jest/bin/jest.js',
    args: ['--json', `--outputFile=${JEST_REPORT}`],
    // Lets Jest load packages that are ES modules alone.
    env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    report: { file: JEST_REPORT, read: jestCounts },
  },
  { name: 'build', script: 'gatsby/cli.js', args: ['build', '--no-color'] },
  {
    name: 'end-to-end tests',
    script: '@playwright/test/cli.js',
    args: ['test'],
    env: { FACET_REUSE_BUILD: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
    report: { file: PLAYWRIGHT_REPORT, read: playwrightCounts },
  },
];

async function countsOf(runner: Runner, code: number | null): Promise<Counts> {
  if (runner.report === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(runner.report.file, 'utf8').catch(() => null);
  const counts = text === null ? { passed: 0, failed: 0 } : runner.report.read(JSON.parse(text));
  const broken = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return broken ? { ...counts, failed: 1 } : counts;
}

async function runAll(): Promise<void> {
  const total = { passed: 0, failed: 0 };
  for (const runner of RUNNERS) {
    console.log(`\n— ${runner.name}`);
    const began = Date.now();
    if (runner.report !== undefined) await rm(runner.report.file, { force: true });
    const child = start({
      name: runner.name,
      script: join(ROOT, 'node_modules', runner.script),
      args: runner.args,
      cwd: ROOT,
      env: { ...QUIET, ...runner.env },
      log: join(LOGS, `${runner.name.replaceAll(' ', '-')}.log`),
      show: true,
    });
    const { passed, failed } = await countsOf(runner, await child.ended);
    total.passed += passed;
    total.failed += failed;
    console.log(`  ${runner.name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(130));
void runAll();
