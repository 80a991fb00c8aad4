/** Unit tests are next to what they test. SWC compiles our code; ESM-only packages load unchanged (Node 24). */
const { join } = require('node:path');

// Tests see Jest's copy of the environment, fontconfig reads the real one: so variables that a build sets itself are
// set here for the tests (src/printing/fonts.ts).
process.env.FONTCONFIG_FILE = join(__dirname, 'src/printing/fonts.conf');

module.exports = {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/src/dev/jest-setup.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/dev/jest-long.cjs'],
  // Far more than any test takes on a busy machine: no test is decided by a clock.
  testTimeout: 120_000,
  // Those in tests/ type what the docs say: they may use every room.
  roots: ['<rootDir>/src', '<rootDir>/tests/documented', '<rootDir>/tests/smoke'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // Slow tests of what rarely changes are for `npm run test:all` (docs/test.md).
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.FACET_LONG_TESTS === '1' ? [] : ['\\.long\\.test\\.'])],
  // All processors: by default Jest leaves one free, which is half of two.
  maxWorkers: '100%',
  cacheDirectory: '<rootDir>/node_modules/.cache/facet/jest',
  // zod's messages in fifty languages, which nothing shows: a file each, loaded anew for every test file.
  moduleNameMapper: { '^\\.\\./locales/index\\.cjs$': 'zod/v4/locales/en.cjs' },
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};
