/** Adds up what test runners report. */
import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not even be loaded; no other number includes their tests. */
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  /** Errors outside tests: a set-up that failed, a file that could not be loaded. */
  errors: z.array(z.unknown()),
});

/** Reads the report of `jest --json`. A file that cannot be loaded is one failure. */
export function jestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Reads the report of Playwright's JSON reporter. A test that passes only when retried counts as failed. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
