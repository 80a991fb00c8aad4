/** Unit tests stand beside what they test. Our code is compiled by SWC; packages that are ESM alone load as they are (Node 24). */
const { join } = require('node:path');

// Jest's tests see a copy of the environment, fontconfig reads the real one: what a build sets itself stands here for
// them (src/content/outputs/cards/fonts.ts).
process.env.FONTCONFIG_FILE = join(__dirname, 'src/content/outputs/cards/fonts.conf');

module.exports = {
  testEnvironment: 'node',
  // Far beyond what any test takes on a busy machine: no test is decided by a clock.
  testTimeout: 120_000,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // What takes long and rarely changes is for `npm run test:all` (docs/test.md).
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.FACET_LONG_TESTS === '1' ? [] : ['\\.long\\.test\\.'])],
  // All processors: by default Jest leaves one alone, which on two is half of them.
  maxWorkers: '100%',
  cacheDirectory: '<rootDir>/node_modules/.cache/facet/jest',
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
