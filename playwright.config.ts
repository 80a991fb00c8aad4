import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Chromium without a window: the same pages in half the time, since a browser's own interface takes the other half. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';

/** These work on copies of the project. */
const BUILDS = [
  'netlify.spec.ts',
  'writing.spec.ts',
  'preview.spec.ts',
  'preview.long.spec.ts',
  'writing.long.spec.ts',
  'developing.long.spec.ts',
  'deploys.long.spec.ts',
];

/** `npm run test:all` also runs slow tests of what rarely changes, and some builds that may differ (docs/test.md). */
const ALL = process.env['FACET_LONG_TESTS'] === '1';
const LEFT_OUT = [...(ALL ? [] : ['*.long.spec.ts']), ...(!ALL && process.env['FACET_BUILDS'] === '0' ? BUILDS : [])];

/** This one starts Netlify's local platform; all others use the direct one, which the set-up starts. */
const PLATFORM = ['platform.long.spec.ts'];

/** Every test uses the whole product. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/harness/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Half of a test's time is waiting, partly for sites that are slow on purpose.
  workers: Math.max(4, availableParallelism()),
  timeout: 120_000,
  // An assessment may wait for another of the same site and takes up to 20 s itself; no test is decided by a clock.
  expect: { timeout: 45_000 },
  reporter: [['dot'], ['json', { outputFile: 'node_modules/.cache/facet/playwright.json' }]],
  use: {
    baseURL: process.env['FACET_ORIGIN'] ?? '',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The slowest start first.
    { name: 'builds', testMatch: BUILDS, testIgnore: LEFT_OUT, timeout: 900_000 },
    { name: 'platform', testMatch: PLATFORM, testIgnore: LEFT_OUT, timeout: 600_000 },
    { name: 'site', testIgnore: [...BUILDS, ...PLATFORM, ...LEFT_OUT] },
  ],
});
