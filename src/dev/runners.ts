/** What `npm test` and `npm run check` run: a tool, its arguments, and how to read its report. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from './children';
import { GATSBY, LOGS, QUIET, ROOT } from './site';
import { jestCounts, playwrightCounts, type Counts } from './test-counts';

export interface Runner {
  readonly name: string;
  /** Below `node_modules`. */
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Its report and how to read it; a runner without one counts as one test. */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => Counts };
}

export interface Outcome extends Counts {
  readonly seconds: number;
  /** File with everything it printed. */
  readonly log: string;
  /** The last lines it printed. */
  readonly tail: string;
}

const JEST_REPORT = join(LOGS, 'jest.json');
const SITE_REPORT = join(LOGS, 'site.json');
const PLAYWRIGHT_REPORT = join(LOGS, 'playwright.json');

/** @param args files or folders, and more */
export function formatting(args: readonly string[]): Runner {
  return {
    name: 'format',
    script: 'oxfmt/bin/oxfmt',
    args: ['--check', '--no-error-on-unmatched-pattern', ...args],
  };
}

/** Checks the whole project, because changing a type causes errors where it is used. Needs no cache. */
export const linting: Runner = { name: 'lint and types', script: 'oxlint/bin/oxlint', args: [] };

function jest(name: string, file: string, args: readonly string[], long: boolean): Runner {
  return {
    name,
    script: 'jest/bin/jest.js',
    args: ['--json', `--outputFile=${file}`, ...args],
    env: {
      // Lets Jest load packages that are only ES modules.
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      FACET_REUSE_BUILD: '1',
      ...(long && { FACET_LONG_TESTS: '1' }),
    },
    report: { file, read: jestCounts },
  };
}

/** @param long whether slow tests run, too */
export function unitTests(args: readonly string[], long = false): Runner {
  return jest('unit tests', JEST_REPORT, args, long);
}

/** Tests of the last build that need no browser. @param long whether slow tests run, too */
export function siteTests(args: readonly string[], long = false): Runner {
  return jest('site tests', SITE_REPORT, ['--config', 'jest.site.config.cjs', ...args], long);
}

export const building: Runner = { name: 'build', script: GATSBY, args: ['build', '--no-color'] };

/**
 * Serves the last build.
 *
 * @param long whether slow tests run, too
 * @param builds whether all builds of their own are made
 */
export function browserTests(args: readonly string[], long = false, builds = true): Runner {
  return {
    name: 'end-to-end tests',
    script: '@playwright/test/cli.js',
    args: ['test', ...args],
    env: {
      FACET_REUSE_BUILD: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
      FACET_BUILDS: builds ? '1' : '0',
      ...(long && { FACET_LONG_TESTS: '1' }),
    },
    report: { file: PLAYWRIGHT_REPORT, read: playwrightCounts },
  };
}

/** @param text the report, null if the runner left none @param code the exit code; null if a signal ended it */
export function countsOf(report: Runner['report'], text: string | null, code: number | null): Counts {
  if (report === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = text === null ? { passed: 0, failed: 0 } : readReport(report, text);
  // It ran nothing, or failed outside its tests.
  const broken = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return broken ? { ...counts, failed: 1 } : counts;
}

/** A report that cannot be read counts as none. */
function readReport({ read }: NonNullable<Runner['report']>, text: string): Counts {
  try {
    return read(JSON.parse(text));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Runs it to its end. @param show whether to show what it prints meanwhile */
export async function runToEnd(runner: Runner, show: boolean): Promise<Outcome> {
  const { name, script, args, env, report } = runner;
  const log = join(LOGS, `${name.replaceAll(' ', '-')}.log`);
  const began = Date.now();
  if (report !== undefined) await rm(report.file, { force: true });
  const child = start({
    name,
    script: join(ROOT, 'node_modules', script),
    args,
    cwd: ROOT,
    env: { ...QUIET, ...env },
    log,
    show,
  });
  const code = await child.ended;
  const text = report === undefined ? null : await readFile(report.file, 'utf8').catch(() => null);
  const seconds = Math.round((Date.now() - began) / 1000);
  return { ...countsOf(report, text, code), seconds, log, tail: child.tail() };
}
